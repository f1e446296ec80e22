import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';

/** Serialises a document exactly as the server stores it: the answer to a save is identical. */
export function toHtml(text: Node): string {
  const blocks = text.children.map(toBlock);
  const first = blocks.findIndex((block) => !EMPTY.test(block));
  const last = blocks.findLastIndex((block) => !EMPTY.test(block));
  return first < 0 ? '' : blocks.slice(first, last + 1).join('');
}

const EMPTY = /^(?:<p(?:\s[^>]*)?><\/p>)?$/;

/** Cache by node: an edit changes one block, and the others keep their node objects. */
const blocksWritten = new WeakMap<Node, string>();

function toBlock(node: Node): string {
  const known = blocksWritten.get(node);
  if (known !== undefined) return known;
  const holder = document.createElement('div');
  const serializer = DOMSerializer.fromSchema(node.type.schema);
  holder.append(serializer.serializeFragment(Fragment.from(node), { document }));
  // A picture is saved once it is uploaded.
  for (const coming of holder.querySelectorAll('[data-coming]')) coming.remove();
  for (const item of holder.querySelectorAll('li, td, th')) unwrapFirst(item);
  for (const source of holder.querySelectorAll('footer')) dropEmpty(source);
  // Same notation as the sanitiser's.
  const html = holder.innerHTML.replace(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0');
  blocksWritten.set(node, html);
  return html;
}

/** Unwraps the only paragraph of a list item or cell, as the server does. */
function unwrapFirst(item: Element): void {
  const [first, ...rest] = item.children;
  if (first?.tagName !== 'P' || first.attributes.length > 0) return;
  if (rest.every(({ tagName }) => item.tagName === 'LI' && /^[UO]L$/.test(tagName)))
    first.replaceWith(...first.childNodes);
}

/** Removes empty lines of a quote's source. A role without a name stays the second line. */
function dropEmpty(source: Element): void {
  while (source.lastElementChild?.textContent === '') source.lastElementChild.remove();
  if (source.children.length === 0) source.remove();
}
