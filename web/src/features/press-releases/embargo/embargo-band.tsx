import type { ReleaseEmbargo } from '@press-room/contract/press-releases';
import { Icon } from '../../../components/icon.tsx';
import type { Locale } from '../../../i18n/locale.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './embargo-band.module.css';

interface EmbargoBandProps {
  embargo: ReleaseEmbargo;
  /** Language of the text. */
  language: Locale;
}

/** Embargo line, above everything else of a release, also in print. */
export function EmbargoBand({ embargo: { line }, language }: EmbargoBandProps) {
  return (
    <aside className={styles.band} aria-label={m['pressReleases.embargo.label']()}>
      <Icon name="lock" />
      <div>
        <p lang={language} className={styles.line}>
          {line}
        </p>
        <p className={`${styles.note} no-print`}>{m['pressReleases.embargo.note']()}</p>
      </div>
    </aside>
  );
}
