/** Text of a page by block, with the position of a selection. */
interface PageText {
  /** White space is collapsed; a line break separates blocks. */
  text: string;
  from: number;
  to: number;
}

const HIDDEN = 'script, style, noscript, template, dialog:not([open]), [popover], [hidden]';

const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
const isShown = (element: Element): boolean =>
  element.closest(HIDDEN) === null && (element.checkVisibility?.() ?? true);

/** Null if the range contains no text of the page. */
export function readPageText(root: Element, range: Range): PageText | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const shown = new Map<Element, boolean>();
  let text = '';
  let block: Element | null = null;
  let [from, to] = [-1, -1];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if (node.nodeName === 'BR') text = addBlank(text);
      continue;
    }
    const parent = node.parentElement;
    if (parent === null || node.data === '') continue;
    if (!shown.has(parent)) shown.set(parent, isShown(parent));
    if (!shown.get(parent)) continue;
    const own = blockOf(parent);
    if (own !== block && text !== '') text = `${text.trimEnd()}\n`;
    block = own;
    const isWithin = range.intersectsNode(node);
    const first = isWithin && node === range.startContainer ? range.startOffset : 0;
    const last = isWithin && node === range.endContainer ? range.endOffset : node.data.length;
    const begin = addWords(text, node.data.slice(0, first));
    const middle = addWords(begin, node.data.slice(first, last));
    if (isWithin && last > first) {
      if (from < 0) from = begin.length;
      to = middle.length;
    }
    text = addWords(middle, node.data.slice(last));
  }
  return from < 0 ? null : { text: text.trimEnd(), from, to };
}

function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement !== null && isInline(block)) block = block.parentElement;
  return block;
}

const addBlank = (text: string): string => (text === '' || /\s$/.test(text) ? text : `${text} `);

function addWords(text: string, added: string): string {
  const words = added.replace(/\s+/g, ' ');
  return text === '' || /\s$/.test(text) ? text + words.trimStart() : text + words;
}
