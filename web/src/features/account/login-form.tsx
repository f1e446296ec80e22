import type { ReactNode } from 'react';
import buttons from '../../components/button.module.css';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useZodForm } from '../../lib/form.ts';
import { m } from '../../paraglide/messages.js';
import { CREDENTIALS } from './credentials.ts';
import styles from './login-form.module.css';
import type { Credentials } from './queries.ts';
import { useSignIn } from './second-step/use-sign-in.tsx';
import { signIn } from './sign-in.ts';

/** Form for the password, then for the second factor if the account has one. `children` appear below the first step. */
export function LoginForm({ children }: { children?: ReactNode }) {
  const { step, refusal, target, reach, clear } = useSignIn();
  if (step) return step;
  return (
    <>
      <PasswordStep
        refusal={refusal}
        onChange={clear}
        onSubmit={async (credentials) => reach(await signIn(credentials, target))}
      />
      {children}
    </>
  );
}

type PasswordStepProps = {
  /** Refusal in a dismissible notice. It does not move the focus, unlike an invalid field. */
  refusal: string | undefined;
  onChange: () => void;
  onSubmit: (credentials: Credentials) => Promise<void>;
};

function PasswordStep({ refusal, onChange, onSubmit }: PasswordStepProps) {
  const form = useZodForm({
    schema: CREDENTIALS,
    initial: { email: '', password: '' },
    submit: async (credentials) => {
      onChange();
      await onSubmit(credentials);
    },
  });
  const { attach, errors } = form;
  const change = (typed: Partial<Credentials>) => {
    form.change(typed);
    onChange();
  };
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={m['account.email.label']()}
        type="email"
        autoComplete="username"
        {...form.field('email')}
        onChange={(email) => change({ email: email.trim() })}
      />
      <PasswordField
        label={m['account.password.label']()}
        revealLabel={m['account.password.reveal']()}
        autoComplete="current-password"
        {...form.field('password')}
        error={errors.password ?? refusal}
        onChange={(password) => change({ password })}
      />
      <button type="submit" className={buttons.button} disabled={form.isBusy}>
        {m['account.login.submit']()}
      </button>
    </form>
  );
}
