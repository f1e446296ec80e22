import { markFigures } from './table-figures.ts';

/** Style of a run of text. */
interface TextStyle {
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
  script: 'sub' | 'super' | null;
  href: string | null;
}
export type Run = TextStyle & { text: string };

/** `isFigures`: in a column of numbers, which are aligned. */
export interface Cell {
  isHeader: boolean;
  isFigures: boolean;
  runs: Run[];
}

export type Block =
  /** `level` 0: a paragraph; 2 to 4: a heading. */
  | { kind: 'text'; level: number; runs: Run[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'rule' };

const PLAIN: TextStyle = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  script: null,
  href: null,
};

const STYLES: Readonly<Record<string, Partial<TextStyle>>> = {
  b: { isBold: true },
  strong: { isBold: true },
  i: { isItalic: true },
  em: { isItalic: true },
  cite: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
  sub: { script: 'sub' },
  sup: { script: 'super' },
};

/** A cell is one text: block elements become lines. */
const LINES_OF_CELL = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr']);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|[^<]+/g;
const HEADING = /^h([2-4])$/;

/** Sanitised texts contain no other entities. */
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const readSigns = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => SIGNS[name] ?? entity);

const attributeOf = (attributes: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : readSigns(value);
};

type List = Extract<Block, { kind: 'list' }>;
type Table = Extract<Block, { kind: 'table' }>;

/** Parses sanitised HTML, which is well-formed and contains only allowed elements. */
class TreeBuilder {
  readonly root: Block[] = [];
  /** Containers of blocks: the text itself, a quotation, a list item. */
  readonly #places: Block[][] = [this.root];
  readonly #lists: List[] = [];
  readonly #styles: TextStyle[] = [PLAIN];
  #table: Table | null = null;
  #runs: Run[] = [];
  #level = 0;
  #isFigures = false;

  addText(text: string): void {
    const style = this.#styles.at(-1) ?? PLAIN;
    const last = this.#runs.at(-1);
    const isAfterSpace = last === undefined || /\s$/.test(last.text);
    const spaced = readSigns(text).replace(/[^\S\u00a0]+/g, ' ');
    const shown = isAfterSpace ? spaced.replace(/^ /, '') : spaced;
    if (shown !== '') this.#runs.push({ ...style, text: shown });
  }

  open(tag: string, attributes: string): void {
    const level = HEADING.exec(tag)?.[1];
    const style = STYLES[tag];
    if (this.#table !== null && LINES_OF_CELL.has(tag)) this.#breakLine();
    else if (tag === 'a') this.#push({ href: attributeOf(attributes, 'href') });
    else if (style !== undefined) this.#push(style);
    else if (tag === 'q') this.addText('“');
    else if (tag === 'br') this.#runs.push({ ...PLAIN, text: '\n' });
    else if (level !== undefined || tag === 'p') this.#startText(Number(level ?? 0));
    else if (tag === 'hr') this.#addBlock({ kind: 'rule' });
    else if (tag === 'blockquote') this.#enter({ kind: 'quote', blocks: [] });
    else if (tag === 'ul' || tag === 'ol') this.#openList(tag, attributes);
    else if (tag === 'li') this.#openItem();
    else if (tag === 'table') this.#openTable();
    else if (tag === 'tr') this.#table?.rows.push([]);
    else if (tag === 'td' || tag === 'th' || tag === 'caption') {
      this.endText();
      this.#isFigures = attributeOf(attributes, 'data-figures') !== null;
    }
  }

  close(tag: string): void {
    if (this.#table !== null && LINES_OF_CELL.has(tag)) return;
    if (tag === 'a' || STYLES[tag] !== undefined) this.#styles.pop();
    else if (tag === 'q') this.addText('”');
    else if (tag === 'td' || tag === 'th') {
      const cell = { isHeader: tag === 'th', isFigures: this.#isFigures, runs: this.#takeRuns() };
      this.#table?.rows.at(-1)?.push(cell);
    } else if (tag === 'table') this.#table = null;
    else if (tag === 'ul' || tag === 'ol') {
      this.endText();
      this.#lists.pop();
    } else if (tag === 'blockquote' || tag === 'li') {
      this.endText();
      if (this.#places.length > 1) this.#places.pop();
    } else if (tag === 'p' || HEADING.test(tag) || tag === 'caption') this.endText();
  }

  /** Ends the current text as a paragraph or heading. */
  endText(): void {
    const runs = this.#takeRuns();
    if (runs.length > 0) this.#places.at(-1)?.push({ kind: 'text', level: this.#level, runs });
    this.#level = 0;
  }

  #push(style: Partial<TextStyle>): void {
    this.#styles.push({ ...(this.#styles.at(-1) ?? PLAIN), ...style });
  }

  #startText(level: number): void {
    this.endText();
    this.#level = level;
  }

  #breakLine(): void {
    const last = this.#runs.at(-1);
    if (last !== undefined && last.text !== '\n') this.#runs.push({ ...PLAIN, text: '\n' });
  }

  #addBlock(block: Block): void {
    this.endText();
    this.#places.at(-1)?.push(block);
  }

  #enter(block: Extract<Block, { kind: 'quote' }>): void {
    this.#addBlock(block);
    this.#places.push(block.blocks);
  }

  #openList(tag: string, attributes: string): void {
    const start = tag === 'ol' ? Number(attributeOf(attributes, 'start') ?? 1) || 1 : null;
    const list: List = { kind: 'list', start, items: [] };
    this.#addBlock(list);
    this.#lists.push(list);
  }

  #openItem(): void {
    this.endText();
    const item: Block[] = [];
    this.#lists.at(-1)?.items.push(item);
    this.#places.push(item);
  }

  #openTable(): void {
    const table: Table = { kind: 'table', rows: [] };
    this.#addBlock(table);
    this.#table = table;
  }

  #takeRuns(): Run[] {
    const runs = this.#runs;
    this.#runs = [];
    const last = runs.at(-1);
    if (last !== undefined) last.text = last.text.replace(/(?<![ \n])[ \n]+$/, '');
    return runs.filter(({ text }) => text !== '');
  }
}

/** Rich text as blocks, for output other than HTML; `html`: sanitised, as stored. */
export function toBlocks(html: string): Block[] {
  const builder = new TreeBuilder();
  for (const [token, slash, tag, attributes = ''] of markFigures(html).matchAll(TOKEN)) {
    if (tag === undefined) builder.addText(token);
    else if (slash === '/') builder.close(tag);
    else builder.open(tag, attributes);
  }
  builder.endText();
  return builder.root;
}
