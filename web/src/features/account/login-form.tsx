import type { SecondStep } from '@press-room/contract/second-factor';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { latePart } from '../../components/late-part.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { m } from '../../paraglide/messages.js';
import { safeRedirect } from '../../paths.ts';
import { type CredentialErrors, checkCredentials } from './check-credentials.ts';
import styles from './login-form.module.css';
import type { Credentials } from './queries.ts';
import { enter, type Outcome, signIn } from './sign-in.ts';

const SignInStep = latePart(async () => (await import('./second-step/sign-in-step.tsx')).SignInStep);

/** The password, then the second factor of who has one; `children` stand below the first step. */
export function LoginForm({ children }: { children?: ReactNode }) {
  const [, navigate] = useLocation();
  const target = safeRedirect(new URLSearchParams(useSearch()).get('redirect'));
  const [step, setStep] = useState<SecondStep | null>(null);
  const handleOutcome = (outcome: Outcome) => {
    setStep('step' in outcome ? outcome.step : null);
    if ('next' in outcome) navigate(outcome.next, { replace: true });
  };
  if (step) {
    return (
      <SignInStep
        step={step}
        onRestart={() => setStep(null)}
        onSession={async (session) => handleOutcome(await enter(session, target))}
      />
    );
  }
  return (
    <>
      <PasswordStep target={target} onOutcome={handleOutcome} />
      {children}
    </>
  );
}

type PasswordStepProps = { target: string; onOutcome: (outcome: Outcome) => void };

function PasswordStep({ target, onOutcome }: PasswordStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const errors: CredentialErrors = isChecked ? checkCredentials(credentials) : {};

  const change = (typed: Partial<Credentials>) => {
    setCredentials((before) => ({ ...before, ...typed }));
    setRefusal('');
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = Object.keys(checkCredentials(credentials))[0];
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    setRefusal('');
    const outcome = await signIn(credentials, target);
    if ('refusal' in outcome) setRefusal(outcome.refusal);
    setIsBusy(false);
    onOutcome(outcome);
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
        onChange={(email) => change({ email: email.trim() })}
      />
      <PasswordField
        label={m['account.password.label']()}
        revealLabel={m['account.password.reveal']()}
        name="password"
        autoComplete="current-password"
        value={credentials.password}
        error={errors.password ?? (refusal || undefined)}
        onChange={(password) => change({ password })}
      />
      <button type="submit" className={buttons.button} disabled={isBusy}>
        {m['account.login.submit']()}
      </button>
    </form>
  );
}
