import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useZodForm } from '../../lib/form.ts';
import { isAt } from '../../lib/is-here.ts';
import { m } from '../../paraglide/messages.js';
import { safeRedirect } from '../../paths.ts';
import { CREDENTIALS } from './credentials.ts';
import styles from './login-form.module.css';
import type { Credentials } from './queries.ts';
import { enter, type Outcome, signIn } from './sign-in.ts';

const SignInStep = lazyComponent(async () => (await import('./second-step/sign-in-step.tsx')).SignInStep);

/** The password, then the second factor of who has one; `children` stand below the first step. */
export function LoginForm({ children }: { children?: ReactNode }) {
  const [here, navigate] = useLocation();
  const target = safeRedirect(new URLSearchParams(useSearch()).get('redirect'));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleOutcome = (reached: Outcome) => {
    setOutcome(reached);
    if ('next' in reached && isAt(here)) navigate(reached.next, { replace: true });
  };
  if (outcome && 'step' in outcome) {
    return (
      <SignInStep
        step={outcome.step}
        onRestart={() => setOutcome(null)}
        onSession={async (session) => handleOutcome(await enter(session, target))}
      />
    );
  }
  return (
    <>
      <PasswordStep
        refusal={outcome && 'refusal' in outcome ? outcome.refusal : undefined}
        onChange={() => setOutcome(null)}
        onSubmit={async (credentials) => handleOutcome(await signIn(credentials, target))}
      />
      {children}
    </>
  );
}

type PasswordStepProps = {
  /** Told in a notice that can be dismissed: the focus stays where it is, unlike with a field to mend. */
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
