import { useLocale } from '../../i18n/locale.ts';
import { useUser } from '../../lib/auth.ts';
import type { Reader } from './queries.ts';

export function useReader(): Reader {
  const user = useUser();
  return { id: user?.id ?? null, locale: useLocale() };
}
