import { contentLanguage } from '../i18n/content-language.ts';
import { useLocale } from '../i18n/locale.ts';
import { languageName } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import styles from './content-language-note.module.css';
import { Icon } from './icon.tsx';

/** Tells readers without content in their language which language they see. */
export function ContentLanguageNote() {
  const locale = useLocale();
  const language = contentLanguage(locale);
  if (language === locale) return null;
  return (
    <p className={styles.note}>
      <Icon name="world" size={16} />
      {m['content.shownIn']({ language: languageName(language) })}
    </p>
  );
}
