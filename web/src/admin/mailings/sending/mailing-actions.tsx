import { MAILING_PATH, type Mailing, type MailingMove } from '@press-room/contract/mailings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { DialogActions } from '../../components/dialog-actions.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { MomentField } from '../components/record/moment-field.tsx';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import { AudienceNote } from './audience-note.tsx';
import styles from './mailings.module.css';
import { audienceQuery } from './queries.ts';

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

/** What can be done with a mailing in its state. */
export function MailingActions({ row }: { row: Mailing }) {
  const write = useOfficeWrite(MAILING_PATH);
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<'send' | 'await' | null>(null);
  const move = async (to: MailingMove) => {
    if (isBusy) return;
    setIsBusy(true);
    const { id, version } = row;
    const outcome = await write<Mailing>({
      method: 'POST',
      id,
      version,
      action: 'transition/',
      body: { to },
    });
    setIsBusy(false);
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
  };
  return (
    <div className={styles.actions}>
      {row.state === 'draft' && (
        <>
          <button type="button" className={buttons.button} onClick={() => setAsked('send')}>
            {m['office.mailings.move.send']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={() => setAsked('await')}>
            {m['office.mailings.move.await']()}
          </button>
        </>
      )}
      {STEPS[row.state].map(({ to, label }) => (
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
      {asked !== null && <SendDialog row={row} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface SendDialogProps {
  row: Mailing;
  to: 'send' | 'await';
  onClose: () => void;
}

/** The last question: it says how many get it. Many ask for a proof of who sends, which the call itself sees to. */
function SendDialog({ row, to, onClose }: SendDialogProps) {
  const write = useOfficeWrite(MAILING_PATH);
  const client = useQueryClient();
  const { data } = useQuery(audienceQuery(row));
  const [sendAt, setSendAt] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || data === undefined) return;
    setIsBusy(true);
    const { id, version } = row;
    const body = { to, recipients: data.recipients, ...(to === 'send' && { send_at: sendAt }) };
    const outcome = await write<Mailing>({ method: 'POST', id, version, action: 'transition/', body });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      showToast(
        'success',
        to === 'send' && sendAt === null ? m['office.mailings.started']() : m['office.mailings.planned'](),
      );
      onClose();
      return;
    }
    setFailure(outcome.error);
    // Somebody may have joined or left: the number is shown anew.
    void client.invalidateQueries({ queryKey: audienceQuery(row).queryKey });
  };
  return (
    <Dialog
      title={to === 'send' ? m['office.mailings.sendTitle']() : m['office.mailings.awaitTitle']()}
      kind="alert"
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <AudienceNote row={row} />
        {to === 'send' ? (
          <MomentField
            label={m['office.mailings.sendAtLabel']()}
            name="send_at"
            value={sendAt}
            error={failure?.fields.send_at?.[0]}
            onChange={setSendAt}
          />
        ) : (
          <p>{m['office.mailings.awaitText']()}</p>
        )}
        <DialogActions
          submitLabel={m['office.mailings.confirm']({ count: data?.recipients ?? 0 })}
          isBusy={isBusy || data === undefined}
          failure={failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
