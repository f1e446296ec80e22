import { parseHtml } from '../../../lib/parse-html.ts';

const FIGURE = /^[-−–+±]?\s*[€$£]?\s*\d[\d.,'’\s]*\s*[%‰€]?$/;
const EMPTY = /^[-−–—]?$/;
const HYPHEN = /^[-–](?=\s*[€$£]?\s*\d)/;

/**
 * Marks the columns of tables that hold figures, which stand under each other, and gives negative ones a true minus.
 * What is not a table stays as it is.
 */
export function markFigures(html: string): string {
  if (!html.includes('<table')) return html;
  const body = parseHtml(html);
  for (const table of body.querySelectorAll('table')) markColumns(table);
  return body.innerHTML;
}

function markColumns(table: HTMLTableElement): void {
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll<HTMLElement>('td, th')),
  );
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let column = 0; column < width; column += 1) {
    const cells = rows.map((row) => row[column]).filter((cell) => cell !== undefined);
    const values = cells.filter(({ tagName }) => tagName === 'TD');
    const isFigures =
      values.some(({ textContent }) => FIGURE.test(textContent.trim())) &&
      values.every(({ textContent }) => FIGURE.test(textContent.trim()) || EMPTY.test(textContent.trim()));
    if (!isFigures) continue;
    for (const cell of cells) cell.dataset.figures = '';
    for (const cell of values) writeMinus(cell);
  }
}

/** In the first text of the cell, whatever it is set in. */
function writeMinus(cell: HTMLElement): void {
  const text = findText(cell);
  if (text) text.textContent = text.textContent?.trimStart().replace(HYPHEN, '−') ?? '';
}

function findText(node: Node): Node | undefined {
  if (node.nodeType === TEXT) return node.textContent?.trim() ? node : undefined;
  return Array.from(node.childNodes, findText).find((found) => found !== undefined);
}
const TEXT = 3;
