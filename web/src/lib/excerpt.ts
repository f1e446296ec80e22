import { EXCERPT_LENGTH } from '@press-room/contract/limits';

/** A sentence may be longer than an excerpt; a longer one than this is cut. */
const SENTENCE_LENGTH = 240;

/**
 * The first sentences of an abstract that fit, at least one; of a sentence that is too long its first characters as far as
 * whole words go, then `...` (spec 9).
 */
export function excerpt(text: string, language?: string): string {
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const sentences = Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text));
  const ends = sentences.map(({ index, segment }) => text.slice(0, index + segment.length).trimEnd());
  const [first = ''] = ends;
  const whole = ends.findLast((each) => each.length <= EXCERPT_LENGTH) ?? first;
  if (whole.length <= SENTENCE_LENGTH && /[.!?…]["”’»)]*$/u.test(whole)) return whole;
  const start = characters.slice(0, EXCERPT_LENGTH).join('');
  const isWhole = /\s/.test(characters[EXCERPT_LENGTH] ?? '');
  const words = isWhole ? start : start.replace(/\s\S*$/u, '');
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}...`;
}
