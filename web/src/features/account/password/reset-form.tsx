import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { checkNewPassword, NewPasswordField } from './new-password-field.tsx';

type ResetFormProps = { onPassword: (password: string) => Promise<void>; onLinkRefused: () => void };

export function ResetForm({ onPassword, onLinkRefused }: ResetFormProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => checkNewPassword(password),
    submit: async ({ password }) => {
      try {
        await onPassword(password);
      } catch (error) {
        // A refusal that names no field is about the link: used, forged or too old.
        if (error instanceof ApiError && error.status === 400 && Object.keys(error.fields).length === 0)
          onLinkRefused();
        throw error;
      }
    },
  });
  const { attach } = form;
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <NewPasswordField
        label={m['account.password.new']()}
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.change({ password })}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.reset.submit']()}
        </button>
      </div>
    </form>
  );
}
