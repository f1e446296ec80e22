import { Link } from 'wouter';
import { BRAND } from '../../config.ts';
import { chooseLocale, LOCALES, localeName, useLocale } from '../../i18n/locale.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import styles from './footer.module.css';

export function Footer() {
  const group = usePressGroup();
  const chosen = useLocale();
  return (
    <footer className={`${styles.footer} no-print`}>
      <p className={styles.brand}>
        <bdi>{BRAND}</bdi>
      </p>
      <p className={styles.owner}>
        {group && (
          <>
            <strong>{group.name}</strong>
            <span>{group.tagline[chosen]}</span>
          </>
        )}
      </p>
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
            {localeName(locale)}
          </button>
        ))}
      </fieldset>
    </footer>
  );
}
