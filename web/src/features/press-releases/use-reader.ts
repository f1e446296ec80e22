import { useContentLanguage } from '../../i18n/content-language.ts';
import { useUser } from '../../lib/auth.ts';
import type { Reader } from './queries.ts';

export function useReader(): Reader {
  const user = useUser();
  return { id: user?.id ?? null, language: useContentLanguage() };
}
