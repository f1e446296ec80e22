import { Link } from 'wouter';
import { BRAND } from '../../config.ts';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import styles from './footer.module.css';

export function Footer() {
  const group = usePressGroup();
  const language = useContentLanguage();
  return (
    <footer className={`${styles.footer} no-print`}>
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
      <p className={styles.brand}>
        <bdi>{BRAND}</bdi>
      </p>
      <Link href={PATHS.contactUs} className={styles.link}>
        {m['contact.title']()}
      </Link>
      <Link href={PATHS.userPrivacy} className={styles.link}>
        {m['privacy.link']()}
      </Link>
    </footer>
  );
}
