import type { FeedChoice } from '@press-room/contract/feeds';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import { readReleaseFilter } from '../../content/press-releases/listing.ts';
import type { AppContext } from '../../core/context.ts';
import type { StoredPressGroup } from '../../core/sites/press-groups.ts';
import { findSiteGroup, siteOf } from '../../core/sites/site.ts';
import { readSearchText } from '../../platform/http/query.ts';

/**
 * Parameters of an address. The group is that of the site unless the address names one, a company or an event.
 * @throws 400 like the list of releases
 */
export async function readFeedChoice(context: AppContext, request: FastifyRequest): Promise<FeedChoice> {
  const { reader: _, now: __, ...asked } = readReleaseFilter(request, context.now());
  const isOfSite = [asked.group, asked.company, asked.event].every((each) => each === undefined);
  const site = isOfSite ? await siteOf(context, request.hostname) : null;
  const own = site === null ? null : await groupOf(context, site);
  const text = readSearchText(request)?.slice(0, SEARCH_QUERY_MAX_LENGTH);
  return {
    ...asked,
    group: asked.group ?? own?.id,
    ...(text === undefined ? {} : { q: text }),
  };
}

const GROUP_BYTES = 4096;

function groupOf({ cache, config, database }: AppContext, site: string): Promise<StoredPressGroup | null> {
  const key = `group of ${site}`;
  const find = () => findSiteGroup(database.db, config, site);
  return cache.orStale(
    key,
    () => cache.remember(key, find, () => GROUP_BYTES),
    (before) => before,
  );
}
