import type { AccountLink } from '@press-room/contract/account';
import { ACCEPT_INVITATION_PATH, type OpenInvitation } from '@press-room/contract/invitations';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { postJson } from '../../../lib/api.ts';
import { useZodForm } from '../../../lib/form.ts';
import { type Answer, accepted, answered, formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import { NewPasswordField, newPassword } from '../password/new-password-field.tsx';
import { ConsentFields } from '../sign-up/consent-fields.tsx';
import styles from '../sign-up/sign-up-form.module.css';

type Values = {
  password: string;
  accept: boolean;
  consent_data_processing: Answer;
  consent_marketing: Answer;
};

const EMPTY: Values = { password: '', accept: false, consent_data_processing: '', consent_marketing: '' };
const SCHEMA = formSchema<Values>({
  password: newPassword(),
  accept: accepted(),
  consent_data_processing: answered(),
  consent_marketing: answered(),
});

type AcceptanceFormProps = {
  link: AccountLink;
  invitation: OpenInvitation;
  onDone: () => void;
  /** Called if the link expired while the form was open. */
  onRefused: (error: unknown) => void;
};

/** Form for an invited person: a password, and the consents. */
export function AcceptanceForm({ link, invitation, onDone, onRefused }: AcceptanceFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: EMPTY,
    submit: async ({ consent_data_processing, consent_marketing, ...values }) => {
      try {
        await postJson(ACCEPT_INVITATION_PATH, {
          ...link,
          ...values,
          consent_data_processing: consent_data_processing === 'accept',
          consent_marketing: consent_marketing === 'accept',
        });
      } catch (error) {
        onRefused(error);
        throw error;
      }
      onDone();
    },
  });
  const { attach, values, errors, change } = form;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <p>
        {m['account.email.label']()}:{' '}
        <bdi className={styles.address}>{toReadableAddress(invitation.email)}</bdi>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <NewPasswordField label={m['account.password.label']()} {...form.field('password')} />
      <ConsentFields
        values={values}
        errors={errors}
        declaration={m['account.invitation.declaration']()}
        onChange={change}
      />
      <Refusal error={form.failure} />
      <button type="submit" className={`${buttons.button} ${styles.submit}`} disabled={form.isBusy}>
        {m['account.invitation.submit']()}
      </button>
    </form>
  );
}
