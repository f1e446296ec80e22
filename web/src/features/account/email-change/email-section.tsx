import type { Profile } from '@press-room/contract/account';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { cancelEmailChange, useKeepProfile } from '../profile/queries.ts';
import { Section } from '../profile/section.tsx';
import { EmailForm } from './email-form.tsx';
import styles from './email-section.module.css';

/** E-mail address, and a new one that is not confirmed yet. */
export function EmailSection({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  const { email, pending_email } = profile;
  return (
    <Section title={m['account.email.label']()} hint={m['account.emailChange.hint']()}>
      <p className={styles.address}>
        <bdi>{toReadableAddress(email)}</bdi>
      </p>
      {pending_email && <Pending email={pending_email} />}
      {isOpen ? (
        <EmailForm profile={profile} onDone={() => setIsOpen(false)} />
      ) : (
        <div>
          <button type="button" className={buttons.quiet} onClick={() => setIsOpen(true)}>
            {m['account.emailChange.open']()}
          </button>
        </div>
      )}
    </Section>
  );
}

function Pending({ email }: { email: string }) {
  const keep = useKeepProfile();
  const { mutate, isPending, error } = useMutation({ mutationFn: cancelEmailChange, onSuccess: keep });
  return (
    <StatusNote kind="plain" title={m['account.emailChange.pending']({ email: toReadableAddress(email) })}>
      <p>{m['account.emailChange.pendingHint']()}</p>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
        {m['account.emailChange.cancel']()}
      </button>
      <Refusal error={error} />
    </StatusNote>
  );
}
