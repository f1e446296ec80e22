import type { User } from '@press-room/contract/account';
import type { ContactMessage } from '@press-room/contract/contact';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { AboutRelease } from './about-release.tsx';
import { MessageForm } from './message-form.tsx';
import styles from './message-section.module.css';
import { SentNote } from './sent-note.tsx';

export function MessageSection({ user, release }: { user: User | null; release: number | null }) {
  const [sent, setSent] = useState<ContactMessage | null>(null);
  return (
    <section className={styles.section} data-first={release !== null} aria-labelledby="contact-form">
      <h2 id="contact-form" className={styles.heading}>
        {m['contact.form.title']()}
      </h2>
      {release !== null && <AboutRelease id={release} />}
      {sent ? (
        <SentNote message={sent} onAnother={() => setSent(null)} />
      ) : (
        <MessageForm user={user} release={release} onSent={setSent} />
      )}
    </section>
  );
}
