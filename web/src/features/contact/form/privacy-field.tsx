import { Link } from 'wouter';
import { CheckField } from '../../../components/check-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import styles from './privacy-field.module.css';

type PrivacyFieldProps = {
  /** False for account holders, who have accepted the notice. */
  isAsked: boolean;
  isChecked: boolean;
  error: string | undefined;
  onChange: (isChecked: boolean) => void;
};

export function PrivacyField({ isAsked, isChecked, error, onChange }: PrivacyFieldProps) {
  return (
    <div className={styles.privacy}>
      <p className={styles.note}>
        {m['contact.form.privacyNote']()} <Link href={PATHS.userPrivacy}>{m['privacy.link']()}</Link>
      </p>
      {isAsked && (
        <CheckField name="privacy" isChecked={isChecked} isRequired error={error} onChange={onChange}>
          {m['contact.form.privacy']()}
        </CheckField>
      )}
    </div>
  );
}
