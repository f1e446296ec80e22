import type { ReactNode } from 'react';
import { describeFailure } from '../lib/describe-failure.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import { Notice } from './notice.tsx';

type FailureProps = { error: unknown; level?: 1 | 2; onRetry: () => void; children?: ReactNode };

/** Error of a screen, with a retry and further actions. */
export function Failure({ error, level = 2, onRetry, children }: FailureProps) {
  return (
    <Notice isAlert level={level} {...describeFailure(error)}>
      <button type="button" className={buttons.button} onClick={onRetry}>
        {m['errors.retry']()}
      </button>
      {children}
    </Notice>
  );
}
