import { USER_PATH } from '@press-room/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../desk.ts';
import type { OpenApi } from './fuzz-operations.ts';

const OFFICE_PATHS = ['/api/office/', '/api/company/', USER_PATH];

/** Who signs in and has no business in the press office, and what they are answered there. */
const STRANGERS = [
  [null, 401],
  ['reader@example.com', 403],
  ['agent@example.com', 403],
  ['company@example.com', 403],
  ['outsider@example.com', 403],
] as const;

describe('every call of the press office', () => {
  let desk: Desk;
  let calls: { method: string; path: string }[];

  beforeAll(async () => {
    desk = await startDesk();
    await desk.draft();
    const document = (await desk.server.call('/api/openapi.json')).json as OpenApi;
    calls = Object.entries(document.paths)
      .filter(([path]) => OFFICE_PATHS.some((start) => path.startsWith(start)))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, '1'),
        })),
      );
    return () => desk.server.close();
  });

  it.each(STRANGERS)('refuses %s before it looks at anything', async (email, status) => {
    expect(calls.length).toBeGreaterThan(15);
    const headers = email === null ? {} : await desk.server.signedIn(email);
    for (const { method, path } of calls) {
      const body =
        method === 'GET'
          ? {}
          : { body: '{"a":', headers: { 'Content-Type': 'application/json', ...headers } };
      const answer = await desk.server.call(path, { method, headers, ...body });
      expect([answer.status, path, method]).toEqual([status, path, method]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is never kept by anybody', async () => {
    for (const { method, path } of calls.filter((call) => call.method === 'GET')) {
      const { headers } = await desk.server.call(path, { method, headers: desk.officer });
      expect([headers.get('cache-control'), path]).toEqual(['no-store', path]);
    }
  });
});
