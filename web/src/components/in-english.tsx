import type { ReactNode } from 'react';
import { useContentLanguage } from '../i18n/content-language.ts';
import { directionOf, useLocale } from '../i18n/locale.ts';

/**
 * Marks content as English. The office exists in Italian and English, and is in English for other interface languages.
 */
export function InEnglish({ children }: { children: ReactNode }) {
  const language = useContentLanguage();
  if (language === useLocale()) return children;
  return (
    <div lang={language} dir={directionOf(language)}>
      {children}
    </div>
  );
}
