import { isSafeAddress } from './marks.ts';
import { nestWordLists } from './word-lists.ts';

const NO_TEXT =
  'style, script, noscript, template, meta, link, title, head > *, xml, img, picture, svg, video, audio, canvas, iframe, object, embed, button, input, select, textarea, nav, [hidden], [aria-hidden="true"]';
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start'],
};
const RENAMED: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4', B: 'strong', I: 'em' };

/**
 * What other programs put on the clipboard, reduced to its structure: headings, paragraphs, lists, quotes, tables, links,
 * bold, italic, raised and lowered. Looks, classes, comments, scripts and pictures of other houses stay behind.
 */
export function cleanPasted(html: string): string {
  // A piece of our own editor is as it should be.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropComments(body);
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) if (isHidden(element)) element.remove();
  for (const element of body.querySelectorAll(NO_TEXT)) element.remove();
  for (const element of Array.from(body.querySelectorAll<HTMLElement>('*')).toReversed()) tidy(element);
  for (const block of body.querySelectorAll('p, h2, h3, h4, div'))
    if (block.textContent.trim() === '' && !block.querySelector('table, hr')) block.remove();
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  return body.innerHTML;
}

function dropComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as Comment);
  for (const comment of found) comment.remove();
}

const BLOCK = 'p, h2, h3, h4, ul, ol, table, blockquote, hr, div, section, article';

/** An empty line of another program, not the end of a line of words. */
function isBetweenBlocks(lineBreak: Element): boolean {
  const before = lineBreak.previousElementSibling;
  const after = lineBreak.nextElementSibling;
  return (before?.matches(BLOCK) ?? false) || (after?.matches(BLOCK) ?? false);
}

function isHidden(element: HTMLElement): boolean {
  const look = element.getAttribute('style') ?? '';
  return /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i.test(look);
}

/** One element, after what it holds. */
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
  strip(element);
  // Google Docs puts everything into a bold that is not bold.
  if (element.matches('b, strong') && isNormal) element.replaceWith(...element.childNodes);
  else if (renamed) replace(element, renamed);
  else if (element.matches('span, font, u, ins') || element.tagName.includes(':')) unwrapAs(element, look);
}

/** Bold, italic, raised or lowered, as a style says it. */
function toLook(element: HTMLElement): string[] {
  if (!element.matches('span, font')) return [];
  const raised = styleOf(element, 'vertical-align');
  return [
    ...(/^(bold|[6-9]00)/i.test(styleOf(element, 'font-weight')) ? ['strong'] : []),
    ...(/^italic/i.test(styleOf(element, 'font-style')) ? ['em'] : []),
    ...(/^super/i.test(raised) ? ['sup'] : []),
    ...(/^sub/i.test(raised) ? ['sub'] : []),
  ];
}

/** As it is written: under our content security policy browsers do not apply it, and `element.style` says nothing. */
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
  // Headings carry their own weight.
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
  strip(link);
  // A place in the document that it was taken from leads nowhere here.
  if (target === '' || target.startsWith('#') || !isSafeAddress(target)) link.replaceWith(...link.childNodes);
  else link.setAttribute('href', target);
}

/** Google counts clicks on links of its documents. */
function toTarget(href: string): string {
  const parsed = URL.parse(href);
  if (parsed?.hostname.endsWith('google.com') && parsed.pathname === '/url')
    return parsed.searchParams.get('q') ?? href;
  return href.trim();
}
