import type { PressRelease } from '@press-room/contract/press-releases';
import { chooseLocale, type Locale, useLocale } from '../../../i18n/locale.ts';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './release-side.module.css';

interface OtherLanguagesProps {
  release: Pick<PressRelease, 'language' | 'languages'>;
  /** Language of the intended reader, if it differs from the interface's. */
  readIn?: Locale | undefined;
}

/** Links to other languages of a release, or a note that the reader's language is missing. */
export function OtherLanguages({ release, readIn }: OtherLanguagesProps) {
  const own = useLocale();
  const locale = readIn ?? own;
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
