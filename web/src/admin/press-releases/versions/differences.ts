import type { Piece } from '@press-room/contract/takings';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { toBlocks } from '../saving/merge.ts';

const toPiece = ({ value, added, removed }: { value: string; added: boolean; removed: boolean }): Piece => ({
  kind: added ? 'new' : removed ? 'gone' : 'same',
  text: value,
});

export const diffLine = (before: string, after: string): Piece[] =>
  diffWordsWithSpace(before, after).map(toPiece);

/** Changed passages of a body as words; unchanged passages are left out. */
export function diffBody(before: string, after: string): Piece[][] {
  const passages: Piece[][] = [];
  let gone: string[] = [];
  for (const { value, added, removed } of diffArrays(toBlocks(before), toBlocks(after))) {
    if (removed) {
      gone = value;
      continue;
    }
    if (added)
      for (const [at, block] of value.entries())
        passages.push(diffLine(toWords(gone[at] ?? ''), toWords(block)));
    for (const block of added ? gone.slice(value.length) : gone) passages.push(diffLine(toWords(block), ''));
    gone = [];
  }
  for (const block of gone) passages.push(diffLine(toWords(block), ''));
  return passages;
}

/** File ids in a figure: of a picture, or of poster, video and captions. */
const filesOf = ({ dataset: { asset = '', video = '', captions = '' } }: HTMLElement): string[] =>
  `${asset} ${video} ${captions}`.match(/\d+/g) ?? [];

/** Ids of the files in a text. */
export const listFiles = (html: string): number[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('figure')]
    .flatMap(filesOf)
    .map(Number);

/** Text of a block. List items and cells are separated; a picture or video is replaced by its file ids. */
export function toWords(block: string): string {
  const { body } = new DOMParser().parseFromString(block, 'text/html');
  for (const part of body.querySelectorAll('li, tr, p, cite, br')) part.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append('\t');
  for (const figure of body.querySelectorAll<HTMLElement>('figure'))
    figure.append(`[${filesOf(figure).join(' ')}]`);
  return (body.textContent ?? '').trim();
}
