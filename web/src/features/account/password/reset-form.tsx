import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { NewPasswordField, newPassword } from './new-password-field.tsx';

const SCHEMA = formSchema<{ password: string }>({ password: newPassword() });

type ResetFormProps = { onPassword: (password: string) => Promise<void>; onLinkRefused: () => void };

export function ResetForm({ onPassword, onLinkRefused }: ResetFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { password: '' },
    submit: async ({ password }) => {
      try {
        await onPassword(password);
      } catch (error) {
        // A refusal without a field concerns the link: used, forged or expired.
        // 404: passwords cannot be reset here.
        const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
        if (isRefused && Object.keys(error.fields).length === 0) onLinkRefused();
        throw error;
      }
    },
  });
  const { attach } = form;
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <NewPasswordField label={m['account.password.new']()} {...form.field('password')} />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.reset.submit']()}
        </button>
      </div>
    </form>
  );
}
