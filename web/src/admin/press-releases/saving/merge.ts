import { diff3Merge } from 'node-diff3';

/** Top-level blocks of a text, such as paragraphs, headings and lists, each as HTML. */
export function toBlocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.childNodes, (node) =>
    node instanceof Element
      ? node.outerHTML.replace(/<(br|hr)>/g, '<$1 />').replaceAll('&nbsp;', '\u00a0')
      : (node.textContent ?? ''),
  ).filter((block) => block.trim() !== '');
}

/** Part of a text: equal on both sides, changed on one side, or changed on both. */
export type Stretch =
  | { kind: 'settled'; blocks: string[] }
  | { kind: 'both'; base: string[]; mine: string[]; theirs: string[] };

/** Merges two versions of a body with a common base, paragraph by paragraph. */
export function mergeBodies(base: string, mine: string, theirs: string): Stretch[] {
  const merged = diff3Merge(toBlocks(mine), toBlocks(base), toBlocks(theirs), {
    excludeFalseConflicts: true,
  });
  return merged.flatMap(({ ok, conflict }): Stretch[] =>
    conflict
      ? splitByParagraph({ base: conflict.o, mine: conflict.a, theirs: conflict.b })
      : [{ kind: 'settled', blocks: ok ?? [] }],
  );
}

type Sides = Record<'base' | 'mine' | 'theirs', string[]>;

/** Splits adjacent changed paragraphs, which diff3 reports as one part, although each may have one author. */
function splitByParagraph({ base, mine, theirs }: Sides): Stretch[] {
  if (mine.length !== base.length || theirs.length !== base.length)
    return [{ kind: 'both', base, mine, theirs }];
  return base.map((before, at): Stretch => {
    const own = mine[at] ?? before;
    const other = theirs[at] ?? before;
    if (own === before || own === other) return { kind: 'settled', blocks: [other] };
    if (other === before) return { kind: 'settled', blocks: [own] };
    return { kind: 'both', base: [before], mine: [own], theirs: [other] };
  });
}

/** The merged body, or null while a conflict is open. */
export function joinStretches(stretches: readonly Stretch[]): string | null {
  const blocks = stretches.flatMap((stretch) => (stretch.kind === 'settled' ? stretch.blocks : [null]));
  return blocks.includes(null) ? null : blocks.join('');
}
