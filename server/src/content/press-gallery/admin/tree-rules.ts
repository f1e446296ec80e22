import type { Branch } from './node-queries.ts';

type Place = Pick<Branch, 'id' | 'parent_id'>;

/** The node and its ancestors, itself first; stops at a circle. */
export function listAbove(nodes: readonly Place[], id: number | null): number[] {
  const parentOf = new Map(nodes.map((node) => [node.id, node.parent_id]));
  const above: number[] = [];
  for (let at = id; at !== null && !above.includes(at); at = parentOf.get(at) ?? null) above.push(at);
  return above;
}

/** Levels below a node, including itself. */
export function heightOf(nodes: readonly Place[], id: number): number {
  const childrenOf = Map.groupBy(nodes, ({ parent_id }) => parent_id);
  const measure = (node: number): number =>
    1 + Math.max(0, ...(childrenOf.get(node) ?? []).map((child) => measure(child.id)));
  return measure(id);
}

/** Ids of siblings with one inserted or moved to a position; beyond the end means last. */
export function insertAt(siblings: readonly number[], id: number, position: number | undefined): number[] {
  const others = siblings.filter((each) => each !== id);
  const at = position ?? (siblings.includes(id) ? siblings.indexOf(id) : others.length);
  return others.toSpliced(Math.min(at, others.length), 0, id);
}
