import { isStruckBy, SILENT_TAGS } from '@press-room/contract/left-out';
import { isSafeAddress } from '../rich-text/marks.ts';
import { markSuggestions } from './google-suggestions.ts';
import { type LeftOut, NOTHING_LEFT_OUT, takeOut } from './left-out.ts';
import { type PictureSources, placePictures, type TakePicture } from './place-pictures.ts';
import { nestWordLists } from './word-lists.ts';

/** In addition to the tags that the server removes: pictures that were not accepted, and interactive elements. */
const NO_TEXT = SILENT_TAGS.map((tag) => tag.replace(':', '\\:'))
  .concat('meta, link, head > *, img, picture, button, input, nav, [aria-hidden="true"]')
  .join(', ');
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start'],
  FIGURE: ['data-coming'],
};
const RENAMED: Readonly<Record<string, string>> = {
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  B: 'strong',
  I: 'em',
  STRIKE: 's',
};

/** Other clipboard data of the program. */
export interface Origin extends PictureSources {
  /** Copy of the same text in the format of Google Docs. */
  slice?: string;
  take?: TakePicture;
}

/**
 * Reduces pasted HTML to its structure: headings, paragraphs, lists, quotes, tables, links, bold, italic, superscript,
 * subscript and strikethrough, and frames for pictures that are being uploaded. Styles, classes and scripts are
 * removed, and so are deletions, comments and rejected pictures, which are counted.
 */
export function cleanPasted(html: string, origin: Origin = {}): { html: string; leftOut: LeftOut } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Content of an editor like this one is clean, except for deletions and comments.
  if (html.includes('data-pm-slice')) {
    const taken = takeOut(body);
    const isClean = taken.deletions + taken.comments === 0;
    return { html: isClean ? html : body.innerHTML, leftOut: { ...NOTHING_LEFT_OUT, ...taken } };
  }
  for (const element of body.querySelectorAll('[data-coming]')) element.removeAttribute('data-coming');
  const isClear = origin.slice === undefined || markSuggestions(body, origin.slice);
  const pictures = placePictures(body, origin, origin.take ?? (() => null));
  const taken = takeOut(body);
  dropComments(body);
  nestWordLists(body);
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  for (const element of Array.from(body.querySelectorAll<HTMLElement>('*')).toReversed()) tidy(element);
  for (const block of body.querySelectorAll('p, h2, h3, h4, div'))
    if (block.textContent.trim() === '' && !block.querySelector('table, hr, figure')) block.remove();
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  return { html: body.innerHTML, leftOut: { ...taken, pictures, files: 0, isUnclear: !isClear } };
}

function dropComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) comment.remove();
}

const BLOCK = 'p, h2, h3, h4, ul, ol, table, blockquote, hr, figure, div, section, article';

/** Whether a line break is an empty line of another program, not the end of a line of text. */
function isBetweenBlocks(lineBreak: Element): boolean {
  const before = lineBreak.previousElementSibling;
  const after = lineBreak.nextElementSibling;
  return (before?.matches(BLOCK) ?? false) || (after?.matches(BLOCK) ?? false);
}

/** Cleans one element, after its children. */
function tidy(element: HTMLElement): void {
  if (element.matches('.MsoTitle')) replace(element, 'h2');
  else if (element.matches('.MsoQuote, .MsoIntenseQuote')) wrapAsQuote(element);
  else if (element.tagName === 'A') tidyLink(element);
  else tidyOther(element);
}

function tidyOther(element: HTMLElement): void {
  const look = toLook(element);
  const isNormal = /^(normal|400)/i.test(styleOf(element, 'font-weight'));
  const renamed = RENAMED[element.tagName];
  if (!element.matches('span, font') && isStruckBy(element.getAttribute('style') ?? '')) strike(element);
  strip(element);
  // Google Docs puts everything into a bold that is not bold.
  if (element.matches('b, strong') && isNormal) element.replaceWith(...element.childNodes);
  else if (renamed) replace(element, renamed);
  else if (element.matches('span, font, u, ins') || element.tagName.includes(':')) unwrapAs(element, look);
}

/** Strikes the whole content of an element through. */
function strike(element: HTMLElement): void {
  const struck = document.createElement('s');
  struck.append(...element.childNodes);
  element.append(struck);
}

/** Formatting tags for a style. */
function toLook(element: HTMLElement): string[] {
  if (!element.matches('span, font')) return [];
  const raised = styleOf(element, 'vertical-align');
  return [
    ...(/^(bold|[6-9]00)/i.test(styleOf(element, 'font-weight')) ? ['strong'] : []),
    ...(/^italic/i.test(styleOf(element, 'font-style')) ? ['em'] : []),
    ...(/^super/i.test(raised) ? ['sup'] : []),
    ...(/^sub/i.test(raised) ? ['sub'] : []),
    ...(isStruckBy(element.getAttribute('style') ?? '') ? ['s'] : []),
  ];
}

/** Reads the attribute: under our content security policy browsers do not apply it, and `element.style` is empty. */
function styleOf(element: HTMLElement, property: string): string {
  const style = element.getAttribute('style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(style)?.[1] ?? '';
}

function unwrapAs(element: HTMLElement, look: readonly string[]): void {
  if (element.textContent.trim() === '') {
    element.replaceWith(
      element.textContent === '' && element.querySelector('br') ? document.createElement('br') : ' ',
    );
    return;
  }
  // Headings are bold anyway.
  const wanted = element.closest('h1, h2, h3, h4, h5, h6, th')
    ? look.filter((tag) => tag !== 'strong')
    : look;
  const [outer, ...inner] = wanted.map((tag) => document.createElement(tag));
  if (!outer) {
    element.replaceWith(...element.childNodes);
    return;
  }
  let innermost = outer;
  for (const next of inner) {
    innermost.append(next);
    innermost = next;
  }
  innermost.append(...element.childNodes);
  element.replaceWith(outer);
}

function strip(element: HTMLElement): void {
  const kept = KEPT_ATTRIBUTES[element.tagName] ?? [];
  for (const { name } of Array.from(element.attributes))
    if (!kept.includes(name)) element.removeAttribute(name);
}

function replace(element: HTMLElement, tag: string): void {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function wrapAsQuote(paragraph: HTMLElement): void {
  const quote = document.createElement('blockquote');
  paragraph.replaceWith(quote);
  strip(paragraph);
  quote.append(paragraph);
}

function tidyLink(link: HTMLElement): void {
  const target = toTarget(link.getAttribute('href') ?? '');
  const isNote = NOTE_MARK.test(target);
  strip(link);
  // A link to a place in the source document has no target here.
  if (isNote) replace(link, 'sup');
  else if (target === '' || target.startsWith('#') || !isSafeAddress(target))
    link.replaceWith(...link.childNodes);
  else link.setAttribute('href', target);
}

/** Reference to a footnote or endnote of Word. */
const NOTE_MARK = /^#_(?:ftn|edn)\d/;

/** Replaces Google's redirect in links by their target. */
function toTarget(href: string): string {
  const parsed = URL.parse(href);
  if (parsed?.hostname.endsWith('google.com') && parsed.pathname === '/url')
    return parsed.searchParams.get('q') ?? href;
  return href.trim();
}
