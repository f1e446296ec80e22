import type { GalleryNode } from '@press-room/contract/press-gallery';
import { describe, expect, it } from 'vitest';
import { readTreeKey, type TreePlace } from './tree-keys.ts';
import { buildEntries, findGallery, listSeen } from './tree-model.ts';

const name = (text: string) => ({ en: text, it: `${text} it` });
const node = (id: number, text: string, changes: Partial<GalleryNode> = {}): GalleryNode => ({
  id,
  position: id,
  name: name(text),
  childs: {},
  galleries: [],
  ...changes,
});

const TREE = [
  node(2, 'Cersaie', { galleries: [{ id: 20, name: name('Halls'), pictures: 9, missing: 0 }] }),
  node(1, 'Products', {
    childs: {
      '11': node(11, 'Tiles', {
        position: 2,
        galleries: [{ id: 12, name: name('Été'), pictures: 24, missing: 0 }],
      }),
      '10': node(10, 'Tableware', { position: 1 }),
    },
    galleries: [{ id: 13, name: name('Textures'), pictures: 3, missing: 0 }],
  }),
];
const ENTRIES = buildEntries(TREE, 'en');
const ALL_OPEN = new Set(['node-1', 'node-2', 'node-10', 'node-11']);

function press(key: string, active: string, place: Partial<TreePlace> & { open?: Set<string> } = {}) {
  const { open = ALL_OPEN, ...rest } = place;
  const seen = listSeen(ENTRIES, open);
  const entry = seen.find((each) => each.key === active);
  if (!entry) throw new Error(`${active} is not seen`);
  return readTreeKey(key, {
    seen,
    active: entry,
    isOpen: (wanted) => open.has(wanted),
    typed: key.length === 1 ? key : '',
    isRightToLeft: false,
    ...rest,
  });
}

describe('the tree of galleries', () => {
  it('has nodes by position, then the galleries beside them', () => {
    expect(listSeen(ENTRIES, ALL_OPEN).map((entry) => entry.name)).toEqual([
      'Products',
      'Tableware',
      'Tiles',
      'Été',
      'Textures',
      'Cersaie',
      'Halls',
    ]);
  });
  it('draws nothing inside closed nodes', () => {
    expect(listSeen(ENTRIES, new Set()).map(({ key }) => key)).toEqual(['node-1', 'node-2']);
  });
  it('knows the way to a gallery', () => {
    expect(findGallery(ENTRIES, 12)?.path.map(({ key }) => key)).toEqual(['node-1', 'node-11']);
    expect(findGallery(ENTRIES, 99)).toBeNull();
  });
  it('speaks the language of the interface', () => {
    expect(buildEntries(TREE, 'it')[0]?.name).toBe('Products it');
  });
});

describe('keys in the tree', () => {
  it('go up, down, to the first and the last entry that is seen', () => {
    expect(press('ArrowDown', 'node-1')).toEqual({ kind: 'focus', key: 'node-10' });
    expect(press('ArrowUp', 'node-2')).toEqual({ kind: 'focus', key: 'gallery-13' });
    expect(press('Home', 'gallery-20')).toEqual({ kind: 'focus', key: 'node-1' });
    expect(press('End', 'node-1')).toEqual({ kind: 'focus', key: 'gallery-20' });
    expect(press('ArrowDown', 'gallery-20')).toBeNull();
  });
  it('open a node, then enter it', () => {
    expect(press('ArrowRight', 'node-1', { open: new Set() })).toEqual({ kind: 'open', key: 'node-1' });
    expect(press('ArrowRight', 'node-1')).toEqual({ kind: 'focus', key: 'node-10' });
    expect(press('ArrowRight', 'gallery-12')).toBeNull();
  });
  it('close a node, then leave it', () => {
    expect(press('ArrowLeft', 'node-11')).toEqual({ kind: 'close', key: 'node-11' });
    expect(press('ArrowLeft', 'node-11', { open: new Set(['node-1']) })).toEqual({
      kind: 'focus',
      key: 'node-1',
    });
  });
  it('are mirrored from right to left', () => {
    expect(press('ArrowLeft', 'node-1', { open: new Set(), isRightToLeft: true })).toEqual({
      kind: 'open',
      key: 'node-1',
    });
    expect(press('ArrowRight', 'node-1', { isRightToLeft: true })).toEqual({ kind: 'close', key: 'node-1' });
  });
  it('act on Enter and Space, and open all siblings on an asterisk', () => {
    expect(press('Enter', 'gallery-12')).toEqual({ kind: 'act', key: 'gallery-12' });
    expect(press(' ', 'node-1')).toEqual({ kind: 'act', key: 'node-1' });
    expect(press('*', 'node-2', { open: new Set() })).toEqual({
      kind: 'openAll',
      keys: ['node-1', 'node-2'],
    });
  });
  it('find typed text, without accents, and wrap around', () => {
    expect(press('e', 'node-1')).toEqual({ kind: 'focus', key: 'gallery-12' });
    expect(press('t', 'node-10')).toEqual({ kind: 'focus', key: 'node-11' });
    expect(press('e', 'gallery-12', { typed: 'te' })).toEqual({ kind: 'focus', key: 'gallery-13' });
    expect(press('z', 'node-1')).toBeNull();
  });
});
