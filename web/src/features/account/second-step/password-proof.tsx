import { useEffect } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { getUser } from '../../../lib/auth.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredSecret } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';

const SCHEMA = formSchema<{ password: string }>({ password: requiredSecret() });

type PasswordProofProps = { onPassword: (password: string) => Promise<void>; onCancel: () => void };

/** Proof by password, for accounts without a second factor. */
export function PasswordProof({ onPassword, onCancel }: PasswordProofProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { password: '' },
    submit: ({ password }) => onPassword(password),
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector<HTMLInputElement>('[type="password"]')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={getUser()?.email ?? ''} />
      <PasswordField
        label={m['account.password.current']()}
        autoComplete="current-password"
        {...form.field('password')}
        revealLabel={m['account.password.reveal']()}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.step.submit']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
