import { CHANGE_PASSWORD_PATH, type User } from '@press-room/contract/account';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredSecret } from '../../../lib/form-schema.ts';
import { goOnWith } from '../../../lib/go-on.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { NewPasswordField, newPassword } from './new-password-field.tsx';

const SCHEMA = formSchema<typeof EMPTY>({ old_password: requiredSecret(), password: newPassword() });
const EMPTY = { old_password: '', password: '' };

/** Changes the password and ends all other sessions; this one continues with the token in the answer. */
export function ChangePasswordForm({ user }: { user: User }) {
  const [isDone, setIsDone] = useState(false);
  const form = useZodForm({
    schema: SCHEMA,
    initial: EMPTY,
    submit: async (values) => {
      setIsDone(false);
      const { token } = await postJson<{ token: string }>(CHANGE_PASSWORD_PATH, values);
      goOnWith({ token, user });
      form.reset(EMPTY);
      setIsDone(true);
    },
  });
  const { attach } = form;
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      {isDone && (
        <StatusNote kind="success" title={m['account.change.done']()}>
          <p>{m['account.change.doneHint']()}</p>
        </StatusNote>
      )}
      {/* Password managers need the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordField
        label={m['account.password.old']()}
        autoComplete="current-password"
        {...form.field('old_password')}
        revealLabel={m['account.password.reveal']()}
      />
      <NewPasswordField label={m['account.password.new']()} {...form.field('password')} />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.change.submit']()}
        </button>
      </div>
    </form>
  );
}
