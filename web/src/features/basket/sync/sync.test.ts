import { OWN_BASKET_PATH, type OwnBasket, ownBasketPath } from '@press-room/contract/baskets';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOut, storeSession } from '../../../lib/auth.ts';
import { addToBasket, dropBasket, nameBasket, noteItem, startBasket } from '../../../lib/basket.ts';
import { currentOf, getBaskets, listOpen, setBaskets } from '../../../lib/kept-baskets.ts';
import { dismissErrors, dismissToast, listToasts } from '../../../lib/toasts.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { syncBaskets } from './send.ts';

const stay = () => false;
const KEY = '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11';

/** Fake server with baskets that other devices change too. */
function serve(...stored: Partial<OwnBasket>[]) {
  const there = new Map<number, OwnBasket>();
  const write = (basket: Partial<OwnBasket>): OwnBasket => {
    const id = basket.id ?? Math.max(0, ...there.keys()) + 1;
    const before = there.get(id);
    const version = (before?.version ?? 0) + 1;
    const made = { key: KEY, name: '', note: '', items: [], ...before, ...basket, id, version };
    const whole: OwnBasket = { ...made, updated_at: '2026-11-20T10:00:00.000Z' };
    there.set(id, whole);
    return whole;
  };
  for (const basket of stored) write(basket);
  let loses = false;
  let refuses = false;
  const lose = (answer: OwnBasket): Response => {
    if (!loses) return Response.json(answer);
    loses = false;
    return Response.error();
  };
  const ids = Array.from({ length: 9 }, (_, at) => at + 1);
  const calls = fakeApi({
    [`GET ${OWN_BASKET_PATH}`]: () => ({ results: [...there.values()] }),
    [`POST ${OWN_BASKET_PATH}`]: ({ body }) => {
      const sent = body as OwnBasket;
      if (refuses) {
        refuses = false;
        return Response.json({ detail: 'Too many.' }, { status: 409 });
      }
      return lose([...there.values()].find(({ key }) => key === sent.key) ?? write(sent));
    },
    ...Object.fromEntries(
      ids.flatMap((id) => {
        const refuse = (headers: Headers) => {
          const current = there.get(id);
          if (current === undefined) return Response.json({ detail: 'Not found.' }, { status: 404 });
          if (headers.get('If-Match') === `"${current.version}"`) return null;
          return Response.json({ detail: 'Stale.', current, changed: null }, { status: 412 });
        };
        return [
          [
            `PUT ${ownBasketPath(id)}`,
            ({ headers, body }: { headers: Headers; body: unknown }) =>
              refuse(headers) ?? lose(write({ ...(body as OwnBasket), id })),
          ],
          [
            `DELETE ${ownBasketPath(id)}`,
            ({ headers }: { headers: Headers }) => {
              const refusal = refuse(headers);
              if (refusal !== null) return refusal;
              there.delete(id);
              return new Response(null, { status: 204 });
            },
          ],
        ];
      }),
    ),
  });
  return {
    calls,
    there: () => [...there.values()].map(({ name, items }) => [name, items.map(({ id }) => id)]),
    elsewhere: write,
    forget: (id: number) => there.delete(id),
    loseNext: () => {
      loses = true;
    },
    refuseNext: () => {
      refuses = true;
    },
  };
}

const here = () => listOpen(getBaskets()).map(({ name, items }) => [name, items.map(({ id }) => id)]);
const waiting = () => getBaskets().baskets.filter(({ isChanged }) => isChanged).length;
const pictures = (...ids: number[]) => ids.map((id) => ({ kind: 'picture' as const, id }));

