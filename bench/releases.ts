import type { Language } from '@press-room/contract/languages';
import type { NewRelease } from '../server/src/features/press-releases/service.ts';
import { buildVocabulary, RARE_WORD, type Vocabulary } from './vocabulary.ts';

export const FIRST_YEAR = 2015;
export const YEARS = 12;
export const GROUPS = 2;
export const PICTURES = 48;
/** Releases with the rare word, as many in a small database as in a large one. */
export const RARE_RELEASES = 20;
const BODY_CHARACTERS = 2600;
const DAYS_PER_MONTH = 28;
/** One release in so many is for the press only, spread over all groups and years, so that lists leave something out. */
export const PRESS_ONLY_STEP = 23;

/** Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
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
    body: drawBody(vocabulary, random) + extra,
  };
}

const VOCABULARIES: Record<Language, Vocabulary> = { en: buildVocabulary('en'), it: buildVocabulary('it') };

/**
 * Release number `index` of `total`, about 3 KB of text a language: the same on every machine. Groups, years, months and
 * days take turns, so that each has the same share. `groupIds` and `pictureIds` are what the database made.
 */
export function makeRelease(
  index: number,
  total: number,
  { groupIds, pictureIds }: { groupIds: readonly number[]; pictureIds: readonly number[] },
): NewRelease {
  const random = createRandom(index + 1);
  const year = FIRST_YEAR + (Math.floor(index / GROUPS) % YEARS);
  const month = 1 + Math.floor(random() * (year === FIRST_YEAR + YEARS - 1 ? 10 : 12));
  const day = 1 + Math.floor(random() * DAYS_PER_MONTH);
  const isRare = index % Math.ceil(total / RARE_RELEASES) === 0;
  const extra = isRare ? `<p>${RARE_WORD}</p>` : '';
  return {
    press_group_id: pick(groupIds, index % GROUPS, 0),
    status: 'published',
    access: index % PRESS_ONLY_STEP === PRESS_ONLY_STEP - 1 ? 'press' : 'public',
    date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
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
