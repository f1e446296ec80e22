import type { FactorMethod } from '@press-room/contract/second-factor';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { describePasskeyFailure } from '../passkeys/describe-passkey-failure.ts';
import { CodeForm } from './code-form.tsx';
import type { askProofOptions, FactorAnswer } from './queries.ts';
import { RecoveryForm } from './recovery-form.tsx';
import styles from './second-step.module.css';

type FactorWaysProps = {
  methods: readonly FactorMethod[];
  askOptions: typeof askProofOptions;
  /** @throws ApiError, shown at the field or the form */
  onAnswer: (answer: FactorAnswer) => Promise<void>;
  /** Shown beside the button that submits, or at the end. */
  onCancel?: () => void;
};

/** Form for the second factors of an account; recovery codes only on request. */
export function FactorWays({ methods, askOptions, onAnswer, onCancel }: FactorWaysProps) {
  const [isRecovering, setIsRecovering] = useState(false);
  const hasOthers = methods.includes('totp') || methods.includes('passkey');
  if (isRecovering || !hasOthers) {
    return (
      <div className={styles.ways}>
        <RecoveryForm
          onCode={(recovery_code) => onAnswer({ recovery_code })}
          {...(onCancel && { onCancel })}
        />
        {hasOthers && (
          <button type="button" className={forms.textButton} onClick={() => setIsRecovering(false)}>
            {m['account.step.other']()}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {methods.includes('totp') && (
        <CodeForm
          hint={m['account.code.hint']()}
          submitLabel={m['account.step.submit']()}
          onCode={(code) => onAnswer({ code })}
          {...(onCancel && { onCancel })}
        />
      )}
      {methods.includes('passkey') && <PasskeyButton askOptions={askOptions} onAnswer={onAnswer} />}
      {methods.includes('recovery_code') && (
        <button type="button" className={forms.textButton} onClick={() => setIsRecovering(true)}>
          {m['account.step.recovery']()}
        </button>
      )}
      {onCancel && !methods.includes('totp') && (
        <button type="button" className={buttons.quiet} onClick={onCancel}>
          {m['account.cancel']()}
        </button>
      )}
    </div>
  );
}

type PasskeyButtonProps = {
  askOptions: typeof askProofOptions;
  onAnswer: (answer: FactorAnswer) => Promise<void>;
};

/** Opens the browser's passkey dialog; after a cancellation the reader can retry. */
function PasskeyButton({ askOptions, onAnswer }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      onAnswer({ passkey: await startAuthentication({ optionsJSON: await askOptions() }) }),
  });
  return (
    <div className={styles.way}>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
        <Icon name="key" size={20} />
        {m['account.step.passkey']()}
      </button>
      {error && <StatusNote kind="alert" title={describePasskeyFailure(error)} />}
    </div>
  );
}
