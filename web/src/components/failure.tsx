import type { ReactNode } from 'react';
import { describeFailure } from '../lib/describe-failure.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import { Notice } from './notice.tsx';

type FailureProps = { error: unknown; onRetry: () => void; children?: ReactNode };

/** An error of a screen, with a way to try again, and what else may be done. */
export function Failure({ error, onRetry, children }: FailureProps) {
  return (
    <Notice isAlert {...describeFailure(error)}>
      <button type="button" className={buttons.button} onClick={onRetry}>
        {m['errors.retry']()}
      </button>
      {children}
    </Notice>
  );
}
