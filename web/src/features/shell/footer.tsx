import { Link } from 'wouter';
import { LanguageName } from '../../components/language-name.tsx';
import { BRAND } from '../../config.ts';
import { contentLanguage } from '../../i18n/content-language.ts';
import { chooseLocale, LOCALES, useLocale } from '../../i18n/locale.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import styles from './footer.module.css';

export function Footer() {
  const group = usePressGroup();
  const chosen = useLocale();
  const language = contentLanguage(chosen);
  return (
    <footer className={`${styles.footer} no-print`}>
      <p className={styles.brand}>
        <bdi>{BRAND}</bdi>
      </p>
      <p className={styles.owner}>
        {group && (
          <>
            <strong>
              <bdi>{group.name}</bdi>
            </strong>
            <bdi lang={language}>{group.tagline[language]}</bdi>
          </>
        )}
      </p>
      <Link href={PATHS.contactUs} className={styles.link}>
        {m['contact.title']()}
      </Link>
      <Link href={PATHS.userPrivacy} className={styles.link}>
        {m['privacy.link']()}
      </Link>
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{m['shell.language']()}</legend>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            className={styles.language}
            aria-pressed={locale === chosen}
            onClick={() => chooseLocale(locale)}
          >
            <LanguageName language={locale} />
          </button>
        ))}
      </fieldset>
    </footer>
  );
}
