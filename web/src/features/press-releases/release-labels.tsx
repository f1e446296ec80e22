import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { Icon } from '../../components/icon.tsx';
import { type Locale, useLocale } from '../../i18n/locale.ts';
import { describeShownLanguage } from '../../i18n/shown-language.ts';
import { m } from '../../paraglide/messages.js';
import styles from './release-labels.module.css';

interface ReleaseLabelsProps {
  release: Pick<PressReleaseRow, 'access' | 'embargo' | 'language' | 'corrected_at'>;
  /** Language of the intended reader, if it differs from the interface's. */
  readIn?: Locale | undefined;
}

/** Labels: press only, under embargo, or in another language. */
export function ReleaseLabels({ release, readIn }: ReleaseLabelsProps) {
  const own = useLocale();
  const locale = readIn ?? own;
  return (
    <>
      {release.access !== 'public' && release.access !== 'confirmed' && (
        <span className={styles.label}>
          <Icon name="lock" size={16} />
          {release.embargo?.line ?? m['pressReleases.pressOnly']()}
        </span>
      )}
      {release.language !== locale && (
        <span className={styles.label}>
          <Icon name="world" size={16} />
          {describeShownLanguage(release.language, locale)}
        </span>
      )}
      {release.corrected_at !== null && (
        <span className={styles.label}>{m['pressReleases.corrected']()}</span>
      )}
    </>
  );
}
