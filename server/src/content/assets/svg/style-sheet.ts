import { type ChildNode, parse } from 'postcss';
import { isHarmless, PROPERTIES } from './vocabulary.ts';

const SELECTOR = /^[\w\s.#,>*\-]+$/v;

/** Style rules for elements, classes and ids, one per line; `@import`, fonts and all other instructions are removed. */
export function cleanStyleSheet(css: string): string {
  return readStyles(css)
    .flatMap((node) => {
      if (node.type !== 'rule' || !SELECTOR.test(node.selector)) return [];
      const declarations = toDeclarations(node.nodes);
      return declarations === '' ? [] : [`${node.selector.replace(/\s+/g, ' ')}{${declarations}}`];
    })
    .join('\n');
}

/** The same for a `style` attribute. */
export const cleanStyles = (css: string): string => toDeclarations(readStyles(css));

function readStyles(css: string): ChildNode[] {
  try {
    return parse(css, { map: false }).nodes;
  } catch {
    // Browsers may parse it differently.
    return [];
  }
}

const toDeclarations = (nodes: readonly ChildNode[]): string =>
  nodes
    .flatMap((node) => {
      const isKept = node.type === 'decl' && PROPERTIES.includes(node.prop) && isHarmless(node.value);
      return isKept && !node.value.includes('&') ? [`${node.prop}:${node.value.replace(/\s+/g, ' ')}`] : [];
    })
    .join(';');
