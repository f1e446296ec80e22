import {
  type NewPrivateFeed,
  PRIVATE_FEED_PATH,
  type PrivateFeed,
  type PrivateFeedForm,
  privateFeedPath,
  privateFeedRenewalPath,
} from '@press-room/contract/private-feeds';
import { queryOptions } from '@tanstack/react-query';
import { changeJson, getJson, postJson } from '../../../lib/api.ts';

export const privateFeedsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['private-feeds', userId],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: PrivateFeed[] }>(PRIVATE_FEED_PATH, {}, signal)).results,
  });

export const createFeed = (form: PrivateFeedForm): Promise<NewPrivateFeed> =>
  postJson<NewPrivateFeed>(PRIVATE_FEED_PATH, form);
export const renewFeed = (id: number): Promise<NewPrivateFeed> =>
  postJson<NewPrivateFeed>(privateFeedRenewalPath(id), {});
export const revokeFeed = (id: number): Promise<null> => changeJson<null>('DELETE', privateFeedPath(id));
