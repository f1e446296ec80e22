/** Besides its HTML, which does not contain suggestions, Google Docs copies its own format of the same text. */
export const GOOGLE_SLICE = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

/** The text, and for each position whether a suggestion deletes it; null: no suggestions. */
function readSlice(slice: string): { text: string; isDeleted: boolean[] } | null {
  const wrapped = parse(slice);
  const data = memberOf(wrapped, 'data') ?? wrapped;
  const resolved = memberOf(typeof data === 'string' ? parse(data) : data, 'resolved');
  const text = memberOf(resolved, 'dsl_spacers');
  const places = memberOf(memberOf(resolved, 'dsl_suggesteddeletions'), 'sgsl_sugg');
  if (typeof text !== 'string' || !Array.isArray(places)) return null;
  let isOpen = false;
  const isDeleted: boolean[] = [];
  // An entry lists the suggestions that apply up to the next entry.
  for (let at = 0; at < text.length; at += 1) {
    const ids: unknown = places[at];
    if (Array.isArray(ids)) isOpen = ids.length > 0;
    isDeleted[at] = isOpen;
  }
  return isDeleted.includes(true) ? { text, isDeleted } : null;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Characters to compare: white space differs in HTML, and control and private characters represent tables, pictures and
 * notes.
 */
const isSign = (character: string): boolean => /[^\s\p{Cc}\p{Co}\u200b\ufeff]/u.test(character);

/** Marks suggested deletions as deleted. @returns whether all of them were found in the text */
export function markSuggestions(body: HTMLElement, slice: string): boolean {
  const known = readSlice(slice);
  if (known === null) return true;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  let at = 0;
  for (const node of nodes) {
    const marked: boolean[] = [];
    for (const character of node.data.split('')) {
      if (!isSign(character)) {
        marked.push(known.isDeleted[at] ?? false);
        continue;
      }
      while (at < known.text.length && !isSign(known.text[at] ?? '')) at += 1;
      if (known.text[at] !== character) return false;
      marked.push(known.isDeleted[at] ?? false);
      at += 1;
    }
    markParts(node, marked);
  }
  return true;
}

function markParts(node: Text, marked: readonly boolean[]): void {
  const parts: (Text | HTMLElement)[] = [];
  for (let from = 0; from < marked.length; ) {
    const end = marked.findIndex((isMarked, at) => at > from && isMarked !== marked[from]);
    const to = end < 0 ? marked.length : end;
    const words = document.createTextNode(node.data.slice(from, to));
    if (marked[from]) {
      const deleted = document.createElement('del');
      deleted.append(words);
      parts.push(deleted);
    } else parts.push(words);
    from = to;
  }
  if (marked.includes(true)) node.replaceWith(...parts);
}
