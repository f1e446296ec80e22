import { toLeftOut } from '@press-room/contract/left-out';

/** Numbers of omitted elements. */
export interface LeftOut {
  deletions: number;
  comments: number;
  pictures: number;
  /** Files other than texts and pictures. */
  files: number;
  /** Google Docs reported suggestions without their positions. */
  isUnclear: boolean;
}

export const NOTHING_LEFT_OUT: LeftOut = {
  deletions: 0,
  comments: 0,
  pictures: 0,
  files: 0,
  isUnclear: false,
};

export const isAnythingLeftOut = (leftOut: LeftOut): boolean => {
  const { deletions, comments, pictures, files, isUnclear } = leftOut;
  return deletions + comments + pictures + files > 0 || isUnclear;
};

export const kindOf = (element: Element) =>
  toLeftOut({
    tag: element.tagName,
    class: element.getAttribute('class'),
    style: element.getAttribute('style'),
    href: element.getAttribute('href'),
    hidden: element.getAttribute('hidden'),
  });

/** Removes deletions, comments and hidden text from a document. */
export function takeOut(body: HTMLElement): Pick<LeftOut, 'deletions' | 'comments'> {
  const found = Array.from(body.querySelectorAll('*'), (element) => ({ element, kind: kindOf(element) }));
  const of = (kind: 'deletion' | 'comment') =>
    found.filter((one) => one.kind === kind).map(({ element }) => element);
  const comments = countComments(of('comment'));
  const deletions = countDeletions(of('deletion'));
  for (const { element, kind } of found) if (kind !== null) toWhole(element, kind).remove();
  return { deletions, comments };
}

/** Adjacent deleted passages count as one: programs split them where their formatting changes. */
function countDeletions(elements: readonly Element[]): number {
  let count = 0;
  let last: Element | null = null;
  for (const element of elements) {
    if (last?.contains(element) || element.textContent.trim() === '') continue;
    if (last === null || !isNext(last, element)) count += 1;
    last = element;
  }
  return count;
}

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, td, th, div';

function isNext(one: Element, other: Element): boolean {
  if (one.closest(BLOCK) !== other.closest(BLOCK)) return false;
  const between = document.createRange();
  between.setStartAfter(one);
  between.setEndBefore(other);
  return between.toString().trim() === '';
}

/** Counts comments by their marks in the text; by their texts if only these were copied. */
function countComments(elements: readonly Element[]): number {
  const marks = new Set(
    elements.filter((element) => element.matches('a[href]')).map((mark) => mark.getAttribute('href')),
  );
  const texts = elements.filter((element) =>
    /mso-element:\s*comment\b(?!-)/.test(element.getAttribute('style') ?? ''),
  );
  return Math.max(marks.size, texts.length, elements.length > 0 ? 1 : 0);
}

/** Google Docs puts a link back to the mark beside the text of a comment. */
function toWhole(element: Element, kind: ReturnType<typeof kindOf>): Element {
  const isText = kind === 'comment' && element.getAttribute('href')?.startsWith('#cmnt_ref');
  const holder = isText ? element.closest('div, p') : element.closest('sup');
  return kind === 'comment' && holder !== null && (isText || holder.textContent === element.textContent)
    ? holder
    : element;
}
