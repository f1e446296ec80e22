import { MAILING_PATH, MAILING_STEP_UP_OVER, type Mailing } from '@press-room/contract/mailings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { MomentField } from '../../components/record/moment-field.tsx';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { AudienceNote } from '../audience-note.tsx';
import styles from '../mailings.module.css';
import { Samples } from '../preview/samples.tsx';
import { audienceQuery } from '../queries.ts';

export interface SendDialogProps {
  row: Mailing;
  to: 'send' | 'await';
  onClose: () => void;
}

/**
 * Final confirmation with the number of recipients. Above a limit the server requires the password again; the call asks
 * for it.
 */
export function SendDialog({ row, to, onClose }: SendDialogProps) {
  const write = useOfficeWrite(MAILING_PATH);
  const client = useQueryClient();
  const { data } = useQuery(audienceQuery(row, row.audience));
  const [sendAt, setSendAt] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // A mailing that waits for its release can have no recipients yet.
  const hasNobody = to === 'send' && data?.recipients === 0;
  const isMany = data !== undefined && data.recipients > MAILING_STEP_UP_OVER;
  const lead = useRef<HTMLDivElement>(null);
  // Samples precede the first field: start keyboard users above them.
  useEffect(() => {
    if (isMany) lead.current?.focus();
  }, [isMany]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || hasNobody || data === undefined) return;
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
    // The audience can change: reload the number.
    void client.invalidateQueries({ queryKey: audienceQuery(row, row.audience).queryKey });
  };
  return (
    <Dialog
      title={to === 'send' ? m['office.mailings.sendTitle']() : m['office.mailings.awaitTitle']()}
      kind="alert"
      isWide={isMany}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <div ref={lead} tabIndex={-1} className={styles.lead}>
          <AudienceNote row={row} audience={row.audience} />
        </div>
        {isMany && <Samples row={row} />}
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
          isBusy={isBusy || hasNobody || data === undefined}
          failure={failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
