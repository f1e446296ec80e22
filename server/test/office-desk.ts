import { expect } from 'vitest';
import type { Headers } from './desk.ts';
import { patch, post } from './requests.ts';
import { type Answer, startTestServer, type TestServerOptions } from './server.ts';

const PASSWORD = 'Str0ng_pass!';
const OTHERS = {
  'reader@example.com': 'user_press_room',
  'agent@example.com': 'agent_press_room_external_company',
  'company@example.com': 'administrator_press_room_external_company',
  'outsider@example.com': 'administrator_associated_companies',
};

interface Row {
  id: number;
  version: number;
}

/** A server with an officer, and functions for writing the rows of one noun. */
export async function startOffice(
  path: string,
  fixture: object = {},
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
) {
  const server = await startTestServer(environment, options);
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  const people = Object.entries({ 'officer@example.com': 'administrator_press_room', ...OTHERS });
  await server.load({
    press_groups: [{ name: 'Association' }, { name: 'Fair' }],
    ...fixture,
    users: people.map(([email, group]) => ({ email, password: PASSWORD, groups: [group] })),
  });
  const officer: Headers = await server.signedIn('officer@example.com');
  const match = (version: number | string, headers: Headers = officer): Headers => ({
    ...headers,
    'If-Match': `"${version}"`,
  });
  const call = (address: string, init: RequestInit = {}): Promise<Answer> =>
    server.call(address, { ...init, headers: { ...officer, ...(init.headers as Headers | undefined) } });
  const at = ({ id }: Pick<Row, 'id'>): string => `${path}${id}/`;
  const create = (body: object, headers = officer) => server.call(path, post(body, headers));
  const change = (row: Row, body: object, headers = match(row.version)) =>
    server.call(at(row), patch(body, headers));
  const move = (row: Row, body: object, headers = match(row.version)) =>
    server.call(`${at(row)}transition/`, post(body, headers));
  /** Row in the answer of a call. */
  const rowOf = async <One extends Row>(answering: Promise<Answer>): Promise<One> => {
    const answer = await answering;
    expect([answer.status < 300, answer.json]).toEqual([true, expect.anything()]);
    return answer.json as One;
  };
  return {
    server,
    officer,
    match,
    call,
    create,
    change,
    move,
    rowOf,
    read: (row: Pick<Row, 'id'>) => server.call(at(row), { headers: officer }),
    list: async (query = '') =>
      (await server.call(`${path}?format=datatables${query}`, { headers: officer })).json as {
        recordsTotal: number;
        recordsFiltered: number;
        data: Record<string, unknown>[];
      },
    remove: (row: Row, headers = match(row.version)) => server.call(at(row), { method: 'DELETE', headers }),
    /** All calls of the resource by all accounts without a right to it. */
    statusesOfOthers: async (row: Row, body: object) => {
      const emails = [null, ...Object.keys(OTHERS)];
      const rows: [string, number[]][] = [];
      for (const email of emails) {
        const headers: Headers = email === null ? {} : await server.signedIn(email);
        const answers = [
          await server.call(path, { headers }),
          await create(body, headers),
          await server.call(at(row), { headers }),
          await change(row, body, match(row.version, headers)),
          await move(row, { to: 'published' }, match(row.version, headers)),
          await server.call(at(row), { method: 'DELETE', headers: match(row.version, headers) }),
        ];
        rows.push([email ?? 'nobody', [...new Set(answers.map(({ status }) => status))]]);
      }
      return rows;
    },
    audited: async (subject: string) =>
      (
        await server.database.db
          .selectFrom('audit_entry')
          .select(['action', 'fields'])
          .where('subject', '=', subject)
          .orderBy('id')
          .execute()
      ).map(({ action, fields }) => [action, fields === null ? null : (JSON.parse(fields) as unknown)]),
  };
}
export type Office = Awaited<ReturnType<typeof startOffice>>;

export const REFUSED_TO_OTHERS = [
  ['nobody', [401]],
  ['reader@example.com', [403]],
  ['agent@example.com', [403]],
  ['company@example.com', [403]],
  ['outsider@example.com', [403]],
];
