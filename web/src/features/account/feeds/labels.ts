import type { PrivateFeedKind } from '@press-room/contract/private-feeds';
import { m } from '../../../paraglide/messages.js';

export const KIND_LABELS: Record<PrivateFeedKind, () => string> = {
  press_releases: m['account.feeds.kind.pressReleases'],
  italian_magazine: m['account.feeds.kind.italianMagazine'],
  international_magazine: m['account.feeds.kind.internationalMagazine'],
};
