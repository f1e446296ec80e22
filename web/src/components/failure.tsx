import { describeFailure } from '../lib/describe-failure.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import { Notice } from './notice.tsx';

/** An error of a screen, with a way to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice isAlert {...describeFailure(error)}>
      <button type="button" className={buttons.button} onClick={onRetry}>
        {m['errors.retry']()}
      </button>
    </Notice>
  );
}
