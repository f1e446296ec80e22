import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** A document as the server keeps it: what it sends back after a save is the same, letter by letter. */
export function toHtml(text: Node): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document }));
  for (const item of holder.querySelectorAll('li, td, th')) unwrapFirst(item);
  for (const source of holder.querySelectorAll('footer')) dropEmpty(source);
  while (holder.lastElementChild?.matches('p:empty')) holder.lastElementChild.remove();
  while (holder.firstElementChild?.matches('p:empty')) holder.firstElementChild.remove();
  // As the sanitiser writes them.
  return holder.innerHTML.replace(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0');
}

/** A point of a list and a cell hold their words themselves while there is only one paragraph. */
function unwrapFirst(item: Element): void {
  const [first, ...rest] = item.children;
  if (first?.tagName !== 'P' || first.attributes.length > 0) return;
  if (rest.every(({ tagName }) => item.tagName === 'LI' && /^[UO]L$/.test(tagName)))
    first.replaceWith(...first.childNodes);
}

/** Of who said a quote, what nobody filled in. A role without a name stays the second line. */
function dropEmpty(source: Element): void {
  while (source.lastElementChild?.textContent === '') source.lastElementChild.remove();
  if (source.children.length === 0) source.remove();
}
