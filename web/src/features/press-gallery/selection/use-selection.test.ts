import { BASKET_ITEMS_MAX } from '@press-room/contract/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissErrors, listToasts } from '../../../lib/toasts.ts';
import { buildPicture } from '../../../test/gallery-builders.ts';
import type { Pictures } from '../use-pictures.ts';
import { useSelection } from './use-selection.ts';

const LIST = 'gallery';

afterEach(() => dismissErrors());

/** Fakes a list of `count` pictures, numbered by position; `arrive` answers the last request. */
function select(count: number) {
  const all = Array.from({ length: Math.min(count, 10) }, (_, id) => buildPicture({ id }));
  let arrive = () => {};
  const collect = vi.fn(
    (first: number, last: number) =>
      new Promise<typeof all>((resolve) => {
        arrive = () => resolve(all.slice(first, last + 1));
      }),
  );
  const pictures: Pictures = {
    total: count,
    isCapped: false,
    count,
    error: null,
    at: (position) => all[position],
    failedPages: new Set(),
    answeredPages: new Set(),
    want: () => {},
    collect,
    refresh: () => {},
  };
  const { result } = renderHook(() => useSelection());
  const selecting = () => result.current.selectingIn(LIST, pictures);
  return {
    collect,
    ids: () => [...result.current.selection.keys()],
    isBusy: () => selecting().isBusy,
    choose: (position: number, isChosen = true) => act(() => selecting().choose(position, isChosen, false)),
    chooseUpTo: (position: number) => act(() => selecting().choose(position, true, true)),
    chooseAll: () => act(() => selecting().chooseAll()),
    clear: () => act(() => result.current.clear()),
    arrive: () => act(async () => arrive()),
  };
}

describe('choosing all pictures', () => {
  it('keeps changes of the selection made while pictures load', async () => {
    const list = select(4);
    list.choose(3);
    list.choose(2);
    list.chooseAll();
    list.choose(3, false);
    list.choose(1);
    await list.arrive();
    expect(list.ids()).toEqual([2, 1, 0]);
  });
  it('is given up when the selection is cleared', async () => {
    const list = select(4);
    list.chooseAll();
    list.clear();
    await list.arrive();
    expect(list.ids()).toEqual([]);
    expect(list.isBusy()).toBe(false);
  });
  it('is asked once, however often it is pressed', async () => {
    const list = select(4);
    list.chooseAll();
    list.chooseAll();
    await list.arrive();
    expect(list.collect).toHaveBeenCalledTimes(1);
  });
  it.each(['chooseAll', 'a range'])('says at once when they are too many: %s', (way) => {
    const list = select(BASKET_ITEMS_MAX + 1);
    list.choose(0);
    if (way === 'chooseAll') list.chooseAll();
    else list.chooseUpTo(BASKET_ITEMS_MAX);
    expect(listToasts().map(({ text }) => text)).toEqual([
      'A basket takes at most 500 things, 50 of them releases, files and magazines.',
    ]);
    expect(list.collect).not.toHaveBeenCalled();
    expect(list.ids()).toEqual([0]);
  });
});
