import { FEED_FORMS } from '@press-room/contract/feeds';
import type { PrivateFeedFormat, PrivateFeedKind } from '@press-room/contract/private-feeds';
import { m } from '../../../paraglide/messages.js';

export const KIND_LABELS: Record<PrivateFeedKind, () => string> = {
  press_releases: m['account.feeds.kind.pressReleases'],
  italian_magazine: m['account.feeds.kind.italianMagazine'],
  international_magazine: m['account.feeds.kind.internationalMagazine'],
  events: m['account.feeds.kind.events'],
};

/** Names of formats are the same in every language. */
export const toFormatName = (format: PrivateFeedFormat): string =>
  format === 'ics' ? 'iCalendar' : FEED_FORMS[format].name;
