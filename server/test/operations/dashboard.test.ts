import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ACCOUNT } from './content.ts';
import { type Place, removePlace } from './database.ts';
import { call, signIn } from './load.ts';
import { endAll, type StartedServer, startServer } from './processes.ts';
import { makeDeskPlace } from './ready-place.ts';

const OFFICE = '/api/office/press_release/';
const READING = '/api/press_room/press_release/';
const ROUNDS = inject('isQuick') ? 1 : 3;
const WRITERS = 4;
/** Minimum answers before the server is killed. */
const LEAST_ANSWERS = 6;
const MORE_ANSWERS = 30;
/** Saves of one release before it is published. */
const SAVES = 3;
/** Occurs in every title. */
const WORD = 'Fornace';

interface Row {
  id: number;
  version: number;
  status: string;
  text: Record<'it' | 'en', { title: string; abstract: string }>;
}

/** Writes that the server answered with 2xx. */
type Acknowledged = Map<number, { version: number; saves: number; isPublished: boolean }>;

describe('kill -9 while officers write and publish', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeDeskPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('loses nothing that was acknowledged, and publishes a release whole or not at all', {
    tags: ['quick'],
  }, async () => {
    const acknowledged: Acknowledged = new Map();
    let server = await startServer({ ...place });
    const headers = await openSession(server);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntilKilled(server, headers, acknowledged);
      server = await startServer({ ...place });
      await expectKept(server, headers, acknowledged);
    }
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

type Headers = Record<string, string>;

async function openSession({ origin }: StartedServer): Promise<Headers> {
  const session = await signIn(origin, ACCOUNT);
  const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
  return { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
}

interface Wish {
  method?: string;
  body?: object;
  version?: number;
}

/** Null: the server is not running. @throws for an answer other than 2xx */
async function ask<Answer>(
  url: string,
  headers: Headers,
  { method = 'GET', body, version }: Wish = {},
): Promise<Answer | null> {
  const answer = await call(url, {
    method,
    headers: { ...headers, ...(version === undefined ? {} : { 'If-Match': `"${version}"` }) },
    body: JSON.stringify(body),
  });
  if (answer.kind !== 'whole') return null;
  if (answer.status > 201) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text) as Answer;
}

async function writeUntilKilled(
  server: StartedServer,
  headers: Headers,
  acknowledged: Acknowledged,
): Promise<void> {
  let left = LEAST_ANSWERS + Math.floor(Math.random() * MORE_ANSWERS);
  const ends: Promise<unknown>[] = [];
  const note = (row: Row, saves: number): void => {
    acknowledged.set(row.id, { version: row.version, saves, isPublished: row.status === 'published' });
    left -= 1;
    if (left === 0) ends.push(server.end('SIGKILL'));
  };
  await Promise.all(Array.from({ length: WRITERS }, () => writeOn(server.origin + OFFICE, headers, note)));
  await Promise.all(ends);
}

/** Creates releases one after another until the server is stopped. */
async function writeOn(
  url: string,
  headers: Headers,
  note: (row: Row, saves: number) => void,
): Promise<void> {
  const { data = [] } =
    (await ask<{ data: { press_group: { id: number } }[] }>(`${url}?format=datatables`, headers)) ?? {};
  const text = { it: { title: `${WORD} nuova`, abstract: '0' }, en: { title: `${WORD} in English` } };
  const draft = { press_group: data[0]?.press_group.id, text };
  for (;;) {
    let row = await ask<Row>(url, headers, { method: 'POST', body: draft });
    for (let saves = 0; row !== null && saves <= SAVES; saves += 1) {
      note(row, saves);
      const { id, version } = row;
      const isLast = saves === SAVES;
      const body = isLast ? { to: 'published' } : { text: { it: { abstract: String(saves + 1) } } };
      const address = isLast ? `${url}${id}/transition/` : `${url}${id}/`;
      row = await ask<Row>(address, headers, { method: isLast ? 'POST' : 'PATCH', body, version });
    }
    if (row === null) return;
    note(row, SAVES);
  }
}

async function expectKept(
  { origin }: StartedServer,
  headers: Headers,
  acknowledged: Acknowledged,
): Promise<void> {
  const published: number[] = [];
  for (const [id, { version, saves, isPublished }] of [...acknowledged].toSorted(([a], [b]) => a - b)) {
    const row = await ask<Row>(`${origin}${OFFICE}${id}/`, headers);
    // A write without an answer may have been executed.
    expect(row?.version).toBeOneOf([version, version + 1]);
    expect(Number(row?.text.it.abstract)).toBeOneOf([saves, saves + 1]);
    if (isPublished) expect(row?.status).toBe('published');
    if (row?.status === 'published') published.push(id);
    const read = await call(`${origin}${READING}${id}/`);
    expect(read).toMatchObject({ status: row?.status === 'published' ? 200 : 404 });
    if (read.kind === 'whole' && read.status === 200)
      expect(JSON.parse(read.text)).toMatchObject({ languages: ['en', 'it'] });
  }
  const found = await ask<{ data: { id: number }[] }>(
    `${origin}${READING}?format=datatables&length=-1&q=${WORD}`,
    {},
  );
  expect(found?.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(published);
}
