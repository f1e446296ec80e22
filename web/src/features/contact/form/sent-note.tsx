import type { ContactMessage } from '@press-room/contract/contact';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useEffect, useRef } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './message-section.module.css';

/** Takes the focus, because the form that had it is gone. */
export function SentNote({ message, onAnother }: { message: ContactMessage; onAnother: () => void }) {
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
