import { EVENT_PATH, eventPath, OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import type { PressRelease, PressReleaseRow } from '@press-room/contract/press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { patch, post } from '../../../test/requests.ts';
import type { Answer } from '../../../test/server.ts';
import { somebodyWaits } from '../../../test/waiting.ts';
import { requireNamed } from '../../content/press-releases/admin/references.ts';
import { replacePending } from '../../content/press-releases/pending-changes/queries.ts';

const ORIGIN = 'https://press.example.com';
const text = { it: { title: 'Un nuovo padiglione', abstract: 'In breve', body: '<p>Testo</p>' } };
const IN_ITALIAN = { headers: { 'Accept-Language': 'it' } };

let desk: Desk;
let event: OfficeEvent;
let id: number;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: ORIGIN }, { writeWeb });
  await desk.server.load({
    press_groups: [{ name: 'Voices', boilerplate: { it: '<p>Chi siamo.</p>', en: '' } }],
    companies: [{ business_name: 'Alfa', pub_short_description: 'Gres dal 1962.' }],
    events: [
      {
        name: { it: 'Fiera', en: 'Fair' },
        about: { it: '<p>La fiera.</p><script>x()</script>', en: '' },
        starts_on: '2020-09-20',
        ends_on: '2020-09-24',
      },
    ],
  });
  const list = await desk.server.call(`${OFFICE_EVENT_PATH}?format=datatables`, { headers: desk.officer });
  event = (list.json as { data: OfficeEvent[] }).data[0] as OfficeEvent;
  const draft = await desk.draft({ press_group: 'Voices', text, event: event.id });
  id = (await desk.moved(draft, { to: 'published' })).id;
});
afterAll(() => desk.server.close());

const read = async (path: string): Promise<unknown> => (await desk.server.call(path, IN_ITALIAN)).json;
const readRelease = () => read(`/api/press_room/press_release/${id}/`) as Promise<PressRelease>;
const office = async () =>
  (await desk.server.call(`/api/office/press_release/${id}/`, { headers: desk.officer })).json as {
    version: number;
  };
const change = async (body: object) =>
  desk.server.call(
    `/api/office/press_release/${id}/`,
    patch(body, { ...desk.officer, 'If-Match': `"${(await office()).version}"` }),
  );

describe('a release of an event', () => {
  it('names it to readers, and ends with what is said of it', async () => {
    expect(await readRelease()).toMatchObject({
      event: { id: event.id, name: { it: 'Fiera', en: 'Fair' } },
      boilerplate: '<p>Chi siamo.</p><p>La fiera.</p>',
    });
    const page = `/it/comunicati/2026/un-nuovo-padiglione-${id}`;
    for (const ending of ['', '.md', '.ninjs.json', '.newsml.xml'])
      expect([ending, (await desk.server.call(page + ending, IN_ITALIAN)).text]).toEqual([
        ending,
        expect.stringContaining('La fiera.'),
      ]);
    const { events } = (await read(`${page}.ninjs.json`)) as { events: unknown };
    expect(events).toEqual([{ name: 'Fiera', rel: 'about' }]);
    expect((await desk.server.call(`${page}.newsml.xml`)).text).toContain(
      '<subject type="cpnat:event"><name xml:lang="en">Fair</name>',
    );
  });

  it('ends with it below the words of a company, too', async () => {
    expect((await change({ company: 'Alfa' })).status).toBe(200);
    const { boilerplate } = await readRelease();
    expect(boilerplate).toMatch(/Gres dal 1962\.<\/p><p>La fiera\.<\/p>$/);
    await change({ company: null });
  });

  it('is found by the number of the event', async () => {
    const list = (wanted: number | string) =>
      read(`/api/press_room/press_release/?format=datatables&event=${wanted}`);
    const ids = async (wanted: number) =>
      ((await list(wanted)) as { data: PressReleaseRow[] }).data.map((row) => row.id);
    expect([await ids(event.id), await ids(event.id + 1)]).toEqual([[id], []]);
    expect((await desk.server.call('/api/press_room/press_release/?event=x')).status).toBe(400);
  });

  it('waits in a change for later, and is there in a version', async () => {
    expect((await change({ pending: { event: null } })).json).toMatchObject({
      event: event.id,
      pending: { changes: { event: null } },
    });
    expect((await change({ pending: { event: 99 } })).json).toEqual({ event: ['There is no such event.'] });
    expect((await change({ pending: null })).json).toMatchObject({ event: event.id, pending: null });
  });

  it.each([['x'], [99], [-1], [{}]])('refuses the event %j', async (wanted) => {
    const { status, json } = await change({ event: wanted });
    expect([status, Object.keys(json as object)]).toEqual([400, ['event']]);
  });

  it('keeps its event', async () => {
    const remove = { method: 'DELETE', headers: { ...desk.officer, 'If-Match': `"${event.version}"` } };
    const refused = await desk.server.call(`${OFFICE_EVENT_PATH}${event.id}/`, remove);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { detail: expect.stringContaining('release') as string },
    ]);
  });
});

