import { OWN_BASKET_PATH } from '@press-room/contract/baskets';
import { OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import { vi } from 'vitest';

export type FakeCall = {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Headers;
  body: unknown;
};
type Answer = Response | { [field: string]: unknown };
type Handler = (call: FakeCall) => Answer | Promise<Answer>;
export type Handlers = Record<string, Answer | Handler>;

/** Signed-in users load their baskets on every screen, officers the number of open messages. */
const ASIDE: Handlers = {
  [`GET ${OWN_BASKET_PATH}`]: { results: [] },
  [`GET ${OFFICE_MESSAGE_PATH}`]: () => rows([]),
};

/**
 * Answers `fetch` by method and path (`GET /api/…/`) and records the calls. Other calls fail like without a connection.
 */
export function fakeApi(handlers: Handlers): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const call = {
      method,
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init.headers),
      body,
    };
    const name = `${method} ${url.pathname}`;
    if (name in handlers || !(name in ASIDE)) calls.push(call);
    const handler = handlers[name] ?? ASIDE[name];
    if (!handler) throw new TypeError('Failed to fetch');
    const answer: Answer = typeof handler === 'function' ? await handler(call) : handler;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return calls;
}

export const rows = <Row>(data: Row[], recordsFiltered = data.length) => ({
  draw: 1,
  recordsTotal: recordsFiltered,
  recordsFiltered,
  data,
});
