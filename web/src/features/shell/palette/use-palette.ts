import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../i18n/locale.ts';
import { getJson } from '../../../lib/api.ts';
import { useUser } from '../../../lib/auth.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { useSearches } from '../../../lib/searches.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { useScreens } from '../../../screens.ts';
import { usePressGroup } from '../../press-groups/press-group.ts';
import { keepOwn, type Reader } from '../../press-releases/queries.ts';
import { useElsewhere } from '../../press-releases/use-elsewhere.ts';
import { useReader } from '../../press-releases/use-reader.ts';
import { type Option, type OptionGroup, toAll, toElsewhere, toGroups } from './options.ts';
import { isNamed, listCommands, listScreens } from './screens.ts';

const TYPING_PAUSE_MS = 150;

type Palette = {
  groups: readonly OptionGroup[];
  /** Groups that match the current input; the keyboard navigates in them. */
  current: readonly OptionGroup[];
  /** Target of Enter without a marked option: all results. */
  fallback: Option | undefined;
  /** Whether a request for the current input is running: displayed results are older. */
  isBusy: boolean;
  error: unknown;
  ask: () => void;
};

/** Options for the input: screens at once, results when loaded. */
export function usePalette(text: string): Palette {
  const typed = text.trim();
  const q = useSettled(typed);
  const locale = useLocale();
  const group = usePressGroup()?.id ?? null;
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery(searchQuery(useReader(), group, q));
  const named = [...useNamedScreens(typed), ...listCommands(typed)];
  const earlier = useEarlier(typed);
  const isOpen = useIsOpenGroup();
  const found = data && q !== '' ? toGroups(data, { q, locale, group }).filter(isOpen) : [];
  const elsewhere = toElsewhere(useElsewhere({ q }), q);
  const isBusy = typed !== q || isLoading || isPlaceholderData;
  const all = typed === '' ? [] : [toAll(typed)];
  return {
    groups: [...earlier, ...named, ...found, ...elsewhere, ...all],
    current: [...earlier, ...named, ...(isBusy ? [] : [...found, ...elsewhere]), ...all],
    fallback: all[0]?.options[0],
    isBusy,
    error: q === '' ? null : error,
    ask: () => void refetch(),
  };
}

/** Groups without a sign-in requirement; others are offered after sign-in only. */
const OPEN_GROUPS: readonly string[] = ['releases', 'companies'];

function useIsOpenGroup(): (group: OptionGroup) => boolean {
  const isSignedIn = useUser() !== null;
  return ({ name }) => isSignedIn || OPEN_GROUPS.includes(name);
}

function useNamedScreens(typed: string): OptionGroup[] {
  const isSignedIn = useUser() !== null;
  const options = listScreens(useScreens(), isSignedIn)
    .filter(({ name }) => isNamed(name.label(), typed))
    .map(
      ({ pattern, name: { icon, label } }): Option => ({
        key: pattern,
        href: pattern,
        icon,
        title: markWords(label(), typed),
        facts: [],
      }),
    );
  return options.length === 0 ? [] : [{ name: 'screens', heading: m['search.group.screens'](), options }];
}

/** Number of earlier searches offered before input. */
const EARLIER = 3;

function useEarlier(typed: string): OptionGroup[] {
  const searches = useSearches();
  if (typed !== '' || searches.length === 0) return [];
  const options = searches.slice(0, EARLIER).map(
    (words, at): Option => ({
      key: `search-${at}`,
      href: toHome({ q: words }),
      icon: 'search',
      title: [{ text: words, hit: false }],
      facts: [],
    }),
  );
  return [{ name: 'searches', heading: m['search.group.searches'](), options }];
}

/** The value after a pause in its changes; an empty value at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return value === '' ? '' : settled;
}

/** Search results are removed from the cache when the palette closes. */
function searchQuery(reader: Reader, group: number | null, q: string) {
  return queryOptions({
    queryKey: ['search', reader, group, q],
    queryFn: ({ signal }) => getJson<SearchResults>(SEARCH_PATH, { q, group: group ?? undefined }, signal),
    enabled: q !== '',
    gcTime: 0,
    placeholderData: keepOwn(reader),
  });
}
