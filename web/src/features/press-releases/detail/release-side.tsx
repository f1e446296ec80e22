import type { PressRelease, ReleaseContact } from '@press-room/contract/press-releases';
import { Icon } from '../../../components/icon.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { OtherLanguages } from './other-languages.tsx';
import styles from './release-side.module.css';

type Attachment = PressRelease['attachments'][number];

/** What stands beside the text: languages, files, people to call. */
export function ReleaseSide({ release }: { release: PressRelease }) {
  const { attachments, contacts } = release;
  return (
    <>
      <OtherLanguages release={release} />
      {attachments.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{m['pressReleases.detail.attachments']()}</h2>
          <ul>
            {attachments.map((attachment) => (
              <li key={attachment.id} className={styles.line}>
                <AttachmentLink attachment={attachment} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {contacts.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{m['pressReleases.detail.contacts']()}</h2>
          <ul>
            {contacts.map((contact) => (
              <li key={`${contact.name} ${contact.email}`} className={styles.line}>
                <ContactCard contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function AttachmentLink({ attachment: { name, url, media_type, bytes } }: { attachment: Attachment }) {
  const kind = media_type.split('/').at(-1)?.split('+', 1)[0]?.toUpperCase();
  return (
    <a className={styles.file} href={url} download>
      <Icon name="file" size={20} />
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>{`${kind} · ${formatBytes(bytes)}`}</span>
      </span>
    </a>
  );
}

function ContactCard({ contact: { name, role, email, phone } }: { contact: ReleaseContact }) {
  return (
    <address className={styles.contact}>
      <bdi className={styles.name}>{name}</bdi>
      {role && <span className={styles.note}>{role}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </address>
  );
}
