import type { ClippingFeed, FeedError } from '@press-room/contract/clipping-feeds';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';

const ERRORS: Record<FeedError, () => string> = {
  unreachable: m['office.clippingFeeds.error.unreachable'],
  refused: m['office.clippingFeeds.error.refused'],
  limited: m['office.clippingFeeds.error.limited'],
  gone: m['office.clippingFeeds.error.gone'],
  no_feed: m['office.clippingFeeds.error.noFeed'],
  too_many_waiting: m['office.clippingFeeds.error.tooMany'],
};

/** State of a feed, with its error. */
export function describeState({ is_active, error, read_at }: ClippingFeed): string {
  if (error !== null) return labelOf(ERRORS, error);
  if (!is_active) return m['office.clippingFeeds.off']();
  return read_at === null ? m['office.clippingFeeds.soon']() : m['office.clippingFeeds.fine']();
}
