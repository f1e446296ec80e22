import { PERSON_LANGUAGES } from '@press-room/contract/account';
import { useState } from 'react';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { isAccreditationReviewed } from '../../../config.ts';
import type { FieldErrors } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import { toLanguageOptions } from '../profession/language-options.ts';
import { ProfessionFields } from '../profession/profession-fields.tsx';
import type { RegistrationDraft } from './registration.ts';
import styles from './sign-up-form.module.css';

type WorkFieldsProps = {
  values: RegistrationDraft;
  errors: FieldErrors<RegistrationDraft>;
  onChange: (changes: Partial<RegistrationDraft>) => void;
};

/** Collapsed, because all fields are optional; open if any has a value. */
export function WorkFields({ values, errors, onChange }: WorkFieldsProps) {
  const [isStarted] = useState(
    () =>
      [values.qualify, values.newspaper, values.publishing_house, values.periodicity].some(Boolean) ||
      values.sector.length > 0,
  );
  return (
    <Disclosure
      className={styles.work}
      isOpen={isStarted || isAccreditationReviewed()}
      summary={
        <span className={styles.summary}>
          <strong>{m['account.work.title']()}</strong>
          <span className={styles.note}>
            {isAccreditationReviewed() ? m['account.work.needed']() : m['account.work.optional']()}
          </span>
        </span>
      }
    >
      <div className={styles.workFields}>
        <ProfessionFields values={values} errors={errors} onChange={onChange} />
        <ChoiceField
          label={m['account.language.label']()}
          name="language"
          value={values.language}
          options={toLanguageOptions(PERSON_LANGUAGES)}
          hint={m['account.language.hint']()}
          onChange={(language) => onChange({ language })}
        />
      </div>
    </Disclosure>
  );
}
