import { CHANGE_PASSWORD_PATH, type User } from '@press-room/contract/account';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { storeSession } from '../../../lib/auth.ts';
import { useForm } from '../../../lib/use-form.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { checkNewPassword, NewPasswordField } from './new-password-field.tsx';

const EMPTY = { old_password: '', password: '' };

/** Ends every other session; this one goes on with the token of the answer. */
export function ChangePasswordForm({ user }: { user: User }) {
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: ({ old_password, password }) => ({
      ...(old_password === '' && { old_password: m['account.password.required']() }),
      ...checkNewPassword(password),
    }),
    submit: async (values) => {
      setIsDone(false);
      const { token } = await postJson<{ token: string }>(CHANGE_PASSWORD_PATH, values);
      storeSession({ token, user });
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
      {/* Password managers need to know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} />
      <PasswordField
        label={m['account.password.old']()}
        name="old_password"
        autoComplete="current-password"
        value={form.values.old_password}
        error={form.errors.old_password}
        revealLabel={m['account.password.reveal']()}
        onChange={(old_password) => form.change({ old_password })}
      />
      <NewPasswordField
        label={m['account.password.new']()}
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.change({ password })}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.change.submit']()}
        </button>
      </div>
    </form>
  );
}
