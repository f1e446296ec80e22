import { formatCount } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** Number of releases: `12 press releases`, or `500+` for a capped search. */
export const countReleases = (count: number, isCapped = false): string =>
  isCapped
    ? m['pressReleases.list.countMany']({ count: formatCount(count, true) })
    : m['pressReleases.list.count']({ count });
