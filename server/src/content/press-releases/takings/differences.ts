import { RELEASE_TEXT_FIELDS, type ReleaseText, releaseTextField } from '@press-room/contract/release-text';
import type { Passage, Piece } from '@press-room/contract/takings';
import type * as Diff from 'diff';
import { loadLate } from '../../../platform/text/load-late.ts';
import { toPlainText } from '../../../platform/text/rich-text.ts';

const loadDiff = loadLate<typeof Diff>('diff');

/** Texts with more differences are shown as removed and added. */
const EDITS_MAX = 1000;
/** Maximum passages to show. */
const PASSAGES_MAX = 60;

const toPiece = ({ value, added, removed }: Diff.ChangeObject<string>): Piece => ({
  kind: added ? 'new' : removed ? 'gone' : 'same',
  text: value,
});

function diffLine(before: string, after: string): Piece[] {
  const changes = loadDiff().diffWordsWithSpace(before, after, { maxEditLength: EDITS_MAX });
  if (changes !== undefined) return changes.map(toPiece);
  return [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ];
}

/** Changed paragraphs; a replaced one is paired with its replacement. */
function diffLines(before: readonly string[], after: readonly string[]): Piece[][] {
  const changes = loadDiff().diffArrays([...before], [...after], { maxEditLength: EDITS_MAX });
  const passages: Piece[][] = [];
  let gone: string[] = [];
  for (const { value, added, removed } of changes ?? [whole(before, 'removed'), whole(after, 'added')]) {
    if (removed) gone = value;
    if (removed) continue;
    const came = added ? value : [];
    for (const [at, line] of came.entries()) passages.push(diffLine(gone[at] ?? '', line));
    for (const line of gone.slice(came.length)) passages.push(diffLine(line, ''));
    gone = [];
  }
  for (const line of gone) passages.push(diffLine(line, ''));
  return passages;
}

const whole = (lines: readonly string[], how: 'added' | 'removed') => ({
  value: [...lines],
  added: how === 'added',
  removed: how === 'removed',
});

const toLines = (text: string, isHtml: boolean): string[] =>
  (isHtml ? toPlainText(text) : text).split('\n').filter((line) => line.trim() !== '');

/** Changed words of a text, by passage. */
export function listPassages(before: ReleaseText, after: ReleaseText): Passage[] {
  const passages = RELEASE_TEXT_FIELDS.flatMap((field) => {
    const isHtml = releaseTextField(field).isHtml === true;
    return diffLines(toLines(before[field], isHtml), toLines(after[field], isHtml)).map((pieces) => ({
      field,
      pieces,
    }));
  });
  return passages.slice(0, PASSAGES_MAX);
}
