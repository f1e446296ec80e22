import { describe, expect, it } from 'vitest';
import { type Branch, findBranches, hiddenBy, listDown, moveBranch, pathOf, toTree } from './branches.ts';

const branch = (id: number, parent: number | null, position: number, it: string): Branch => ({
  id,
  version: 1,
  status: 'published',
  parent,
  position,
  name: { it, en: '' },
  nodes: 0,
  galleries: 0,
  updated_at: '2026-11-20T10:00:00.000Z',
});
const BRANCHES = [
  { ...branch(1, null, 0, 'Fiera'), nodes: 2 },
  branch(2, null, 1, 'Archivio'),
  { ...branch(3, 1, 0, 'Edizione 2026'), nodes: 1 },
  branch(4, 1, 1, 'Edizione 2025'),
  branch(5, 3, 0, 'Città'),
];
const orderOf = (branches: readonly Branch[]) => listDown(toTree(branches)).map(({ id }) => id);

describe('the gallery tree', () => {
  it('is read down, each branch with its way there', () => {
    const tree = toTree(BRANCHES);
    expect(orderOf(BRANCHES)).toEqual([1, 3, 5, 4, 2]);
    expect(pathOf(tree, BRANCHES[4] as Branch)).toBe('Fiera › Edizione 2026 › Città');
  });

  it('shows a move at once as the server will answer it', () => {
    expect(orderOf(moveBranch(BRANCHES, 4, { parent: 1, position: 0 }))).toEqual([1, 4, 3, 5, 2]);
    const moved = moveBranch(BRANCHES, 3, { parent: null, position: 99 });
    expect(orderOf(moved)).toEqual([1, 4, 2, 3, 5]);
    expect(moved.find(({ id }) => id === 1)?.nodes).toBe(1);
    expect(moved.find(({ id }) => id === 3)).toMatchObject({ parent: null, position: 2, nodes: 1 });
    expect(orderOf(moveBranch(BRANCHES, 2, { parent: 3, position: 0 }))).toEqual([1, 3, 2, 5, 4]);
  });

  it('hides all below a hidden branch', () => {
    const tree = toTree(BRANCHES.map((each) => (each.id === 1 ? { ...each, status: 'hidden' } : each)));
    expect(hiddenBy(tree, BRANCHES[4] as Branch)?.id).toBe(1);
    expect(hiddenBy(tree, BRANCHES[1] as Branch)).toBeNull();
  });

  it('is searched without accents, and shows the ancestors of matches', () => {
    expect(findBranches(BRANCHES, 'citta').map(({ id }) => id)).toEqual([1, 3, 5]);
    expect(findBranches(BRANCHES, 'xyzzy')).toEqual([]);
  });
});
