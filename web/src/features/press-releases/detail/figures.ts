const FIGURE = /^[-−–+±]?\s*[€$£]?\s*\d[\d.,'’\s]*\s*[%‰€]?$/;
const EMPTY = /^[-−–—]?$/;
const HYPHEN = /^[-–](?=\s*[€$£]?\s*\d)/;

/**
 * Marks the columns of tables that hold figures, which stand under each other, and gives negative ones a true minus.
 * What is not a table stays as it is.
 */
export function markFigures(html: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) markColumns(table);
  return body.innerHTML;
}

function markColumns(table: HTMLTableElement): void {
  const width = Math.max(0, ...Array.from(table.rows, ({ cells }) => cells.length));
  for (let column = 0; column < width; column += 1) {
    const cells = Array.from(table.rows, (row) => row.cells[column]).filter((cell) => cell !== undefined);
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
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const trimmed = text.textContent?.trimStart() ?? '';
    if (trimmed === '') continue;
    text.textContent = trimmed.replace(HYPHEN, '−');
    return;
  }
}
