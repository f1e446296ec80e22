import type { Session } from '@press-room/contract/account';
import type { SecondStep } from '@press-room/contract/second-factor';
import { useEffect, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { latePart } from '../../../components/late-part.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { storeSession } from '../../../lib/auth.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredSecret } from '../../../lib/form-schema.ts';
import { isLocked, type Locked } from '../../../lib/locked.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { requestSession } from '../queries.ts';
import { readSecondStep } from '../second-step/queries.ts';

const SignInStep = latePart(async () => (await import('../second-step/sign-in-step.tsx')).SignInStep);

/** A stored session ends the lock; who has signed out meanwhile stays out. */
function unlock(session: Session): void {
  if (isLocked()) storeSession(session);
}

export function UnlockForm({ locked }: { locked: Locked }) {
  const [step, setStep] = useState<SecondStep | null>(null);
  if (step) return <SignInStep step={step} onSession={unlock} onRestart={() => setStep(null)} />;
  return <PasswordForm locked={locked} onStep={setStep} />;
}

const SCHEMA = formSchema<{ password: string }>({ password: requiredSecret() });

type PasswordFormProps = { locked: Locked; onStep: (step: SecondStep) => void };

function PasswordForm({ locked: { email }, onStep }: PasswordFormProps) {
  const form = useZodForm({
    schema: SCHEMA,
    initial: { password: '' },
    submit: async ({ password }) => {
      try {
        unlock(await requestSession({ email, password }));
      } catch (error) {
        const step = readSecondStep(error);
        if (step) return onStep(step);
        throw isWrongPassword(error) ? toFieldError() : error;
      }
    },
  });
  const { attach, element } = form;
  useEffect(() => element?.querySelector<HTMLInputElement>('[type="password"]')?.focus(), [element]);
  return (
    <form ref={attach} className={forms.form} noValidate onSubmit={form.handleSubmit}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={m['account.password.label']()}
        autoComplete="current-password"
        {...form.field('password')}
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

const isWrongPassword = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
const toFieldError = (): ApiError => new ApiError(400, { password: [m['account.login.wrong']()] });
