import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import type { askProofOptions, FactorAnswer } from '../second-step/queries.ts';
import styles from '../second-step/second-step.module.css';
import { describePasskeyFailure } from './describe-passkey-failure.ts';

type PasskeyButtonProps = {
  askOptions: typeof askProofOptions;
  onAnswer: (answer: FactorAnswer) => Promise<void>;
};

/** The browser asks for the passkey; who turns away may press again. */
export function PasskeyButton({ askOptions, onAnswer }: PasskeyButtonProps) {
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
