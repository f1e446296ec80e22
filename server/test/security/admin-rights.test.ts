import { USER_PATH } from '@press-room/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../company-offices.ts';
import { type Desk, startDesk } from '../desk.ts';
import { readOpenApi } from '../openapi-part.ts';
import type { OpenApi } from './fuzz-operations.ts';

const OFFICE_PATHS = ['/api/office/', '/api/company/', USER_PATH];

/** Accounts without rights in the press office, and the expected status of office calls. */
const STRANGERS = [
  [null, 401],
  ['reader@example.com', 403],
  ['agent@example.com', 403],
  ['company@example.com', 403],
  ['outsider@example.com', 403],
] as const;

/** With the id of a row: rows of other companies appear not to exist. */
const FOR_COMPANIES = new Set([
  ...['GET', 'PATCH', 'DELETE'].flatMap((method) =>
    ['press_release', 'asset', 'press_kit'].map((noun) => `${method} /api/office/${noun}/1/`),
  ),
  ...['press_release', 'press_kit'].map((noun) => `POST /api/office/${noun}/1/transition/`),
  'POST /api/office/press_release/1/check/',
  'POST /api/office/press_release/1/presence/',
  'DELETE /api/office/press_release/1/presence/',
  'GET /api/office/press_release/1/comment/',
  'POST /api/office/press_release/1/comment/',
  'PATCH /api/office/press_release/1/comment/1/',
  'DELETE /api/office/press_release/1/comment/1/',
  'GET /api/office/press_release/1/outcome/',
  'GET /api/office/press_release/1/outcome/export/',
  'GET /api/office/press_release/1/timeline/',
  'GET /api/office/press_release/1/version/',
  'GET /api/office/press_release/1/version/1/',
  'GET /api/office/asset/1/usage/',
]);
/** Without an id: their own tests check that they are limited to the company. */
const OWN_LISTS = new Set([
  ...['press_release', 'press_kit'].flatMap((noun) => [
    `GET /api/office/${noun}/`,
    `POST /api/office/${noun}/`,
  ]),
  'GET /api/office/asset/',
  'PATCH /api/office/asset/',
  'POST /api/office/asset/upload/',
  ...['PATCH', 'DELETE'].map((method) => `${method} /api/office/asset/upload/1`),
  'GET /api/office/figure/',
  'GET /api/office/figure/export/',
  'GET /api/office/report/',
  'GET /api/office/report/export/',
  'GET /api/office/draft_keys/',
  'GET /api/office/press_contact/',
]);

/** For the own company with id 1; there is another one. */
const OWN_COMPANY = new Set(['GET /api/company/own/1/quota/']);

describe('every call of the press office', () => {
  let desk: Desk;
  let calls: { method: string; path: string }[];

  beforeAll(async () => {
    desk = await startDesk();
    await desk.draft();
    const document = await readOpenApi<OpenApi>(desk.server);
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

  it('leads an agent to what is the own company’s, and to nothing of another’s', async () => {
    const { server, gea, ugo, rows } = await startCompanyOffices(desk);
    const met = new Set<string>();
    for (const { method, path } of calls.filter((call) => !call.path.startsWith(USER_PATH))) {
      const noun = path.split('/')[3] ?? '';
      const isOwned = Object.hasOwn(rows, noun) && /\/1\//.test(path);
      const address = isOwned ? path.replace('/1/', `/${rows[noun]}/`) : path;
      const body =
        method === 'GET' ? {} : { body: '{"a":', headers: { 'Content-Type': 'application/json', ...gea } };
      const answer = await server.call(address, { method, headers: gea, ...body });
      const key = `${method} ${path}`;
      met.add(key);
      if (FOR_COMPANIES.has(key)) expect([key, isOwned, answer.status]).toEqual([key, true, 404]);
      else if (OWN_COMPANY.has(key)) {
        expect([key, answer.status]).toEqual([key, 200]);
        const theirs = await server.call(path.replace('/1/', '/2/'), { method, headers: gea });
        expect([key, theirs.status]).toEqual([key, 404]);
      } else if (!OWN_LISTS.has(key) && method !== 'HEAD') expect([key, answer.status]).toEqual([key, 403]);
      // The author has access wherever companies have access.
      if (isOwned && FOR_COMPANIES.has(key) && method === 'GET' && !path.includes('version/1')) {
        const theirs = await server.call(address, { headers: ugo });
        expect([key, theirs.status]).toEqual([key, 200]);
      }
    }
    expect([...FOR_COMPANIES, ...OWN_LISTS, ...OWN_COMPANY].filter((key) => !met.has(key))).toEqual([]);
  });

  it('is never kept by anybody', async () => {
    for (const { method, path } of calls.filter((call) => call.method === 'GET')) {
      const { headers } = await desk.server.call(path, { method, headers: desk.officer });
      expect([headers.get('cache-control'), path]).toEqual(['no-store', path]);
    }
  });
});
