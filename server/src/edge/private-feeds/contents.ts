import type { MagazineKind } from '@press-room/contract/magazines';
import type { AppContext } from '../../core/context.ts';
import { PRESS } from '../../core/visibility/visibility.ts';
import type { Feed } from '../feeds/feed.ts';
import { buildReleaseFeed } from '../feeds/release-feed.ts';
import { buildIssueFeed } from './issue-feed.ts';
import type { ValidFeed } from './queries.ts';

const MAGAZINES: Partial<Record<ValidFeed['kind'], MagazineKind>> = {
  italian_magazine: 'italian',
  international_magazine: 'international',
};

/** With the shared addresses of files for the press. @throws 404 where its press group has just gone */
export function buildPrivateFeed(
  context: AppContext,
  { kind, language, press_group_id, q, is_embargo_reader }: ValidFeed,
): Promise<Feed> {
  const magazine = MAGAZINES[kind];
  if (magazine !== undefined) return buildIssueFeed(context, { reader: PRESS, kind: magazine, language });
  return buildReleaseFeed(context, {
    // Others than admitted readers have no private feed.
    reader: { isAdmitted: true, isEmbargoReader: is_embargo_reader },
    language,
    choice: { ...(press_group_id !== null && { group: press_group_id }), ...(q !== '' && { q }) },
    path: null,
  });
}
