import type { Language } from '@press-room/contract/languages';
import { analyse } from '../../../core/search/words/analyser.ts';
import { findConcepts } from '../../../core/search/words/glossary.ts';
import { GLOSSARY_LINES } from '../../../core/search/words/glossary-entries.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Term } from '../../../platform/translation/provider.ts';

const NAMES_MAX = 20_000;
/** Shorter names are also ordinary words. */
const NAME_LENGTH_MIN = 3;

/** Names of press groups, companies, brands and events in a text, which are never translated. */
export async function listNamesIn(db: Db, text: string): Promise<string[]> {
  const [companies, brands, groups, events] = await Promise.all([
    db.selectFrom('company').select(['business_name', 'pub_business_name']).limit(NAMES_MAX).execute(),
    db.selectFrom('brand').select('name').limit(NAMES_MAX).execute(),
    db.selectFrom('press_group').select('name').execute(),
    db.selectFrom('event').select(['name_it', 'name_en']).limit(NAMES_MAX).execute(),
  ]);
  const known = [
    ...[...brands, ...groups].map(({ name }) => name),
    ...companies.flatMap((each) => [each.business_name, each.pub_business_name]),
    // Event names that differ between languages are translated.
    ...events.flatMap(({ name_it, name_en }) => (name_it === name_en ? [name_it] : [])),
  ];
  return [...new Set(known)].filter((name) => name.length >= NAME_LENGTH_MIN && text.includes(name));
}

interface Concept {
  concept: string;
  phrases: Record<Language, string[]>;
}

const toPhrases = (cell = ''): string[] => cell.split(',').map((phrase) => phrase.trim());

let concepts: Concept[] | null = null;

function listTrade(): Concept[] {
  concepts ??= GLOSSARY_LINES.trim()
    .split('\n')
    .map((line) => {
      const [concept = '', it, en] = line.split('|').map((cell) => cell.trim());
      return { concept, phrases: { it: toPhrases(it), en: toPhrases(en) } };
    });
  return concepts;
}

/** The glossary from one language to another: each phrase with the first phrase of the other. */
export const listGlossary = (from: Language, to: Language): Term[] =>
  listTrade().flatMap(({ phrases }) => {
    const [target = ''] = phrases[to];
    return phrases[from].map((source) => ({ source, target }));
  });

/** Glossary concepts in a text; of overlapping phrases the longest. */
function namesOf(text: string, language: Language): Set<string> {
  const matches = findConcepts(analyse(text, language), language);
  const longest = matches.filter(
    (one) =>
      !matches.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  return new Set(longest.map(({ concept }) => concept.slice(PREFIX_LENGTH)));
}

/** Maximum phrases shown per concept. */
const PHRASES_SHOWN = 2;
/** Prefix of language and kind before the name of a concept. */
const PREFIX_LENGTH = 2;

/** Glossary terms that occur in a text. */
export function listTermsIn(text: string, from: Language, to: Language): Term[] {
  const names = namesOf(text, from);
  return listTrade()
    .filter(({ concept }) => names.has(concept))
    .map(({ phrases }) => ({
      source: phrases[from][0] ?? '',
      target: phrases[to].slice(0, PHRASES_SHOWN).join(' / '),
    }));
}

/** Technical terms that a translation does not render as in the glossary. */
export function listMissedTerms(
  source: { text: string; language: Language },
  target: { text: string; language: Language },
): string[] {
  const said = new Set(
    findConcepts(analyse(target.text, target.language), target.language).map(({ concept }) =>
      concept.slice(PREFIX_LENGTH),
    ),
  );
  return listTermsIn(source.text, source.language, target.language)
    .filter(({ source: phrase }) => ![...namesOf(phrase, source.language)].some((name) => said.has(name)))
    .map(({ source: phrase, target: wanted }) => `${phrase} = ${wanted}`);
}
