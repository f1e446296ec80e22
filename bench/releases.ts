import type { Language } from '@press-room/contract/languages';
import type { NewRelease } from '../server/src/content/press-releases/service.ts';
import { buildVocabulary, RARE_WORD, type Vocabulary } from './vocabulary.ts';

export const FIRST_YEAR = 2015;
export const YEARS = 12;
export const GROUPS = 2;
export const PICTURES = 48;
/** Number of releases with the rare word, equal in small and large databases. */
export const RARE_RELEASES = 20;
const BODY_CHARACTERS = 2600;
const DAYS_PER_MONTH = 28;
/** Months of the last year, which is incomplete. */
const LAST_MONTHS = 10;
/** One release in this number is press-only, spread over all groups and years, so that lists exclude some. */
export const PRESS_ONLY_STEP = 23;

/** Numbers from 0 to 1, equal for equal seeds on every machine (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <Value>(list: readonly Value[], at: number, fallback: Value): Value =>
  list[Math.floor(at)] ?? fallback;

// Few words are frequent and most are rare, as in any language.
const drawWord = ({ words }: Vocabulary, random: Random): string =>
  pick(words, words.length ** random() - 1, '');

function drawPhrase(vocabulary: Vocabulary, random: Random, length: number): string {
  const phrase: string[] = [];
  for (let index = 0; index < length; index += 1) {
    if (index % 3 === 1) phrase.push(pick(vocabulary.joints, random() * vocabulary.joints.length, ''));
    else phrase.push(drawWord(vocabulary, random));
  }
  return phrase.join(' ');
}

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (vocabulary: Vocabulary, random: Random): string =>
  `${capitalise(drawPhrase(vocabulary, random, 9 + Math.floor(random() * 12)))}.`;

function drawBody(vocabulary: Vocabulary, random: Random): string {
  const paragraphs: string[] = [];
  let characters = 0;
  while (characters < BODY_CHARACTERS) {
    const paragraph = `<p>${sentence(vocabulary, random)} ${sentence(vocabulary, random)} <strong>${drawPhrase(vocabulary, random, 3)}</strong>.</p>`;
    paragraphs.push(paragraph);
    characters += paragraph.length;
  }
  return paragraphs.join('\n');
}

function drawText(vocabulary: Vocabulary, random: Random, extra: string) {
  return {
    status: 'published' as const,
    title: capitalise(drawPhrase(vocabulary, random, 8)),
    subtitle: capitalise(drawPhrase(vocabulary, random, 10)),
    abstract: `${sentence(vocabulary, random)} ${sentence(vocabulary, random)}`,
    dateline: '',
    body: drawBody(vocabulary, random) + extra,
  };
}

const VOCABULARIES: Record<Language, Vocabulary> = { en: buildVocabulary('en'), it: buildVocabulary('it') };

/** Date of number `index` of `total`, ascending and evenly spread over the years. */
export function dateOf(index: number, total: number): string {
  const years = (index * YEARS) / total;
  const year = Math.floor(years);
  const months = (years - year) * (year === YEARS - 1 ? LAST_MONTHS : 12);
  const month = Math.floor(months);
  const day = Math.floor((months - month) * DAYS_PER_MONTH);
  const padded = [month + 1, day + 1].map((number) => String(number).padStart(2, '0'));
  return [FIRST_YEAR + year, ...padded].join('-');
}

/**
 * Release number `index` of `total`, with about 3 KB of text per language: equal on every machine, oldest first. Groups
 * alternate. `groupIds` and `pictureIds`: ids in the database.
 */
export function makeRelease(
  index: number,
  total: number,
  { groupIds, pictureIds }: { groupIds: readonly number[]; pictureIds: readonly number[] },
): NewRelease {
  const random = createRandom(index + 1);
  const isRare = index % Math.ceil(total / RARE_RELEASES) === 0;
  const extra = isRare ? `<p>${RARE_WORD}</p>` : '';
  return {
    press_group_id: pick(groupIds, index % GROUPS, 0),
    status: 'published',
    access: index % PRESS_ONLY_STEP === PRESS_ONLY_STEP - 1 ? 'press' : 'public',
    date: dateOf(index, total),
    publish_at: null,
    embargo_until: null,
    expires_at: null,
    hero_asset_id: pick(pictureIds, random() * pictureIds.length, 0),
    attachment_ids: [],
    sectors: [],
    contacts: [],
    text: {
      en: drawText(VOCABULARIES.en, random, extra),
      it: drawText(VOCABULARIES.it, random, extra),
    },
  };
}
