import type { Element } from '@xmldom/xmldom';

/** Elements that a browser renders, counted each time they are rendered. */
const DRAWN_MAX = 200_000;
/** Maximum nesting of references; drawing programs write three or four levels. */
const LEVELS_MAX = 30;
/** Minimum length of a point in a path. */
const POINT_LENGTH = 4;

const REFERENCE = /url\(\s*["']?#([\p{L}\p{N}_.\-]+)/giv;
/** A class, an id, an element name or `*`, in selectors and elements. */
const NAMES = /[.#]?[\w-]+|\*/g;

const listReferences = (text: string): string[] => Array.from(text.matchAll(REFERENCE), ([, id = '']) => id);

/**
 * Whether a sanitised drawing is cheap to render: a few lines can reference a billion copies, or themselves.
 * @throws {ParseError} if it is not XML
 */
export async function isDrawable(svg: string, styleSheet: string): Promise<boolean> {
  const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(svg, 'image/svg+xml');
  const elements = Array.from(root.getElementsByTagName('*'));
  const byId = new Map(elements.map((element) => [element.getAttribute('id') ?? '', element]));
  const styled = readReferences(styleSheet);
  const costs = new Map<Element, number>();

  /** Infinite if it is too deep, or recursive. */
  function costOf(element: Element, level: number): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    costs.set(element, Number.POSITIVE_INFINITY);
    let cost = level > LEVELS_MAX ? Number.POSITIVE_INFINITY : 1;
    for (const child of Array.from(element.childNodes)) {
      if (child.nodeType === 1) cost += costOf(child as Element, level);
    }
    for (const { id, times } of listUses(element, styled)) {
      const used = byId.get(id);
      if (used !== undefined) cost += times * costOf(used, level + 1);
    }
    costs.set(element, cost);
    return cost;
  }
  return root.documentElement !== null && costOf(root.documentElement, 0) <= DRAWN_MAX;
}

function listUses(element: Element, styled: ReadonlyMap<string, string[]>): { id: string; times: number }[] {
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
  const attributes = Array.from(element.attributes, ({ name, value }) => ({ name, value }));
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`);
  const names = ['*', element.tagName, `#${element.getAttribute('id') ?? ''}`, ...classes];
  const own = attributes.flatMap(({ value }) => listReferences(value));
  const ids = [...own, ...names.flatMap((name) => styled.get(name) ?? [])];
  // Markers are rendered at every point.
  const line = element.getAttribute('d') ?? element.getAttribute('points') ?? '';
  const times = 1 + Math.floor(line.length / POINT_LENGTH);
  const isMarked =
    attributes.some(({ name, value }) => /marker/.test(`${name} ${value}`)) || styled.has('marker');
  return [
    ...(href.startsWith('#') ? [{ id: href.slice(1), times: 1 }] : []),
    ...ids.map((id) => ({ id, times: isMarked ? times : 1 })),
  ];
}

/** References in the rules of a style sheet, by each name in their selectors; `marker` if a rule sets markers. */
function readReferences(styleSheet: string): Map<string, string[]> {
  const references = new Map<string, string[]>();
  for (const rule of styleSheet.split('\n')) {
    const [selector = '', declarations = ''] = rule.split('{');
    const found = listReferences(declarations);
    if (found.length === 0) continue;
    for (const [name] of selector.matchAll(NAMES))
      references.set(name, [...(references.get(name) ?? []), ...found]);
    if (declarations.includes('marker')) references.set('marker', []);
  }
  return references;
}
