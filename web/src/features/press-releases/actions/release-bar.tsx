import type { PressRelease } from '@press-room/contract/press-releases';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { directionOf, useLocale } from '../../../i18n/locale.ts';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { shareAddress } from '../../../lib/share.ts';
import { m } from '../../../paraglide/messages.js';
import { toContactAbout } from '../../../paths.ts';
import { addressOf } from '../address.ts';
import { PICTURES_ID } from './pictures-id.ts';
import styles from './release-bar.module.css';

type ReleaseBarProps = { release: PressRelease; onCopy: () => void };

/** Main actions on a phone, within reach of the thumb from any position in the text. */
export function ReleaseBar({ release, onCopy }: ReleaseBarProps) {
  const showPictures = () => {
    const heading = document.getElementById(PICTURES_ID);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={keepClear}
      className={`${styles.bar} no-print`}
      dir={directionOf(useLocale())}
      aria-label={m['pressReleases.bar.label']()}
    >
      <button
        type="button"
        className={styles.tool}
        aria-label={m['pressReleases.bar.copy']()}
        onClick={onCopy}
      >
        <Icon name="copy" size={20} />
        {m['pressReleases.bar.text']()}
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() => void shareAddress({ address: addressOf(release), title: release.title })}
      >
        <Icon name="share" size={20} />
        {m['share.action']()}
      </button>
      {release.pictures.length > 0 && (
        <button type="button" className={styles.tool} onClick={showPictures}>
          <Icon name="gallery" size={20} />
          {m['pressReleases.bar.pictures']()}
        </button>
      )}
      <Link href={toContactAbout(release.id)} className={styles.tool}>
        <Icon name="contact" size={20} />
        {m['pressReleases.bar.contact']()}
      </Link>
    </section>
  );
}
