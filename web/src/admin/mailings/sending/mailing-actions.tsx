import { MAILING_PATH, type Mailing, type MailingMove } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeAct } from '../../components/saving/use-office-write.ts';
import styles from '../mailings.module.css';
import { choiceQuery } from '../queries.ts';
import type { SendDialogProps } from './send-dialog.tsx';

const LazySendDialog = lazyComponent<SendDialogProps>(
  async () => (await import('./send-dialog.tsx')).SendDialog,
);

interface Step {
  to: MailingMove;
  label: () => string;
}

const STEPS: Record<Mailing['state'], readonly Step[]> = {
  draft: [],
  scheduled: [{ to: 'recall', label: m['office.mailings.move.recall'] }],
  awaiting: [{ to: 'recall', label: m['office.mailings.move.recall'] }],
  sending: [
    { to: 'pause', label: m['office.mailings.move.pause'] },
    { to: 'stop', label: m['office.mailings.move.stop'] },
  ],
  paused: [
    { to: 'resume', label: m['office.mailings.move.resume'] },
    { to: 'stop', label: m['office.mailings.move.stop'] },
  ],
  sent: [],
  stopped: [],
};

interface MailingActionsProps {
  row: Mailing;
  /** Unsaved input prevents sending: the mailing is sent as saved. */
  isUnsaved: boolean;
}

export function MailingActions({ row, isUnsaved }: MailingActionsProps) {
  const { isBusy, act } = useOfficeAct(MAILING_PATH);
  const { data: choice } = useQuery({ ...choiceQuery(row), enabled: row.state === 'draft' });
  const [asked, setAsked] = useState<'send' | 'await' | null>(null);
  const move = async (to: MailingMove) => {
    const { id, version } = row;
    await act<Mailing>({
      method: 'POST',
      id,
      version,
      action: 'transition/',
      body: { to },
    });
  };
  return (
    <div className={styles.actions}>
      {row.state === 'draft' && (
        <>
          <button
            type="button"
            className={buttons.button}
            aria-disabled={isUnsaved}
            onClick={() => !isUnsaved && setAsked('send')}
          >
            {m['office.mailings.move.send']()}
          </button>
          {choice?.is_awaited && (
            <button
              type="button"
              className={buttons.quiet}
              aria-disabled={isUnsaved}
              onClick={() => !isUnsaved && setAsked('await')}
            >
              {m['office.mailings.move.await']()}
            </button>
          )}
        </>
      )}
      {entryOf(STEPS, row.state)?.map(({ to, label }) => (
        <button
          key={to}
          type="button"
          className={buttons.quiet}
          aria-disabled={isBusy}
          onClick={() => void move(to)}
        >
          {label()}
        </button>
      ))}
      {asked !== null && <LazySendDialog row={row} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
