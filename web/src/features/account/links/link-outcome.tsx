import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';
import type { Verification } from './use-verification.ts';

type LinkOutcomeProps = Verification & {
  texts: { waiting: string; done: string; doneHint: string; retry: string };
};

/** Result of a mailed link, with the next step. */
export function LinkOutcome({ outcome, error, retry, texts }: LinkOutcomeProps) {
  if (outcome === 'waiting') return <StatusNote kind="plain" title={texts.waiting} />;
  if (outcome === 'done') {
    return (
      <StatusNote kind="success" title={texts.done}>
        <p>{texts.doneHint}</p>
      </StatusNote>
    );
  }
  if (outcome === 'failed') {
    return (
      <StatusNote kind="alert" title={describeRefusal(error)}>
        <button type="button" className={buttons.quiet} onClick={retry}>
          {m['errors.retry']()}
        </button>
      </StatusNote>
    );
  }
  const isExpired = outcome === 'expired';
  return (
    <StatusNote kind="alert" title={isExpired ? m['account.link.expired']() : m['account.link.invalid']()}>
      <p>{isExpired ? texts.retry : `${m['account.link.invalidHint']()} ${texts.retry}`}</p>
    </StatusNote>
  );
}
