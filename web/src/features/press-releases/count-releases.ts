import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** A search counts only so far: from there on it says "or more". */
export const countHits = (count: number, isSearch: boolean): string =>
  isSearch && count >= SEARCH_HITS_CAP ? `${formatNumber(count)}+` : formatNumber(count);

/** `12 press releases` */
export const countReleases = (count: number, isSearch = true): string =>
  isSearch && count >= SEARCH_HITS_CAP
    ? m['pressReleases.list.countMany']({ count: countHits(count, isSearch) })
    : m['pressReleases.list.count']({ count });
