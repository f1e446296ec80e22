import { type LeftOut, NOTHING_LEFT_OUT } from './left-out.ts';
import { cleanPasted } from './paste.ts';

// Initials and a number, as Word names comments.
const MARK = /\[[A-Z]{1,4}\d{1,4}\]/g;
const TEXT_OF_COMMENT = /^\s*(\[[A-Z]{1,4}\d{1,4}\])/;

/**
 * Removes comments from Word's plain text, where marks in the text refer to lines at its end. Marks without such lines
 * are kept as text.
 */
export function cleanPlainText(text: string): { text: string; comments: number } {
  const lines = text.split('\n');
  const marks = new Set<string>();
  const begin = lines.findIndex((line, at) => {
    const mark = TEXT_OF_COMMENT.exec(line)?.[1];
    const isAtEnd = mark !== undefined && marks.has(mark);
    if (!isAtEnd || !areComments(lines.slice(at), marks))
      for (const [found] of line.matchAll(MARK)) marks.add(found);
    return isAtEnd && areComments(lines.slice(at), marks);
  });
  if (begin < 0) return { text, comments: 0 };
  const comments = lines.slice(begin).flatMap((line) => TEXT_OF_COMMENT.exec(line)?.[1] ?? []);
  const body = lines.slice(0, begin).join('\n');
  return {
    text: body.replace(MARK, (mark) => (comments.includes(mark) ? '' : mark)).trimEnd(),
    comments: comments.length,
  };
}

/** From the first one on, each line starts with a mark from the text, or continues the previous one. */
const areComments = (lines: readonly string[], marks: ReadonlySet<string>): boolean =>
  lines.every((line) => {
    const mark = TEXT_OF_COMMENT.exec(line)?.[1];
    return mark === undefined || marks.has(mark);
  });

/** Plain text for a field from the HTML of an office program; null if the browser's plain text is the same. */
export function toPlainPaste(html: string, slice: string): { text: string; leftOut: LeftOut } | null {
  const { html: cleaned, leftOut } = cleanPasted(html, { slice });
  if (leftOut.deletions + leftOut.comments === 0 && !leftOut.isUnclear) return null;
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html');
  for (const struck of body.querySelectorAll('s')) struck.remove();
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  const { deletions, comments, isUnclear } = leftOut;
  return {
    text: toLines(body)
      .join('\n')
      .replace(/[ \t]{2,}/g, ' ')
      .trim(),
    leftOut: { ...NOTHING_LEFT_OUT, deletions, comments, isUnclear },
  };
}

const HOLDER =
  'ul, ol, li, table, thead, tbody, tr, td, th, blockquote, div, section, article, figure, footer';

/** Converts each block, and text between blocks, to a line. */
function toLines(holder: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.replace(/[^\S\n]+/g, ' ').trim());
    line = '';
  };
  for (const node of holder.childNodes) {
    if (node instanceof Element && node.matches(`${HOLDER}, p, h2, h3, h4`)) {
      end();
      lines.push(...toLines(node));
    } else line += node.textContent ?? '';
  }
  end();
  return lines;
}
