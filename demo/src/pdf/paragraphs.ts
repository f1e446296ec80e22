import { measure, type Type } from './fonts.ts';

export interface Line {
  text: string;
  /** To be added to each space, in points, so that the line fills its measure. */
  wordSpacing: number;
  indent: number;
}

interface Setting extends Type {
  width: number;
  /** Of the first line. */
  indent?: number;
  isJustified?: boolean;
}

/** How much a space may give way, as a share of its width. */
const SHRINK = 0.18;
const STRETCH = 0.6;

/** What a line costs: none where its words fill it, more the further its spaces are from their own width. */
function cost(natural: number, width: number, room: number, isLast: boolean): number {
  const rest = width - natural;
  if (rest < -room * SHRINK - 0.001) return Number.POSITIVE_INFINITY;
  if (isLast) return 0;
  const ratio = rest / Math.max(0.001, room * (rest < 0 ? SHRINK : STRETCH));
  return (1 + Math.abs(ratio) ** 3) ** 2;
}

/** Breaks a paragraph where its lines are most even as a whole. */
export function breakLines(text: string, setting: Setting): Line[] {
  const words = text.split(' ');
  const widths = words.map((word) => measure(word, setting));
  const space = measure(' ', setting);
  const { width, indent = 0, isJustified = true } = setting;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    let natural = -space;
    for (let from = end - 1; from >= 0; from -= 1) {
      natural += (widths[from] ?? 0) + space;
      const measureOfLine = from === 0 ? width - indent : width;
      if (natural > measureOfLine * 1.2 && from < end - 1) break;
      const own = cost(natural, measureOfLine, space * (end - from - 1), end === words.length);
      // A word that is wider than the line stands alone in it rather than nowhere.
      const total = (best[from]?.cost ?? 0) + (from === end - 1 ? Math.min(own, 1e9) : own);
      if (total < found.cost) found = { cost: total, from };
    }
    best.push(found);
  }
  const lines: Line[] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    const from = best[end]?.from ?? 0;
    const line = words.slice(from, end).join(' ');
    const own = from === 0 ? indent : 0;
    const rest = width - own - measure(line, setting);
    const isLoose = !isJustified || (end === words.length && rest > 0);
    lines.unshift({ text: line, indent: own, wordSpacing: isLoose ? 0 : rest / Math.max(1, end - from - 1) });
  }
  return lines;
}

/** Paragraphs as one run of lines: the first line of each but the first is indented. */
export const breakParagraphs = (paragraphs: readonly string[], setting: Setting): Line[] =>
  paragraphs.flatMap((text, index) =>
    breakLines(text, { ...setting, indent: index === 0 ? 0 : (setting.indent ?? 0) }),
  );
