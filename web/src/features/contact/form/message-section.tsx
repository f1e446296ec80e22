import type { User } from '@press-room/contract/account';
import type { ContactMessage } from '@press-room/contract/contact';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toPressRelease } from '../../../paths.ts';
import { releaseQuery } from '../../press-releases/queries.ts';
import { useReader } from '../../press-releases/use-reader.ts';
import { readUrgency } from './message.ts';
import { MessageForm } from './message-form.tsx';
import styles from './message-section.module.css';

interface MessageSectionProps {
  user: User | null;
  release: number | null;
  /** Whether the form is above the office. */
  isFirst: boolean;
}

export function MessageSection({ user, release, isFirst }: MessageSectionProps) {
  const [sent, setSent] = useState<ContactMessage | null>(null);
  return (
    <section className={styles.section} data-first={isFirst} aria-labelledby="contact-form">
      <h2 id="contact-form" className={styles.heading}>
        {m['contact.form.title']()}
      </h2>
      {readUrgency(useSearch()) && <p className={styles.about}>{m['contact.form.urgent']()}</p>}
      {release !== null && <AboutRelease id={release} />}
      {sent ? (
        <SentNote message={sent} onAnother={() => setSent(null)} />
      ) : (
        <MessageForm user={user} release={release} onSent={setSent} />
      )}
    </section>
  );
}

/** Name of the release that the reader comes from. */
function AboutRelease({ id }: { id: number }) {
  const { data } = useQuery(releaseQuery(useReader(), String(id)));
  if (!data) return null;
  const { title, date, language } = data;
  return (
    <p className={styles.about}>
      {m['contact.form.about']()}{' '}
      <Link href={toPressRelease(id)} lang={language}>
        <bdi>{title}</bdi>
      </Link>{' '}
      ({formatDate(date)})
    </p>
  );
}

/** Note after sending. It takes the focus, because the form is unmounted. */
function SentNote({ message, onAnother }: { message: ContactMessage; onAnother: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={styles.sent}>
      <StatusNote kind="success" title={m['contact.sent.title']()}>
        <p>
          {m['contact.sent.reference']()} <strong className={styles.reference}>{message.reference}</strong>
        </p>
        <p>{m['contact.sent.text']({ email: toReadableAddress(message.email) })}</p>
        <button type="button" className={buttons.quiet} onClick={onAnother}>
          {m['contact.sent.another']()}
        </button>
      </StatusNote>
    </div>
  );
}
