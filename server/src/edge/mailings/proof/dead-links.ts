import { getOfficeRelease } from '../../../content/press-releases/admin/release.ts';
import { listBrokenLinks } from '../../../content/press-releases/editor/links.ts';
import { listExternalLinks } from '../../../content/press-releases/links/external-links.ts';
import { listCheckedAddresses } from '../../../content/press-releases/links/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Prepared } from '../message/prepare.ts';

/**
 * Dead links in the part of a release that a message contains: pages that are not readable at sending, and external
 * links that failed their last check.
 */
export async function listDeadLinks(
  { database: { db }, now }: AppContext,
  { mailing, release, excerpt }: Prepared,
): Promise<string[]> {
  if (release === null || excerpt.hrefs.length === 0) return [];
  const stored = await getOfficeRelease(db, release.id, { now: now() });
  const from =
    [now().toISOString(), mailing.send_at ?? '', stored.visible_from ?? ''].toSorted().at(-1) ?? '';
  const broken = await listBrokenLinks(db, stored, { from, by: from });
  const external = listExternalLinks(stored);
  const checked = await listCheckedAddresses(db, [...new Set(external.map(({ url }) => url))]);
  const dead = new Set(checked.filter(({ state }) => state === 'dead').map(({ url }) => url));
  const hrefs = new Set([...broken, ...external.filter(({ url }) => dead.has(url))].map(({ href }) => href));
  return [...new Set(excerpt.hrefs)].filter((href) => hrefs.has(href));
}
