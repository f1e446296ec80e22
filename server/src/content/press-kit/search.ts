import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressKit } from '@press-room/contract/press-kit';
import type { AppContext } from '../../core/context.ts';
import { toTokens } from '../../core/search/document.ts';
import { isMatch } from '../../core/search/excerpts/match.ts';
import { parseQuery } from '../../core/search/query.ts';
import { findRanked } from '../../core/search/ranked.ts';
import { findKits } from './presentation.ts';
import { type PressKitFilter, pressKitBaseSet } from './queries.ts';

/** Kits that match by their title or that of a file, best first. */
export async function searchPressKits(
  context: AppContext,
  reader: PressKitFilter['reader'],
  language: Language,
  text: string,
): Promise<PressKit[]> {
  const query = parseQuery(text);
  const ids = await findRanked(context, {
    corpus: 'press_kit',
    query,
    visible: (db, { id, now }) =>
      pressKitBaseSet(db, { reader, now }).select('press_kit.id').where('press_kit.id', '=', id),
    limit: SEARCH_HITS_CAP,
  });
  if (ids.length === 0) return [];
  const kits = await Promise.all(LANGUAGES.map((each) => findKits(context, { reader }, each)));
  const inLanguage = new Map(kits[LANGUAGES.indexOf(language)]?.map((kit) => [kit.id, kit]));
  // A file under its own embargo is indexed too, and must not be disclosed.
  const isShown = (id: number): boolean => isMatch(query, toTokens(toWords(id, kits)));
  return ids.flatMap((id) => {
    const kit = inLanguage.get(id);
    return kit !== undefined && isShown(id) ? [kit] : [];
  });
}

/** Titles of a kit; `kits` contains the list of each language, in the order of `LANGUAGES`. */
function toWords(id: number, kits: readonly (readonly PressKit[])[]): Record<Language, string> {
  const wordsIn = (language: Language): string => {
    const kit = kits[LANGUAGES.indexOf(language)]?.find((each) => each.id === id);
    return [kit?.title ?? '', ...(kit?.files ?? []).map(({ title }) => title)].join('\n');
  };
  return { en: wordsIn('en'), it: wordsIn('it') };
}
