import type { Block, Cell, Run } from '@press-room/contract/rich-text-blocks';
import {
  AlignmentType,
  BorderStyle,
  ConcreteHyperlink,
  HeadingLevel,
  type INumberingOptions,
  LevelFormat,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { toXmlText } from '../../../platform/text/markup.ts';

type Numbering = INumberingOptions['config'][number];

/** Position of paragraphs: nesting of lists, and the marker of the first one. */
interface Place {
  depth: number;
  mark?: { bullet: { level: number } } | { numbering: { reference: string; level: number } };
}

const HEADINGS = [
  undefined,
  undefined,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
];
const INDENT = 720;
const HANGING = 360;
const EMPTY_CELL: Cell = { isHeader: false, isFigures: false, runs: [] };
/** Word supports nine levels of lists. */
const DEEPEST = 8;

/** Converts blocks to Word paragraphs; collects the numberings and links that the document must declare. */
export class DocxBlocks {
  readonly numberings: Numbering[] = [];
  readonly links: { id: string; href: string }[] = [];

  toParagraphs(blocks: readonly Block[], place: Place = { depth: 0 }): (Paragraph | Table)[] {
    return blocks.flatMap((block, at) => {
      const { mark, ...rest } = place;
      // Only the first paragraph of a list item carries its mark.
      return this.#toParagraphs(block, at === 0 && mark !== undefined ? { ...rest, mark } : rest);
    });
  }

  toRuns(runs: readonly Run[]): ParagraphChild[] {
    return runs.map((run) => {
      if (run.href === null) return toRun(run, false);
      const id = `link${this.links.length + 1}`;
      this.links.push({ id, href: run.href });
      // With our own id: `ExternalHyperlink` creates a random one each time.
      return new ConcreteHyperlink([toRun(run, true)], id);
    });
  }

  #toParagraphs(block: Block, place: Place): (Paragraph | Table)[] {
    switch (block.kind) {
      case 'text': {
        const heading = HEADINGS[block.level];
        const indent = place.depth === 0 ? {} : { indent: { left: place.depth * INDENT } };
        return [
          new Paragraph({
            children: this.toRuns(block.runs),
            ...(heading === undefined ? {} : { heading }),
            ...(place.mark ?? indent),
          }),
        ];
      }
      case 'rule':
        return [new Paragraph({ thematicBreak: true })];
      case 'quote':
        return this.toParagraphs(block.blocks, { depth: place.depth + 1 });
      case 'table':
        return this.#toTable(block);
      case 'list':
        return this.#toList(block, place);
    }
  }

  #toList(list: Extract<Block, { kind: 'list' }>, { depth }: Place): (Paragraph | Table)[] {
    const level = Math.min(depth, DEEPEST);
    const mark =
      list.start === null
        ? { bullet: { level } }
        : { numbering: { reference: this.#addNumbering(level, list.start), level } };
    return list.items.flatMap((item) => this.toParagraphs(item, { depth: depth + 1, mark }));
  }

  #addNumbering(level: number, start: number): string {
    const reference = `list${this.numberings.length + 1}`;
    const indent = { left: (level + 1) * INDENT, hanging: HANGING };
    const style = { paragraph: { indent } };
    this.numberings.push({
      reference,
      levels: [{ level, format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start, style }],
    });
    return reference;
  }

  #toTable({ rows }: Extract<Block, { kind: 'table' }>): (Paragraph | Table)[] {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const filled = rows.filter((row) => row.length > 0);
    if (columns === 0) return [];
    const border = { style: BorderStyle.SINGLE, size: 4, color: 'B0AAA4' };
    const table = new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: filled.map((row) => {
        // Word requires rows of equal width.
        const cells = Array.from({ length: columns }, (_, at) => row[at] ?? EMPTY_CELL);
        return new TableRow({
          children: cells.map(({ isHeader, isFigures, runs }) => {
            const shown = runs.map((run) => ({ ...run, isBold: run.isBold || isHeader }));
            const place = isFigures ? { alignment: AlignmentType.END } : {};
            return new TableCell({ children: [new Paragraph({ ...place, children: this.toRuns(shown) })] });
          }),
        });
      }),
    });
    return [table, new Paragraph({})];
  }
}

function toRun({ text, isBold, isItalic, isUnderlined, isStruck, script }: Run, isLink: boolean): TextRun {
  // Only active formats, because an explicit "not bold" would override the style of a heading.
  const look = {
    ...(isLink ? { style: 'Hyperlink' } : {}),
    ...(isUnderlined ? { underline: {} } : {}),
    ...(isBold ? { bold: true } : {}),
    ...(isItalic ? { italics: true } : {}),
    ...(isStruck ? { strike: true } : {}),
    ...(script === 'sub' ? { subScript: true } : {}),
    ...(script === 'super' ? { superScript: true } : {}),
  };
  return text === '\n' ? new TextRun({ break: 1 }) : new TextRun({ ...look, text: toXmlText(text) });
}
