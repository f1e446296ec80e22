import { OWN_BASKET_PATH } from '@press-room/contract/baskets';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { addToBasket } from '../../../lib/basket.ts';
import { getBaskets } from '../../../lib/kept-baskets.ts';
import { dismissErrors, listToasts } from '../../../lib/toasts.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { followBaskets } from './follow.ts';

/** Grants locks one after another, as browsers do. Returns a function that waits for all requests. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>): Promise<void> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
  return () => last;
}

describe('baskets of all tabs', () => {
  beforeEach(() => {
    signOut();
    localStorage.clear();
    storeSession(buildSession());
    dismissErrors();
    addToBasket([{ kind: 'picture', id: 1 }]);
  });

  it('are sent by one tab at a time', async () => {
    fakeLocks();
    const there: object[] = [];
    const calls = fakeApi({
      [`GET ${OWN_BASKET_PATH}`]: () => ({ results: there }),
      [`POST ${OWN_BASKET_PATH}`]: ({ body }) => {
        const made = { ...(body as object), id: 1, version: 1, updated_at: '2026-11-20T10:00:00.000Z' };
        there.push(made);
        return made;
      },
    });
    const ends = [followBaskets(), followBaskets()];
    await vi.waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
    await vi.waitFor(() => expect(getBaskets().baskets).toMatchObject([{ id: 1, isChanged: false }]));
    for (const end of ends) end();
  });

  it.each([
    [400, ['Refused.']],
    [409, ['Refused.']],
    [413, ['Refused.']],
    [429, []],
    [503, []],
  ])('say what the server refuses: %i', async (status, told) => {
    const untilDone = fakeLocks();
    const calls = fakeApi({
      [`GET ${OWN_BASKET_PATH}`]: { results: [] },
      [`POST ${OWN_BASKET_PATH}`]: () => Response.json({ detail: 'Refused.' }, { status }),
    });
    const end = followBaskets();
    await vi.waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']));
    await untilDone();
    expect(listToasts().flatMap(({ kind, text }) => (kind === 'error' ? [text] : []))).toEqual(told);
    expect(getBaskets().baskets).toMatchObject([{ id: 0, isChanged: true }]);
    end();
  });
});
