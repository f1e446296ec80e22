import type { PressRelease } from '@press-room/contract/press-releases';
import { chooseLocale, useLocale } from '../../../i18n/locale.ts';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './release-side.module.css';

/** Leads to the other languages of a release, or says that there is none in the reader's own. */
export function OtherLanguages({ release }: { release: Pick<PressRelease, 'language' | 'languages'> }) {
  const locale = useLocale();
  const others = release.languages.filter((language) => language !== release.language && language !== locale);
  const isFallback = release.language !== locale;
  if (!isFallback && others.length === 0) return null;
  return (
    <section className="no-print">
      <h2 className={styles.heading}>{m['pressReleases.detail.languages']()}</h2>
      {isFallback && (
        <p className={styles.hint}>
          {m['pressReleases.detail.fallback']({
            wanted: languageName(locale),
            shown: languageName(release.language),
          })}
        </p>
      )}
      {others.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          onClick={() => chooseLocale(language)}
        >
          {m['pressReleases.detail.readIn']({}, { locale: language })}
        </button>
      ))}
    </section>
  );
}
