import { diff3Merge } from 'node-diff3';

/** Paragraphs, headings, lists: what stands side by side in a text, each as HTML. */
export function toBlocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) =>
    node instanceof Element
      ? node.outerHTML.replace(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0')
      : (node.textContent ?? ''),
  ).filter((block) => block.trim() !== '');
}

/** A stretch of a text: the same for both, changed by one of them, or by both. */
export type Stretch =
  | { kind: 'settled'; blocks: string[] }
  | { kind: 'both'; base: string[]; mine: string[]; theirs: string[] };

/** Two bodies that began as one, paragraph by paragraph. */
export function mergeBodies(base: string, mine: string, theirs: string): Stretch[] {
  const merged = diff3Merge(toBlocks(mine), toBlocks(base), toBlocks(theirs), {
    excludeFalseConflicts: true,
  });
  return merged.map(
    ({ ok, conflict }): Stretch =>
      conflict
        ? { kind: 'both', base: conflict.o, mine: conflict.a, theirs: conflict.b }
        : { kind: 'settled', blocks: ok ?? [] },
  );
}

/** The body that comes of it, null while a stretch is open. */
export function joinStretches(stretches: readonly Stretch[]): string | null {
  const blocks = stretches.flatMap((stretch) => (stretch.kind === 'settled' ? stretch.blocks : [null]));
  return blocks.includes(null) ? null : blocks.join('');
}
