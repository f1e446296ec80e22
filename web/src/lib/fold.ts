/** Text folded for comparison; `places` maps each of its characters to the original. */
export type Folded = { text: string; places: number[] };

const MARKS = /\p{M}|\u00ad/gu;

/** Removes case, accents and ligatures, unifies apostrophes, and collapses white space. */
export function fold(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = foldCharacter(character);
    const isSecondSpace = plain === ' ' && folded.endsWith(' ');
    if (!isSecondSpace) {
      folded += plain;
      for (let count = 0; count < plain.length; count += 1) places.push(place);
    }
    place += character.length;
  }
  return { text: folded, places };
}

function foldCharacter(character: string): string {
  if (/\s/u.test(character)) return ' ';
  if (/[’‘ʼ`´]/u.test(character)) return "'";
  return character.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

export const foldQuery = (query: string): string => fold(query).text.trim();

/** Words of a folded query that are worth searching on their own. */
export const toWords = (query: string): string[] =>
  query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
