/** A run of text with its place on the page: `transform` ends in x and y, y counted from below. */
export type PlacedRun = { str: string; hasEOL: boolean; height: number; transform: readonly number[] };
/** `line` is the line of the page, from 0, that it begins with. */
export type Paragraph = { line: number; text: string; isHeading: boolean };

type Line = { text: string; y: number; height: number };

/** Lines this much further apart than they are high begin a paragraph. */
const PARAGRAPH_GAP = 1.75;
const HEADING_HEIGHT = 1.25;
const SAME_HEIGHT = 0.12;

/** The text of a page in reading order: joined lines, rejoined words, headings recognised by their size. */
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
    // Some documents end no line and only go on elsewhere.
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

/** Height of most of the letters. */
function usualHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { text, height } of lines) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
