const UNIT = '(?:mln|mld|mn|bn|tn|[kmt]|kg|[ckm]?m[²³]?|mq|ha|pp|[kMGT]?Wh?|EUR|USD|GBP)';
const FIGURE = new RegExp(`^[-−–+±]? ?(?:[€$£] ?)?\\d[\\d.,'’ ]*(?:${UNIT}(?: |$))?[%‰€]?$`);
const EMPTY = /^[-−–—]?$/;
const HYPHEN = /^[-–](?=\s*(?:[€$£]\s*)?\d)/;
const PART = /<[^<>]*>|[^<]+/g;
const TAG = /^<(\/?)([a-z][a-z0-9]*)/;

/** Indexes of a cell's parts. */
interface Cell {
  isHeader: boolean;
  tag: number;
  texts: number[];
}

/**
 * Marks columns of numbers in tables with `data-figures`, so that they are aligned, and converts hyphens before
 * negative numbers to minus signs. `html` is well-formed, as stored; other content is unchanged.
 */
export function markFigures(html: string): string {
  if (!html.includes('<table')) return html;
  const parts: string[] = html.match(PART) ?? [];
  for (const rows of listTables(parts)) {
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    for (let column = 0; column < width; column += 1)
      markColumn(
        parts,
        rows.flatMap((cells) => cells[column] ?? []),
      );
  }
  return parts.join('');
}

function listTables(parts: readonly string[]): Cell[][][] {
  const tables: Cell[][][] = [];
  const open: Cell[][][] = [];
  parts.forEach((part, at) => {
    const [, slash, tag = ''] = TAG.exec(part) ?? [];
    const table = open.at(-1);
    if (slash === undefined) for (const rows of open) rows.at(-1)?.at(-1)?.texts.push(at);
    else if (tag === 'table' && slash === '/') open.pop();
    else if (tag === 'table') {
      const rows: Cell[][] = [];
      tables.push(rows);
      open.push(rows);
    } else if (slash === '' && tag === 'tr') table?.push([]);
    else if (slash === '' && (tag === 'td' || tag === 'th'))
      table?.at(-1)?.push({ isHeader: tag === 'th', tag: at, texts: [] });
  });
  return tables;
}

function markColumn(parts: string[], cells: readonly Cell[]): void {
  const textOf = ({ texts }: Cell): string =>
    texts
      .map((at) => parts[at])
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const values = cells.filter(({ isHeader }) => !isHeader);
  const isFigures =
    values.some((cell) => FIGURE.test(textOf(cell))) &&
    values.every((cell) => FIGURE.test(textOf(cell)) || EMPTY.test(textOf(cell)));
  if (!isFigures) return;
  for (const { tag } of cells) parts[tag] = parts[tag]?.replace(/^<t[dh]/, '$& data-figures=""') ?? '';
  for (const { texts } of values) {
    // In the first text, within any formatting.
    const first = texts.find((at) => parts[at]?.trim() !== '');
    if (first !== undefined) parts[first] = parts[first]?.trimStart().replace(HYPHEN, '−') ?? '';
  }
}
