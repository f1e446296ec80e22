import type { QueryClient } from '@tanstack/react-query';
import { contentLanguage } from '../../i18n/content-language.ts';
import { getPressGroup } from '../press-groups/press-group.ts';
import { pressOfficeQuery } from './queries.ts';

/** Loads the press contacts early, so that the service worker caches them for offline use. */
export async function keepOffice(client: QueryClient): Promise<void> {
  const group = getPressGroup();
  if (group) await client.prefetchQuery(pressOfficeQuery(contentLanguage(), group.id));
}
