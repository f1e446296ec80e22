import { EXCERPT_LENGTH } from '@press-room/contract/limits';

/** The first characters of an abstract as far as whole words go, then `...`; a shorter text stays as it is (spec 9). */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join('');
  const isWhole = /\s/.test(characters[length] ?? '');
  const words = isWhole ? start : start.replace(/\s\S*$/u, '');
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}...`;
}
