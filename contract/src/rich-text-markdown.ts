import type { Block, Run } from './rich-text-blocks.ts';
import { toScripted } from './rich-text-lines.ts';

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>|~#&!]/g, '\\$&');
/** A line of text with all Markdown characters escaped. */
export const escapeLine = (text: string): string => escapeText(text.replace(/\s+/g, ' ').trim());
/** A line with this start would be a list or a rule. */
const LINE_MARK = /^([^\S\n\r\u2028\u2029]*)(?:([-+=])|(\d+)([.)]))/gm;

/** CommonMark with tables. */
export const toMarkdownBlocks = (blocks: readonly Block[]): string => blocks.map(toBlock).join('\n\n');

function toBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.level === 0
        ? toInline(block.runs)
        : `${'#'.repeat(block.level)} ${toInline(block.runs).replaceAll('\\\n', ' ')}`;
    case 'rule':
      return '---';
    case 'quote':
      return prefix(toMarkdownBlocks(block.blocks), '> ', '> ');
    case 'list':
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? '- ' : `${block.start + at}. `;
          return prefix(toMarkdownBlocks(item), mark, ' '.repeat(mark.length));
        })
        .join('\n');
    case 'table':
      return toTable(block.rows);
  }
}

const prefix = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, at) => ((at === 0 ? first : rest) + line).trimEnd())
    .join('\n');

function toTable(rows: Extract<Block, { kind: 'table' }>['rows']): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, at) => toInline(row[at]?.runs ?? []));
    return `| ${cells.map((cell) => cell.replaceAll('\\\n', ' ').replaceAll('\n', ' ')).join(' | ')} |`;
  });
  const rules = Array.from({ length: width }, (_, at) =>
    rows.some((row) => row[at]?.isFigures) ? '---:' : '---',
  );
  return [lines[0], `| ${rules.join(' | ')} |`, ...lines.slice(1)].join('\n');
}

const toInline = (runs: readonly Run[]): string =>
  runs
    .map(toMarked)
    .join('')
    .replace(LINE_MARK, (_all, blank: string, mark?: string, digits?: string, end?: string) =>
      mark === undefined ? `${blank}${digits}\\${end}` : `${blank}\\${mark}`,
    );

function toMarked(run: Run): string {
  const { isBold, isItalic, isStruck, href } = run;
  const text = toScripted(run);
  if (text === '\n') return '\\\n';
  // Spaces stay outside the marks.
  const words = text.trim();
  if (words === '') return text;
  const before = text.slice(0, text.indexOf(words));
  const after = text.slice(before.length + words.length);
  const [bold, italic] = [isBold ? '**' : '', isItalic ? '_' : ''];
  const struck = isStruck ? '~~' : '';
  const marked = struck + bold + italic + escapeText(words) + italic + bold + struck;
  const address = href?.replace(/[\s<>\\]/g, encodeURIComponent);
  return before + (address === undefined ? marked : `[${marked}](<${address}>)`) + after;
}
