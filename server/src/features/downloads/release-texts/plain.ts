import {
  describeContact,
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toLongDate,
} from './release-document.ts';
import { type Block, parseRichText, type Run } from './rich-text-tree.ts';

const LINE_LENGTH = 76;

/** Breaks at blanks; a word that is longer than a line stays whole, so that addresses can be copied. */
function wrap(text: string, length: number): string[] {
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

function toText(runs: readonly Run[]): string {
  return runs
    .map(({ text, href }, at) => {
      // The address follows the last stretch of its link, unless it is the text itself.
      if (href === null || runs[at + 1]?.href === href) return text;
      const address = href.replace(/^(?:mailto|tel):/, '');
      return address === text.trim() ? text : `${text} (${address})`;
    })
    .join('');
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

const underline = (lines: readonly string[], mark: string): string =>
  mark.repeat(Math.min(LINE_LENGTH, Math.max(...lines.map((line) => line.length))));

const joinBlocks = (blocks: readonly Block[], length: number): string[] =>
  blocks.flatMap((block, at) => [...(at === 0 ? [] : ['']), ...toLines(block, length)]);

/** Text for an editor's window: wrapped lines, lists and addresses of links, and nothing to strip. */
export function renderReleaseText(release: ReleaseDocument): string {
  const { language, group, title, subtitle, abstract, body, boilerplate, corrections, contacts } = release;
  const heading = wrap(title, LINE_LENGTH);
  const richText = (html: string): string[] => joinBlocks(parseRichText(html), LINE_LENGTH);
  const sections = [
    [`${group} · ${toLongDate(release)}`],
    [...heading, underline(heading, '=')],
    ...(subtitle === '' ? [] : [wrap(subtitle, LINE_LENGTH)]),
    ...corrections.map((each) => wrap(`${toCorrectionHeading(each, language)} ${each.note}`, LINE_LENGTH)),
    ...(abstract === '' ? [] : [wrap(abstract, LINE_LENGTH)]),
    richText(body),
    richText(boilerplate),
    ...(contacts.length === 0 ? [] : [[HEADINGS[language].contacts.toUpperCase()]]),
    ...contacts.map((contact) => [contact.name, ...describeContact(contact)]),
  ];
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}
