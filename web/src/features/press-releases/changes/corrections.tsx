import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { PressRelease } from '@press-room/contract/press-releases';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './corrections.module.css';

/** Corrections after publication, newest first, with dates. */
export function Corrections({ corrections }: Pick<PressRelease, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <aside className={styles.corrections} aria-label={m['pressReleases.corrections.title']()}>
      {corrections.map(({ at, note, language }) => (
        <p key={at}>
          <strong>{m['pressReleases.corrections.on']({ date: formatInstant(at, OFFICE_ZONE) })}</strong>{' '}
          <bdi lang={language}>{note}</bdi>
        </p>
      ))}
    </aside>
  );
}
