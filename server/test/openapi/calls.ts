import createClient from 'openapi-fetch';
// Generated from the server's documents by the test, which compiles this file against them.
import type { paths as OfficePaths } from './office.d.ts';
import type { components, operations, paths as ReaderPaths } from './readers.d.ts';

type Release = components['schemas']['PressRelease'];
type ReleaseQuery = operations['listPressReleases']['parameters']['query'];

interface Program {
  baseUrl: string;
  email: string;
  password: string;
}

/** A program that reads the press room and writes a release, using only types of the generated client. */
export async function callPressRoom({ baseUrl, email, password }: Program) {
  const client = createClient<ReaderPaths & OfficePaths>({ baseUrl, headers: { 'Accept-Language': 'it' } });
  const query: ReleaseQuery = { year: 2026, month: 1, page: 'last' };
  const list = await client.GET('/api/press_room/press_release/', { params: { query } });
  if (list.data === undefined || !('results' in list.data)) throw new Error('the list is not paged');
  const [first] = list.data.results;
  if (first === undefined) throw new Error('nothing is listed');
  const one = await client.GET('/api/press_room/press_release/{id}/', { params: { path: { id: first.id } } });
  const release: Release | undefined = one.data;
  const table = await client.GET('/api/press_room/press_release/', {
    params: {
      query: {
        ...{ format: 'datatables', draw: 7, start: 0, length: 1, 'columns[0][data]': 'title' },
        ...{ 'columns[0][searchable]': true, 'search[value]': 'piastr', 'order[0][dir]': 'desc' },
      },
    },
  });
  const missing = await client.GET('/api/press_room/press_release/{id}/', {
    params: { path: { id: 999_999 } },
  });
  // @ts-expect-error An id is a number.
  const wrongId = client.GET('/api/press_room/press_release/{id}/', { params: { path: { id: 'one' } } });
  // @ts-expect-error There is no such address.
  const wrongPath = client.GET('/api/press_room/press_releases/');
  await Promise.allSettled([wrongId, wrongPath]);
  const draft = await write(client, { email, password });
  return {
    titles: list.data.results.map(({ title }) => title),
    release: release?.title,
    drawn: table.data !== undefined && 'draw' in table.data ? table.data.draw : null,
    found: table.data !== undefined && 'data' in table.data ? table.data.data.length : null,
    missing: [missing.response.status, missing.error],
    draft,
  };
}

type Client = ReturnType<typeof createClient<ReaderPaths & OfficePaths>>;

async function write(client: Client, credentials: { email: string; password: string }) {
  const session = await client.POST('/api/account/token-auth/', { body: credentials });
  if (session.data === undefined) throw new Error('nobody is signed in');
  const headers = { Authorization: `JWT ${session.data.token}` };
  const path = '/api/office/press_release/';
  const created = await client.POST(path, { headers, body: { press_group: 1, date: '2026-03-10' } });
  if (created.data === undefined) throw new Error('no draft was made');
  const { id, version } = created.data;
  const changed = await client.PATCH(`${path}{id}/`, {
    headers,
    params: { path: { id }, header: { 'If-Match': `"${version}"` } },
    body: { text: { it: { title: 'Da un programma' } } },
  });
  // @ts-expect-error A write names the version that it was made from.
  const stale = await client.DELETE(`${path}{id}/`, { headers, params: { path: { id } } });
  return {
    status: changed.data?.status,
    title: changed.data?.text.it?.title,
    unconditional: stale.response.status,
  };
}
