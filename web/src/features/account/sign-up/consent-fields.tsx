import { CheckField } from '../../../components/check-field.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import type { FieldErrors } from '../../../lib/form.ts';
import type { Answer } from '../../../lib/form-schema.ts';
import { toHref } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import type { RegistrationDraft } from './registration.ts';
import styles from './sign-up-form.module.css';

type Consents = Pick<RegistrationDraft, 'accept' | 'consent_data_processing' | 'consent_marketing'>;
type ConsentFieldsProps = {
  values: Consents;
  errors: FieldErrors<Consents>;
  /** Consent that the reader gives by submitting the form. */
  declaration: string;
  onChange: (changes: Partial<Consents>) => void;
};

/** Age, notice, and a choice for each purpose; nothing is preselected. */
export function ConsentFields({ values, errors, declaration, onChange }: ConsentFieldsProps) {
  const answers: { value: Exclude<Answer, ''>; text: string }[] = [
    { value: 'accept', text: m['privacy.accept']() },
    { value: 'refuse', text: m['privacy.refuse']() },
  ];
  return (
    <section className={styles.consents}>
      <h2 className={styles.heading}>{m['account.signUp.consents']()}</h2>
      <RadioGroup
        legend={m['privacy.dataProcessing.title']()}
        name="consent_data_processing"
        value={values.consent_data_processing}
        options={answers}
        hint={m['privacy.dataProcessing.text']()}
        error={errors.consent_data_processing}
        onChange={(consent_data_processing) => onChange({ consent_data_processing })}
      />
      <RadioGroup
        legend={m['privacy.marketing.title']()}
        name="consent_marketing"
        value={values.consent_marketing}
        options={answers}
        hint={m['privacy.marketing.text']()}
        error={errors.consent_marketing}
        onChange={(consent_marketing) => onChange({ consent_marketing })}
      />
      <CheckField
        name="accept"
        isChecked={values.accept}
        isRequired
        error={errors.accept}
        onChange={(accept) => onChange({ accept })}
      >
        {m['privacy.confirm']()}
      </CheckField>
      <p className={styles.note}>
        {declaration}{' '}
        <a href={toHref(PATHS.userPrivacy)} target="_blank" rel="noopener">
          {m['privacy.readNotice']()}
        </a>
      </p>
    </section>
  );
}
