import { PRIVACY_VERSION } from '@press-room/contract/limits';
import article from '../../components/article.module.css';
import { ContentLanguageNote } from '../../components/content-language-note.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { useUser } from '../../lib/auth.ts';
import { formatVersion } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { OwnChoices } from './choices/own-choices.tsx';
import { PrivacyNotice } from './notice/privacy-notice.tsx';
import styles from './privacy-page.module.css';

/** Privacy notice for everyone, and the choices of signed-in users. */
export function PrivacyPage() {
  const user = useUser();
  const language = useContentLanguage();
  useScreenTitle(m['privacy.title']());
  return (
    <article className={styles.page}>
      <header className={article.header}>
        <p className={article.meta}>
          <span>{m['privacy.version']({ date: formatVersion(PRIVACY_VERSION) })}</span>
          <span>{m['privacy.versionNumber']({ version: PRIVACY_VERSION })}</span>
        </p>
        <h1 className={article.title}>{m['privacy.title']()}</h1>
        <p className={article.lede}>{m['privacy.lede']()}</p>
        <ContentLanguageNote />
      </header>
      <div className={styles.columns} data-own={user !== null}>
        {user && <OwnChoices key={user.id} user={user} />}
        <PrivacyNotice language={language} />
      </div>
    </article>
  );
}
