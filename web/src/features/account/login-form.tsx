import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import { safeRedirect } from '../../paths.ts';
import { type CredentialErrors, checkCredentials } from './check-credentials.ts';
import styles from './login-form.module.css';
import type { Credentials } from './queries.ts';
import { signIn } from './sign-in.ts';

export function LoginForm() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const errors: CredentialErrors = isChecked ? checkCredentials(credentials) : {};

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = Object.keys(checkCredentials(credentials))[0];
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    const target = safeRedirect(new URLSearchParams(search).get('redirect'));
    const next = await signIn(credentials, target);
    if (next !== null) navigate(next, { replace: true });
    setIsBusy(false);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={m['account.email.label']()}
        name="email"
        type="email"
        autoComplete="username"
        value={credentials.email}
        error={errors.email}
        onChange={(email) => setCredentials((typed) => ({ ...typed, email: email.trim() }))}
      />
      <PasswordField
        label={m['account.password.label']()}
        revealLabel={m['account.password.reveal']()}
        name="password"
        autoComplete="current-password"
        value={credentials.password}
        error={errors.password}
        onChange={(password) => setCredentials((typed) => ({ ...typed, password }))}
      />
      <button type="submit" className={buttons.button} disabled={isBusy}>
        {m['account.login.submit']()}
      </button>
    </form>
  );
}
