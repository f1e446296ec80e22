import type { BasketItem } from '@press-room/contract/downloads';
import { BASKET_DOCUMENTS_MAX, BASKET_ITEMS_MAX } from '@press-room/contract/limits';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../test/builders.ts';
import { signOut, storeSession } from './auth.ts';
import {
  addToBasket,
  dropBasket,
  noteBasket,
  noteItem,
  orderBasket,
  takeOut,
  titleOf,
  useBasket,
} from './basket.ts';
import { currentOf, getBaskets } from './kept-baskets.ts';
import { dismissErrors, dismissToast, listToasts } from './toasts.ts';

const picture = (id: number): BasketItem => ({ kind: 'picture', id, title: `Picture ${id}` });
const release: BasketItem = { kind: 'press_release', id: 1, title: 'New tiles' };

function open() {
  const { result } = renderHook(() => useBasket());
  return {
    names: () => result.current.items.map(({ kind, id }) => `${kind} ${id}`),
    note: () => result.current.note,
  };
}

describe('the basket of a browser', () => {
  beforeEach(() => {
    act(() => {
      signOut();
      orderBasket([]);
      noteBasket('');
    });
    for (const { id } of listToasts()) dismissToast(id);
    dismissErrors();
  });

  it('holds each thing once, in its order, with its title', () => {
    const basket = open();
    act(() => {
      expect(addToBasket([picture(2), release])).toBe(2);
      expect(addToBasket([release, picture(1)])).toBe(1);
    });
    expect(basket.names()).toEqual(['picture 2', 'press_release 1', 'picture 1']);
    expect(titleOf({ kind: 'press_release', id: 1 })).toBe('New tiles');
    act(() => orderBasket([picture(1), picture(2), release]));
    expect(basket.names()).toEqual(['picture 1', 'picture 2', 'press_release 1']);
    expect(titleOf(picture(2))).toBe('Picture 2');
  });

  it('holds pages of an issue as things of their own, with notes and titles', () => {
    const part = (first: number, last: number): BasketItem => ({
      kind: 'magazine',
      id: 7,
      pages: { first, last },
      title: 'Quarto Fuoco',
    });
    act(() => {
      expect(addToBasket([part(1, 2), part(1, 2), part(5, 5), { kind: 'magazine', id: 7 }])).toBe(3);
      noteItem(part(5, 5), 'Kilns');
    });
    const { items } = currentOf(getBaskets());
    expect(items).toEqual([
      { kind: 'magazine', id: 7, pages: { first: 1, last: 2 } },
      { kind: 'magazine', id: 7, pages: { first: 5, last: 5 }, note: 'Kilns' },
      { kind: 'magazine', id: 7 },
    ]);
    expect([titleOf(part(5, 5)), titleOf({ kind: 'magazine', id: 7 })]).toEqual(['Quarto Fuoco', '']);
    act(() => takeOut([part(1, 2)]));
    expect(currentOf(getBaskets()).items).toEqual(items.slice(1));
  });

  it('puts back what was taken out', () => {
    const basket = open();
    act(() => {
      addToBasket([picture(1), picture(2)]);
      takeOut([picture(1)]);
    });
    expect(basket.names()).toEqual(['picture 2']);
    act(() => listToasts().at(-1)?.offer?.run());
    expect(basket.names()).toEqual(['picture 1', 'picture 2']);
  });

  it('puts back only what is missing, at its place', () => {
    const basket = open();
    act(() => {
      addToBasket([picture(1), picture(2), picture(3), picture(4)]);
      takeOut([picture(1), picture(3)]);
    });
    const undo = listToasts().at(-1)?.offer?.run;
    act(() => {
      addToBasket([release, picture(3)]);
      undo?.();
    });
    expect(basket.names()).toEqual(['picture 1', 'picture 2', 'picture 4', 'press_release 1', 'picture 3']);
  });

  it('puts back nothing for somebody else', () => {
    const basket = open();
    act(() => {
      storeSession(buildSession());
      addToBasket([picture(1), picture(2)]);
      takeOut([picture(1)]);
    });
    const undoTakeOut = listToasts().at(-1)?.offer?.run;
    act(() => dropBasket(currentOf(getBaskets())));
    const undoDrop = listToasts().at(-1)?.offer?.run;
    act(() => {
      signOut();
      undoTakeOut?.();
      undoDrop?.();
    });
    expect(basket.names()).toEqual([]);
    expect(localStorage.getItem('basket')).toBeNull();
  });

  it('leaves nothing that the server has after a session that ended while no page was open', async () => {
    const sent = { key: 'a', name: 'Friday', note: '', items: [picture(1)], id: 1, version: 1 };
    const baskets = [
      { ...sent, isChanged: false },
      { ...sent, key: 'b', name: 'Not sent', isChanged: true },
    ];
    localStorage.setItem('basket 41', JSON.stringify({ current: 'a', baskets: baskets.slice(0, 1) }));
    localStorage.setItem('basket 42', JSON.stringify({ current: 'a', baskets }));
    vi.resetModules();
    await import('./kept-baskets.ts');
    expect(localStorage.getItem('basket 41')).toBeNull();
    expect(localStorage.getItem('basket 42')).toBe(
      JSON.stringify({ current: 'a', baskets: baskets.slice(1) }),
    );
    localStorage.removeItem('basket 42');
  });

  it('is bounded, and says so', () => {
    const basket = open();
    act(() => {
      addToBasket(Array.from({ length: BASKET_DOCUMENTS_MAX + 1 }, (_, id) => ({ kind: 'file', id })));
    });
    expect(basket.names()).toHaveLength(BASKET_DOCUMENTS_MAX);
    act(() => {
      addToBasket(Array.from({ length: BASKET_ITEMS_MAX }, (_, id) => picture(id)));
    });
    expect(basket.names()).toHaveLength(BASKET_ITEMS_MAX);
    expect(listToasts().map(({ text }) => text)).toEqual([
      'A basket takes at most 500 things, 50 of them releases, files and magazines.',
    ]);
  });

  it('goes along when its owner signs in, and is nobody else’s afterwards', () => {
    const basket = open();
    act(() => {
      addToBasket([picture(1)]);
      noteBasket('For Friday');
      storeSession(buildSession());
    });
    expect(basket.names()).toEqual(['picture 1']);
    expect(basket.note()).toBe('For Friday');
    act(() => {
      addToBasket([release]);
      signOut();
    });
    expect([basket.names(), basket.note()]).toEqual([[], '']);
    act(() => storeSession(buildSession()));
    expect(basket.names()).toEqual(['picture 1', 'press_release 1']);
  });

  it('keeps no titles beyond the session', () => {
    act(() => {
      storeSession(buildSession());
      addToBasket([{ kind: 'file', id: 7, title: 'Figures for the press' }]);
      signOut();
    });
    expect(
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(' '),
    ).not.toContain('Figures for the press');
    act(() => {
      storeSession(buildSession());
      takeOut([{ kind: 'file', id: 7 }]);
    });
  });
});
