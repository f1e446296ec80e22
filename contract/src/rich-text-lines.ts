import type { Block, Run } from './rich-text-blocks.ts';

export const LINE_LENGTH = 76;

/** Breaks at spaces; words longer than a line are not broken, so that addresses can be copied. */
export function wrap(text: string, length: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > length) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

const SCRIPTS = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ ' } as const;
const SCRIPTED = '0123456789+-−=() ';

/** Text of a run for output without superscripts: plain digits would turn 10³ into 103. Letters stay on the line. */
export function toScripted({ text, script }: Run): string {
  if (script === null || !Array.from(text).every((sign) => SCRIPTED.includes(sign))) return text;
  return Array.from(text, (sign) => SCRIPTS[script][SCRIPTED.indexOf(sign)]).join('');
}

function toText(all: readonly Run[]): string {
  // Plain text has no strikethrough.
  const runs = all.filter(({ isStruck }) => !isStruck);
  return runs
    .map((run, at) => {
      const { href } = run;
      const text = toScripted(run);
      // The address follows the last run of its link, unless it equals the text.
      if (href === null || runs[at + 1]?.href === href) return text;
      const address = href.replace(/^(?:mailto|tel):/, '');
      return address === text.trim() ? text : `${text} (${address})`;
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}

function toLines(block: Block, length: number): string[] {
  switch (block.kind) {
    case 'text': {
      const lines = wrap(toText(block.runs), length);
      return block.level === 0 ? lines : [...lines, underline(lines, '-')];
    }
    case 'rule':
      return ['* * *'];
    case 'quote':
      return joinBlocks(block.blocks, length - 2).map((line) => `> ${line}`.trimEnd());
    case 'table':
      return block.rows.map((row) => row.map(({ runs }) => toText(runs).replaceAll('\n', ' ')).join(' | '));
    case 'list':
      return block.items.flatMap((item, at) => {
        const mark = block.start === null ? '- ' : `${block.start + at}. `;
        const indent = ' '.repeat(mark.length);
        return item
          .flatMap((part) => toLines(part, length - mark.length))
          .map((line, index) => (index === 0 ? mark : indent) + line);
      });
  }
}

/** As long as the longest line, at most the line width. */
export const underline = (lines: readonly string[], mark: string): string =>
  mark.repeat(Math.min(LINE_LENGTH, Math.max(...lines.map((line) => line.length))));

/** Blocks as plain text with an empty line between them. */
export const joinBlocks = (blocks: readonly Block[], length: number): string[] =>
  blocks.flatMap((block, at) => [...(at === 0 ? [] : ['']), ...toLines(block, length)]);