it('keeps an event that only a change for later names', async () => {
  const later = { name: { it: 'Dopo' }, starts_on: '2021-09-20', ends_on: '2021-09-24' };
  const made = (await desk.server.call(OFFICE_EVENT_PATH, post(later, desk.officer))).json as OfficeEvent;
  expect((await change({ pending: { event: made.id } })).status).toBe(200);
  const remove = { method: 'DELETE', headers: { ...desk.officer, 'If-Match': `"${made.version}"` } };
  const removed = async () => (await desk.server.call(`${OFFICE_EVENT_PATH}${made.id}/`, remove)).status;
  expect(await removed()).toBe(409);
  expect((await change({ pending: null })).status).toBe(200);
  expect(await removed()).toBe(204);
});

it('keeps an event that a change for later is about to name', async () => {
  const next = { name: { it: 'Poi' }, starts_on: '2022-09-20', ends_on: '2022-09-24' };
  const made = (await desk.server.call(OFFICE_EVENT_PATH, post(next, desk.officer))).json as OfficeEvent;
  const { database } = desk.server;
  const form = { assignee: undefined, release: { sectors: undefined, event: made.id } };
  const headers = { ...desk.officer, 'If-Match': `"${made.version}"` };
  const remove = () => desk.server.call(`${OFFICE_EVENT_PATH}${made.id}/`, { method: 'DELETE', headers });
  let removing: Promise<Answer> | undefined;
  await database.db.transaction().execute(async (trx) => {
    await requireNamed(trx, database, form);
    removing = remove();
    await somebodyWaits(database);
    const { id: officer } = await trx
      .selectFrom('user_account')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await replacePending(trx, id, { changes: { event: made.id }, files: [], officer }, desk.server.clock.now);
  });
  expect((await removing)?.status).toBe(409);
  expect((await change({ pending: null })).status).toBe(200);
  expect((await remove()).status).toBe(204);
});

describe('an event that is over', () => {
  it('has an address, and is listed where all are asked for', async () => {
    expect(await read(eventPath(event.id))).toMatchObject({ id: event.id, is_open: false });
    expect(await read(EVENT_PATH)).toEqual({ results: [] });
    expect(await read(`${EVENT_PATH}?past=true`)).toMatchObject({ results: [{ id: event.id }] });
    expect((await desk.server.call(eventPath(99))).status).toBe(404);
    expect((await desk.server.call(`${EVENT_PATH}x/`)).status).toBe(404);
  });

  it('has a page of its own, in the map of the site as well', async () => {
    const page = await desk.server.call(`/it/eventi/fiera-${event.id}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('ExhibitionEvent')]);
    const moved = await desk.server.call(`/en/events/-${event.id}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/en/events/fair-${event.id}`]);
    expect((await desk.server.call('/en/events/-99')).status).toBe(404);
    expect((await desk.server.call('/sitemaps/pages.xml')).text).toContain(`/en/events/fair-${event.id}`);
  });
});

it('cleans what is said of an event', async () => {
  const made = await desk.server.call(
    OFFICE_EVENT_PATH,
    post(
      {
        name: { it: 'Altra' },
        starts_on: '2027-01-01',
        ends_on: '2027-01-02',
        about: { it: '<p onclick="x()">Due<img src="https://elsewhere.example/x"></p>' },
      },
      desk.officer,
    ),
  );
  expect([made.status, made.json]).toMatchObject([201, { about: { it: '<p>Due</p>', en: '' } }]);
});

it('attaches a loaded release to an event of its document, else to the latest one of that name', async () => {
  const { db } = desk.server.database;
  const fair = (year: number) => ({
    name: { it: 'Salone', en: 'Show' },
    starts_on: `${year}-09-20`,
    ends_on: `${year}-09-24`,
  });
  const loaded = async (title: string, years: readonly number[]) => {
    const { press_releases: ids } = await desk.server.load({
      events: years.map(fair),
      press_releases: [{ press_group: 'Voices', date: '2026-11-20', event: 'Show', text: { en: { title } } }],
    });
    const row = await db
      .selectFrom('press_release as release')
      .innerJoin('event', 'event.id', 'release.event_id')
      .select('event.starts_on')
      .where('release.id', '=', ids[title] ?? 0)
      .executeTakeFirst();
    return row?.starts_on;
  };
  expect(await loaded('First', [2027, 2026])).toBe('2027-09-20');
  expect(await loaded('Second', [2025])).toBe('2025-09-20');
  expect(await loaded('Third', [])).toBe('2027-09-20');
});

it('is found by the new name of an event that a release names meanwhile', async () => {
  const { db } = desk.server.context.database;
  const named = { name: { it: 'Mostra' }, starts_on: '2023-09-20', ends_on: '2023-09-24' };
  const made = await desk.server.call(OFFICE_EVENT_PATH, post(named, desk.officer));
  const { id: other, version } = made.json as OfficeEvent;
  const draft = await desk.moved(await desk.draft({ text }), { to: 'published' });
  const { promise: isTime, resolve } = Promise.withResolvers<void>();
  const naming = db.transaction().execute(async (trx) => {
    await trx.updateTable('press_release').set({ event_id: other }).where('id', '=', draft.id).execute();
    await isTime;
  });
  const renaming = desk.server.call(
    `${OFFICE_EVENT_PATH}${other}/`,
    patch({ name: { it: 'Rinominata' } }, { ...desk.officer, 'If-Match': `"${version}"` }),
  );
  await somebodyWaits(desk.server.database);
  resolve();
  await naming;
  expect((await renaming).status).toBe(200);
  const found = (await read('/api/press_room/search/?q=Rinominata')) as object;
  expect(JSON.stringify(found)).toContain(`"id":${draft.id}`);
});
