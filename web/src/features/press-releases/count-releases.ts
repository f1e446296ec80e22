import { formatCount } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** `12 press releases`, or `500+` of them where a search was cut. */
export const countReleases = (count: number, isCapped = false): string =>
  isCapped
    ? m['pressReleases.list.countMany']({ count: formatCount(count, true) })
    : m['pressReleases.list.count']({ count });
