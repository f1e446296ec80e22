import type { QueryClient } from '@tanstack/react-query';
import { contentLanguage } from '../../i18n/content-language.ts';
import { getPressGroup } from '../press-groups/press-group.ts';
import { pressOfficeQuery } from './queries.ts';

/** Loads the press contacts early: they matter most when offline, and the service worker caches them. */
export async function keepOffice(client: QueryClient): Promise<void> {
  const group = getPressGroup();
  if (group) await client.prefetchQuery(pressOfficeQuery(contentLanguage(), group.id));
}
