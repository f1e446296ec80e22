import type { Session } from '@press-room/contract/account';
import type { SecondStep } from '@press-room/contract/second-factor';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { attempt } from './attempt.ts';
import { FactorWays } from './factor-ways.tsx';
import { askSignInOptions, finishSignIn } from './queries.ts';
import styles from './second-step.module.css';

type SignInStepProps = {
  step: SecondStep;
  onSession: (session: Session) => Promise<void> | void;
  /** Returns to the password. */
  onRestart: () => void;
};

/** Second factor after a correct password. */
export function SignInStep({ step: { ticket, methods }, onSession, onRestart }: SignInStepProps) {
  return (
    <div className={styles.step}>
      <h2 className={styles.title}>{m['account.step.title']()}</h2>
      <p className={styles.soft} role="status">
        {m['account.step.text']()}
      </p>
      <FactorWays
        methods={methods}
        askOptions={() => askSignInOptions(ticket)}
        onAnswer={(answer) => attempt(async () => onSession(await finishSignIn(ticket, answer)))}
      />
      <div className={forms.links}>
        <p>
          <button type="button" className={forms.textButton} onClick={onRestart}>
            {m['account.backToLogin']()}
          </button>
        </p>
        <p className={forms.soft}>{m['account.step.help']()}</p>
      </div>
    </div>
  );
}
