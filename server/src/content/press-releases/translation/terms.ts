import type { Language } from '@press-room/contract/languages';
import { analyse } from '../../../core/search/words/analyser.ts';
import { findConcepts } from '../../../core/search/words/glossary.ts';
import { GLOSSARY_LINES } from '../../../core/search/words/glossary-entries.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Term } from '../../../platform/translation/provider.ts';

const NAMES_MAX = 20_000;
/** Shorter ones are words as well. */
const NAME_LENGTH_MIN = 3;

/** Names of the house, of companies, brands and events that stand in a text: they are never translated. */
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
    // An event with a name of its own in each language is translated.
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

/** The glossary of the trade from one language into another: every phrase with the first of the other. */
export const listGlossary = (from: Language, to: Language): Term[] =>
  listTrade().flatMap(({ phrases }) => {
    const [target = ''] = phrases[to];
    return phrases[from].map((source) => ({ source, target }));
  });

/** Concepts of the trade in a text, by their names in the glossary; of phrases in each other the longest. */
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

/** Of those that stand for one concept. */
const PHRASES_SHOWN = 2;
/** Of the language and of the kind, before the name of a concept. */
const PREFIX_LENGTH = 2;

/** Terms of the glossary for what stands in a text. */
export function listTermsIn(text: string, from: Language, to: Language): Term[] {
  const names = namesOf(text, from);
  return listTrade()
    .filter(({ concept }) => names.has(concept))
    .map(({ phrases }) => ({
      source: phrases[from][0] ?? '',
      target: phrases[to].slice(0, PHRASES_SHOWN).join(' / '),
    }));
}

/** Words of the trade that a translation does not say as the glossary has them. */
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
