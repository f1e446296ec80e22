/** Text run with its position: the last values of `transform` are x and y, with y measured from the bottom. */
export type PlacedRun = { str: string; hasEOL: boolean; height: number; transform: readonly number[] };
/** `line`: first line of the paragraph, from 0. */
export type Paragraph = { line: number; text: string; isHeading: boolean };

type Line = { text: string; y: number; height: number };

/** Minimum distance between paragraphs, in line heights. */
const PARAGRAPH_GAP = 1.75;
const HEADING_HEIGHT = 1.25;
const SAME_HEIGHT = 0.12;

/** Text of a page in reading order. It joins lines and hyphenated words, and recognises headings by size. */
export function toParagraphs(runs: readonly PlacedRun[]): Paragraph[] {
  const lines = toLines(runs);
  const usual = usualHeight(lines);
  const paragraphs: { line: number; text: string; height: number }[] = [];
  let before: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.at(-1);
    if (last && before && continues(before, line)) last.text = join(last.text, line.text);
    else paragraphs.push({ line: index, text: line.text, height: line.height });
    before = line;
  }
  return paragraphs.map(({ line, text, height }) => ({
    line,
    text,
    isHeading: height > usual * HEADING_HEIGHT,
  }));
}

function toLines(runs: readonly PlacedRun[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let [y, height] = [0, 0];
  const end = () => {
    if (text.trim()) lines.push({ text: text.replace(/\s+/g, ' ').trim(), y, height });
    text = '';
    height = 0;
  };
  for (const run of runs) {
    const runY = run.transform[5] ?? 0;
    // Some documents mark no line ends: use the position.
    if (text && run.str.trim() && Math.abs(runY - y) > Math.max(height, run.height)) end();
    if (run.height > height) [y, height] = [runY, run.height];
    text += run.str;
    if (run.hasEOL) end();
  }
  end();
  return lines;
}

function continues(before: Line, line: Line): boolean {
  const drop = before.y - line.y;
  const isNear = drop > 0 && drop < PARAGRAPH_GAP * Math.max(before.height, line.height);
  return isNear && Math.abs(before.height - line.height) < SAME_HEIGHT * before.height;
}

const join = (text: string, next: string): string =>
  /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;

/** Most frequent line height, weighted by letters. */
function usualHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { text, height } of lines) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
