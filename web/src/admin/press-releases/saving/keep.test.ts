import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { createStore, entries } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { openShelf } from './keep.ts';

const keyOf = (letter: string): string => btoa(letter.repeat(32));
const draft = { base: buildOfficeRelease(), changes: { 'text.it.title': 'Not yet public' } };

describe('what a browser keeps', () => {
  // jsdom lacks Web Crypto.
  beforeEach(() => {
    vi.stubGlobal('crypto', webcrypto);
  });

  it('is restored for its author, also after a change of the key, until it is deleted', async () => {
    await openShelf(3, () => Promise.resolve([keyOf('a')])).write(1, draft);
    const later = openShelf(3, () => Promise.resolve([keyOf('b'), keyOf('a')]));
    expect(await later.read(1)).toEqual(draft);
    await later.drop(1);
    expect(await later.read(1)).toBeNull();
  });

  it('is not read by another person, whatever name they go by', async () => {
    await openShelf(3, () => Promise.resolve([keyOf('a')])).write(2, draft);
    expect(await openShelf(4, () => Promise.resolve([keyOf('c')])).read(2)).toBeNull();
    expect(await openShelf(3, () => Promise.resolve([keyOf('c')])).read(2)).toBeNull();
    const [[, sealed] = []] = await entries(createStore('press-room-drafts', 'drafts'));
    const bytes = new TextDecoder('latin1').decode((sealed as { bytes: ArrayBuffer }).bytes);
    expect(bytes).not.toContain('Not yet public');
  });

  it('asks for the key again after it could not be had', async () => {
    let isDown = true;
    const shelf = openShelf(5, () =>
      isDown ? Promise.reject(new Error('no line')) : Promise.resolve([keyOf('d')]),
    );
    await expect(shelf.write(3, draft)).rejects.toThrow('no line');
    isDown = false;
    await shelf.write(3, draft);
    expect(await shelf.read(3)).toEqual(draft);
  });
});
