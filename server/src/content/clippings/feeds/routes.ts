import {
  CLIPPING_FEED_PATH,
  clippingFeedFormSchema,
  clippingFeedSchema,
} from '@press-room/contract/clipping-feeds';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { FEED_FIELDS, FEED_ORDER, getFeed, listFeeds, selectFeeds } from './queries.ts';
import { changeFeed, createFeed, deleteFeed, feedForm } from './service.ts';

/** Feeds that are searched for mentions. */
export function feedResources(context: AppContext): Resource[] {
  const { database } = context;
  return officeResources(context, {
    noun: 'clipping_feed',
    path: CLIPPING_FEED_PATH,
    summaries: {
      list: 'Watched feeds by name, with the result of the last reading',
      one: 'One watched feed',
      create:
        'Watches a feed: articles that name companies, brands, events or press releases become proposals',
      change: 'Changes a watched feed; a new address is read from the start',
      remove: 'Stops watching a feed; its proposals stay',
    },
    query: {},
    schemas: { row: clippingFeedSchema, one: clippingFeedSchema, form: clippingFeedFormSchema },
    form: feedForm,
    isPaged: true,
    list: () =>
      officeSource({ database, fields: FEED_FIELDS, from: selectFeeds, order: FEED_ORDER, read: listFeeds }),
    get: (id) => getFeed(database.db, id),
    create: (officer, form) => createFeed(context, officer, form),
    change: (write, form) => changeFeed(context, write, form),
    remove: (write) => deleteFeed(context, write),
  });
}
