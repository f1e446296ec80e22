import type { OwnAccreditation } from '@press-room/contract/event-accreditations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { useCatchUp, useKeep, withdraw } from './queries.ts';

/** Withdraws an application after a confirmation. */
export function WithdrawButton({ own }: { own: OwnAccreditation }) {
  const [isAsking, setIsAsking] = useState(false);
  const keep = useKeep();
  const catchUp = useCatchUp();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => catchUp(withdraw(own)),
    onSuccess: () => keep(own.id, null),
  });
  return (
    <>
      <button type="button" className={`${buttons.quiet} ${styles.end}`} onClick={() => setIsAsking(true)}>
        {m['office.fair.withdraw.button']()}
      </button>
      {isAsking && (
        <Dialog title={m['office.fair.withdraw.title']()} onClose={() => setIsAsking(false)}>
          <p>{m['office.fair.withdraw.text']()}</p>
          <Refusal error={error} />
          <div className={styles.actions}>
            <button type="button" className={buttons.button} disabled={isPending} onClick={() => mutate()}>
              {m['office.fair.withdraw.button']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setIsAsking(false)}>
              {m['account.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
