import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** `12 press releases`. A search counts only so far: from there on it says "or more". */
export const countReleases = (count: number, isSearch = true): string =>
  isSearch && count >= SEARCH_HITS_CAP
    ? m['pressReleases.list.countMany']({ count: `${formatNumber(count)}+` })
    : m['pressReleases.list.count']({ count });