describe('baskets on all devices', () => {
  beforeEach(() => {
    localStorage.clear();
    signOut();
    localStorage.clear();
    storeSession(buildSession());
    dismissErrors();
    for (const { id } of listToasts()) dismissToast(id);
  });

  it('adds a basket from before signing in to those of the account', async () => {
    signOut();
    addToBasket(pictures(1));
    storeSession(buildSession());
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    expect(server.there()).toEqual([
      ['Friday', [9]],
      ['', [1]],
    ]);
    expect(currentOf(getBaskets()).items).toEqual(pictures(1));
    expect(waiting()).toBe(0);
    signOut();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('basket '))).toEqual([]);
  });

  it('uploads offline changes and downloads those of other devices', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    noteItem({ kind: 'picture', id: 9 }, 'The cover');
    const calls = fakeApi({ [`GET ${OWN_BASKET_PATH}`]: () => Response.error() });
    await expect(syncBaskets(stay)).rejects.toThrow();
    expect(calls).not.toEqual([]);
    expect([here(), waiting()]).toEqual([[['Friday', [9, 1]]], 1]);
    const back = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    expect([back.there(), waiting()]).toEqual([[['Friday', [9, 1]]], 0]);
    expect(server.there()).toEqual([['Friday', [9]]]);
    back.elsewhere({ id: 1, name: 'Saturday', items: [] });
    await syncBaskets(stay);
    expect(here()).toEqual([['Saturday', []]]);
  });

  it('keeps both where one was changed here and elsewhere, and says so', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    server.elsewhere({ id: 1, items: pictures(9, 2) });
    await syncBaskets(stay);
    const both = [
      ['Friday', [9, 2]],
      ['Friday (this device)', [9, 1]],
    ];
    expect([here(), server.there()]).toEqual([both, both]);
    expect(currentOf(getBaskets()).name).toBe('Friday (this device)');
    expect(listToasts().map(({ text }) => text)).toContainEqual(expect.stringContaining('Both are kept'));
  });

  it('keeps both also where the server refuses a version that was overtaken meanwhile', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    let looks = 0;
    const isLeft = () => {
      looks += 1;
      if (looks === 1) server.elsewhere({ id: 1, items: pictures(3) });
      return false;
    };
    await syncBaskets(isLeft);
    await syncBaskets(stay);
    expect(here()).toEqual([
      ['Friday', [3]],
      ['Friday (this device)', [9, 1]],
    ]);
  });

  it.each(['POST', 'PUT'])('makes nothing twice where the answer to %s was lost', async (method) => {
    const server = serve();
    addToBasket(pictures(1));
    if (method === 'PUT') await syncBaskets(stay);
    addToBasket(pictures(2));
    server.loseNext();
    await syncBaskets(stay).catch(() => undefined);
    addToBasket(method === 'POST' ? pictures(3) : []);
    await syncBaskets(stay);
    const all = method === 'POST' ? [1, 2, 3] : [1, 2];
    expect([here(), server.there(), waiting()]).toEqual([[['', all]], [['', all]], 0]);
  });

  it('deletes on all devices, except a basket changed meanwhile', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    dropBasket(currentOf(getBaskets()));
    server.elsewhere({ id: 1, items: pictures(9, 2) });
    await syncBaskets(stay);
    expect([here(), waiting()]).toEqual([[['Friday', [9, 2]]], 0]);
    dropBasket(currentOf(getBaskets()));
    expect(here()).toEqual([]);
    await syncBaskets(stay);
    expect([here(), server.there()]).toEqual([[], []]);
    listToasts().at(-1)?.offer?.run();
    await syncBaskets(stay);
    expect(server.there()).toEqual([['Friday', [9, 2]]]);
  });

  it('keeps local changes of a basket deleted elsewhere', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    nameBasket('Saturday');
    server.forget(1);
    await syncBaskets(stay);
    expect(server.there()).toEqual([['Saturday', [9]]]);
    const { key } = currentOf(getBaskets());
    expect([key === KEY, waiting()]).toEqual([false, 0]);
    server.forget(1);
    await syncBaskets(stay);
    expect(here()).toEqual([]);
  });

  it('treats the same key and version with another id as another basket', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    server.forget(1);
    server.elsewhere({ id: 2, name: 'Sunday', items: pictures(5) });
    await syncBaskets(stay);
    const both = [
      ['Sunday', [5]],
      ['Friday (this device)', [9, 1]],
    ];
    expect([here(), server.there(), waiting()]).toEqual([both, both, 0]);
  });

  it('sends deletions first, and the others although one is refused', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    const friday = currentOf(getBaskets());
    startBasket();
    addToBasket(pictures(1));
    startBasket();
    addToBasket(pictures(2));
    dropBasket(friday);
    setBaskets({ ...getBaskets(), baskets: getBaskets().baskets.toReversed() });
    server.refuseNext();
    await expect(syncBaskets(stay)).rejects.toMatchObject({ status: 409, message: 'Too many.' });
    expect(server.calls.map(({ method }) => method).slice(2)).toEqual(['DELETE', 'POST', 'POST']);
    expect([server.there(), waiting()]).toEqual([[['', [1]]], 1]);
  });

  it('ignores an older answer than another tab has', async () => {
    serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    const { current, baskets } = getBaskets();
    const newer = baskets.map((each) => ({ ...each, version: 2, isChanged: false }));
    setBaskets({ current, baskets: newer });
    await syncBaskets(stay);
    expect(getBaskets().baskets).toEqual(newer);
  });

  it('continues after a lost answer with further changes', async () => {
    const server = serve({ name: 'Friday', items: pictures(9) });
    await syncBaskets(stay);
    addToBasket(pictures(1));
    server.loseNext();
    await expect(syncBaskets(stay)).rejects.toThrow();
    addToBasket(pictures(2));
    await syncBaskets(stay);
    const all = [['Friday', [9, 1, 2]]];
    expect([here(), server.there(), waiting()]).toEqual([all, all, 0]);
    expect(getBaskets().baskets.map(({ sent, version }) => [sent, version])).toEqual([[undefined, 3]]);
  });

  it('sends no basket that is empty and has no name', async () => {
    const server = serve();
    startBasket();
    await syncBaskets(stay);
    expect(server.calls.map(({ method }) => method)).toEqual(['GET']);
  });
});
