import type { ReactNode } from 'react';
import { useContentLanguage } from '../i18n/content-language.ts';
import { directionOf, useLocale } from '../i18n/locale.ts';

/** The back office speaks Italian and English; in another interface it is English, read as English is. */
export function InEnglish({ children }: { children: ReactNode }) {
  const language = useContentLanguage();
  if (language === useLocale()) return children;
  return (
    <div lang={language} dir={directionOf(language)}>
      {children}
    </div>
  );
}
