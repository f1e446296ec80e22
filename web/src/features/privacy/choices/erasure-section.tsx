import type { User } from '@press-room/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { erasureQuery, withdrawErasure } from '../queries.ts';
import { ErasureForm } from './erasure-form.tsx';
import styles from './own-choices.module.css';

/** Erasure of the account: requested with the password; one button cancels it until it is due. */
export function ErasureSection({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery(erasureQuery(user.id));
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['privacy.erasure.title']()}</h2>
      <Refusal error={error} />
      {data?.due_at && <Requested user={user} dueAt={data.due_at} />}
      {data && !data.due_at && (
        <>
          <p className={styles.soft}>{m['privacy.erasure.text']()}</p>
          {isOpen ? (
            <ErasureForm user={user} onDone={() => setIsOpen(false)} />
          ) : (
            <button type="button" className={buttons.quiet} onClick={() => setIsOpen(true)}>
              {m['privacy.erasure.open']()}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function Requested({ user, dueAt }: { user: User; dueAt: string }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: withdrawErasure,
    onSuccess: (erasure) => {
      client.setQueryData(erasureQuery(user.id).queryKey, erasure);
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  return (
    <StatusNote kind="alert" title={m['privacy.erasure.due']({ date: formatOnDay(dueAt) })}>
      <p>{m['privacy.erasure.dueText']()}</p>
      <button type="button" className={buttons.button} disabled={isPending} onClick={() => mutate()}>
        {m['privacy.erasure.withdraw']()}
      </button>
      <Refusal error={error} />
    </StatusNote>
  );
}
