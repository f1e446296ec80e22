import { IMPORT_DELIMITERS } from '@press-room/contract/table-formats';

const SIGNS: readonly string[] = IMPORT_DELIMITERS;

const LOOKED_AT = 65_536;

/** `sep=;` in the first line declares the delimiter, for Excel and for us. */
const SEPARATOR_LINE = /^sep=(.)\r?\n?$/i;

export function separatorOf(text: string): string | null {
  return SEPARATOR_LINE.exec(text.slice(0, text.search(/[\r\n]|$/) + 1).trim())?.[1] ?? null;
}

/** The character whose number per line is most constant; characters within quotation marks do not count. */
export function detectDelimiter(text: string): string {
  const told = separatorOf(text);
  if (told !== null) return told;
  const head = text.slice(0, LOOKED_AT);
  const counts = countSigns(head, text.length > LOOKED_AT);
  const scores = SIGNS.map((sign, at) => ({
    sign,
    score: scoreOf(counts.map((line) => line[at] ?? 0)),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.sign : ';';
}

/** Number of each candidate in each non-empty line. */
function countSigns(text: string, isCut: boolean): number[][] {
  const lines: number[][] = [];
  let line = SIGNS.map(() => 0);
  let isQuoted = false;
  let isEmpty = true;
  const end = (): void => {
    if (!isEmpty) lines.push(line);
    line = SIGNS.map(() => 0);
    isEmpty = true;
  };
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === '\n' || sign === '\r')) {
      end();
      continue;
    }
    isEmpty = false;
    const at = SIGNS.indexOf(sign);
    if (!isQuoted && at >= 0) line[at] = (line[at] ?? 0) + 1;
  }
  // The last line of truncated text is incomplete.
  if (!isCut || lines.length === 0) end();
  return lines;
}

/** Share of lines with the most frequent number; more columns break ties. */
function scoreOf(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  const [usual, often] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  return counts.length === 0 ? 0 : often / counts.length + Math.min(usual, 50) / 10_000;
}
