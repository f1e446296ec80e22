import type { Marks, MatchKind, ProposalMatch } from '@press-room/contract/clipping-proposals';
import { LANGUAGES } from '@press-room/contract/languages';
import { isStopWord } from '../../../core/search/words/stop-words.ts';
import { fold } from '../../../platform/text/fold.ts';

/** A company, brand, event or release, under one of its names. */
export interface Subject {
  kind: MatchKind;
  id: number;
  name: string;
}

interface Named extends Subject {
  /** Folded words of the name, without its legal form. */
  words: readonly string[];
}

/** Subjects by the first word of their names. */
export type SubjectIndex = ReadonlyMap<string, readonly Named[]>;

interface Word {
  folded: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const listWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  })).filter(({ folded }) => folded !== '');

/** Legal forms at the end of a company's name, as folded words. */
const LEGAL_FORMS = [
  ['s', 'p', 'a'],
  ['s', 'r', 'l', 's'],
  ['s', 'r', 'l'],
  ['s', 'n', 'c'],
  ['s', 'a', 's'],
  ...['spa', 'srl', 'srls', 'snc', 'sas', 'scarl', 'gmbh', 'ltd', 'llc', 'inc', 'plc', 'ag', 'sa'].map(
    (form) => [form],
  ),
];
/** Shorter names occur in too many articles. */
const LETTERS_MIN = 3;
/** Titles with fewer words occur in too many articles. */
const TITLE_WORDS_MIN = 3;

function withoutLegalForm(words: readonly string[]): readonly string[] {
  const form = LEGAL_FORMS.find(
    (each) => each.length < words.length && words.slice(-each.length).join(' ') === each.join(' '),
  );
  return form === undefined ? words : words.slice(0, -form.length);
}

/** Folded name of a company without its legal form; empty: no words. */
export const toCompanyKey = (name: string): string =>
  withoutLegalForm(listWords(name).map(({ folded }) => folded)).join(' ');

/** Whether a name is distinct from ordinary words. */
function isTelling({ kind, words }: Pick<Named, 'kind' | 'words'>): boolean {
  if (kind === 'release' && words.length < TITLE_WORDS_MIN) return false;
  const letters = words.join('');
  if (letters.length < LETTERS_MIN || /^\p{N}+$/u.test(letters)) return false;
  return words.some((word) => !LANGUAGES.some((language) => isStopWord(word, language)));
}

export function indexSubjects(subjects: readonly Subject[]): SubjectIndex {
  const named = subjects.map((subject): Named => {
    const words = listWords(subject.name).map(({ folded }) => folded);
    return { ...subject, words: subject.kind === 'company' ? withoutLegalForm(words) : words };
  });
  return Map.groupBy(named.filter(isTelling), ({ words }) => words[0] ?? '');
}

const MATCHES_MAX = 50;

interface Found {
  marks: Marks;
  matches: ProposalMatch[];
}

/** Subjects mentioned in a text as whole words, regardless of case and accents, with the positions of their names. */
export function findSubjects(text: string, index: SubjectIndex): Found {
  const words = listWords(text);
  const marks: [number, number][] = [];
  const matches = new Map<string, ProposalMatch>();
  for (const [at, { folded, start }] of words.entries()) {
    for (const { kind, id, name, words: wanted } of index.get(folded) ?? []) {
      if (matches.size >= MATCHES_MAX || !wanted.every((word, step) => words[at + step]?.folded === word))
        continue;
      matches.set(`${kind}:${id}`, { kind, id, name });
      marks.push([start, words[at + wanted.length - 1]?.end ?? start]);
    }
  }
  return { marks: join(marks), matches: [...matches.values()] };
}

/** In order; overlapping ones are merged. */
function join(marks: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [start, end] of marks.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
