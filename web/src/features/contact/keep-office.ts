import type { QueryClient } from '@tanstack/react-query';
import { contentLanguage } from '../../i18n/content-language.ts';
import { getPressGroup } from '../press-groups/press-group.ts';
import { pressOfficeQuery } from './queries.ts';

/** Reads whom to call before anybody asks: without a line it is what one needs most, and the worker keeps it. */
export async function keepOffice(client: QueryClient): Promise<void> {
  const group = getPressGroup();
  if (group) await client.prefetchQuery(pressOfficeQuery(contentLanguage(), group.id));
}
