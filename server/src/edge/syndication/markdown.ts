import { withDateline } from '@press-room/contract/dateline';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { Block, Run } from '@press-room/contract/rich-text-blocks';
import { toScripted } from '@press-room/contract/rich-text-lines';
import { parseRichText } from '../../platform/text/rich-text.ts';
import { renderReleaseText } from '../downloads/release-texts/plain.ts';
import {
  describeContact,
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toLongDate,
} from '../downloads/release-texts/release-document.ts';

const toDocument = (release: PressRelease): ReleaseDocument => ({
  ...release,
  issuer: issuerOf(release).name,
});

/** Text for an editor's window, as downloads have it. */
export const toPlainRelease = (release: PressRelease): string => renderReleaseText(toDocument(release));

/** CommonMark with tables; no text of a release is read as a mark of it. */
export function toMarkdown(release: PressRelease): string {
  const { language, title, subtitle, abstract, dateline, body, boilerplate, corrections, contacts } = release;
  const sections = [
    release.embargo === undefined ? '' : `> **${escapeLine(release.embargo.line)}**`,
    `# ${escapeLine(title)}`,
    `${escapeLine(issuerOf(release).name)} · ${toLongDate(toDocument(release))}`,
    subtitle === '' ? '' : `_${escapeLine(subtitle)}_`,
    ...corrections.map((each) => `> **${toCorrectionHeading(each, language)}** ${escapeLine(each.note)}`),
    abstract === '' ? '' : `**${escapeLine(abstract)}**`,
    toBlocks(parseRichText(withDateline(body, dateline))),
    boilerplate === '' ? '' : `---\n\n${toBlocks(parseRichText(boilerplate))}`,
    contacts.length === 0 ? '' : `## ${HEADINGS[language].contacts}`,
    ...contacts.map((each) => `- ${[each.name, ...describeContact(each)].map(escapeLine).join(', ')}`),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>|~#&!]/g, '\\$&');
const escapeLine = (text: string): string => escapeText(text.replace(/\s+/g, ' ').trim());
/** A line that begins so would be a list or a rule. */
const LINE_MARK = /^([^\S\n\r\u2028\u2029]*)(?:([-+=])|(\d+)([.)]))/gm;

const toBlocks = (blocks: readonly Block[]): string => blocks.map(toBlock).join('\n\n');

function toBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.level === 0
        ? toInline(block.runs)
        : `${'#'.repeat(block.level)} ${toInline(block.runs).replaceAll('\\\n', ' ')}`;
    case 'rule':
      return '---';
    case 'quote':
      return prefix(toBlocks(block.blocks), '> ', '> ');
    case 'list':
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? '- ' : `${block.start + at}. `;
          return prefix(toBlocks(item), mark, ' '.repeat(mark.length));
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
  // Marks hold on to words only: blanks stay outside.
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
