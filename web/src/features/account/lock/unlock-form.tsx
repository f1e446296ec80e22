import type { Session } from '@press-room/contract/account';
import type { SecondStep } from '@press-room/contract/second-factor';
import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError, statusOf } from '../../../lib/api-error.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredSecret } from '../../../lib/form-schema.ts';
import { isLocked, type Locked } from '../../../lib/locked.ts';
import { dismissErrors } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { requestSession } from '../queries.ts';
import { readSecondStep } from '../second-step/queries.ts';
import { admit } from '../sign-in.ts';

const SignInStep = lazyComponent(async () => (await import('../second-step/sign-in-step.tsx')).SignInStep);

/** Continues with a new session, unless the reader signed out meanwhile. */
const unlock = (session: Session) => admit(session, isLocked);

export function UnlockForm({ locked }: { locked: Locked }) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [refusal, setRefusal] = useState<string>();
  if (step) {
    const handleSession = async (session: Session) => {
      const admission = await unlock(session);
      if (!('refusal' in admission)) return;
      setStep(null);
      setRefusal(admission.refusal);
    };
    return <SignInStep step={step} onSession={handleSession} onRestart={() => setStep(null)} />;
  }
  return <PasswordForm locked={locked} refusal={refusal} onRefusal={setRefusal} onStep={setStep} />;
}

const SCHEMA = formSchema<{ password: string }>({ password: requiredSecret() });

type PasswordFormProps = {
  locked: Locked;
  /** Reason why the account is refused. */
  refusal: string | undefined;
  onRefusal: (refusal: string | undefined) => void;
  onStep: (step: SecondStep) => void;
};

function PasswordForm({ locked: { email }, refusal, onRefusal, onStep }: PasswordFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { password: '' },
    submit: async ({ password }) => {
      dismissErrors();
      onRefusal(undefined);
      const opened = await requestSession({ email, password }).catch(readStep);
      if ('ticket' in opened) return onStep(opened);
      const admission = await unlock(opened);
      if ('refusal' in admission) onRefusal(admission.refusal);
    },
  });
  const { attach, element, errors } = form;
  useEffect(() => element?.querySelector<HTMLInputElement>('[type="password"]')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={m['account.password.label']()}
        autoComplete="current-password"
        {...form.field('password')}
        error={errors.password ?? refusal}
        onChange={(password) => {
          form.change({ password });
          onRefusal(undefined);
        }}
        revealLabel={m['account.password.reveal']()}
      />
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={`${buttons.button} ${forms.submit}`} disabled={form.isBusy}>
          {m['account.lock.submit']()}
        </button>
      </div>
    </form>
  );
}

/** Second step required by an error. @throws other errors */
function readStep(error: unknown): SecondStep {
  const step = readSecondStep(error);
  if (step) return step;
  throw statusOf(error) === 400 ? new ApiError(400, { password: [m['account.login.wrong']()] }) : error;
}
