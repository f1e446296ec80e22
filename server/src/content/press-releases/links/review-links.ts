import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { ReleaseCheck } from '@press-room/contract/release-editor';
import type { AppContext } from '../../../core/context.ts';
import type { CheckedLink } from '../editor/links.ts';
import { holds, listExternalLinks } from './external-links.ts';
import { enqueueLinkCheck } from './job.ts';
import { listCheckedAddresses } from './queries.ts';

/** What is known of a release's links to other houses; what is not is asked for. */
export async function reviewExternalLinks(
  { config, database: { db }, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  release: OfficePressRelease,
): Promise<{ dead: CheckedLink[]; outside: ReleaseCheck['outside_links'] }> {
  const links = config.LINK_CHECKS ? listExternalLinks(release) : [];
  const urls = [...new Set(links.map(({ url }) => url))];
  const checked = await listCheckedAddresses(db, urls);
  const stateOf = new Map(checked.map(({ url, state }) => [url, state]));
  const fresh = new Set(checked.filter((each) => holds(each, now())).map(({ url }) => url));
  const waiting = urls.filter((url) => !fresh.has(url)).length;
  if (waiting > 0) await enqueueLinkCheck(db, release.id, now());
  return {
    dead: links.filter(({ url }) => stateOf.get(url) === 'dead'),
    outside: {
      waiting,
      unknown: urls.filter((url) => fresh.has(url) && stateOf.get(url) === 'unknown').length,
    },
  };
}
