/** @module-tag engine */
import { OFFICE_APPOINTMENT_PATH } from '@press-room/contract/appointments';
import { CALENDAR_PATH, type Calendar } from '@press-room/contract/calendar';
import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, startDesk } from '../../../test/desk.ts';
import { anyText } from '../../../test/matchers.ts';
import { post } from '../../../test/requests.ts';

const KITS = '/api/office/press_kit/';
const NOVEMBER = '?from=2026-11-01&to=2026-11-30';

describe(`GET ${CALENDAR_PATH}`, () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const ask = (query: string, headers = desk.officer) =>
    desk.server.call(`${CALENDAR_PATH}${query}`, { headers });
  const read = async (query = NOVEMBER, headers = desk.officer): Promise<Calendar> => {
    const { status, json } = await ask(query, headers);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as Calendar;
  };
  const made = async (path: string, body: object) => {
    const { status, json } = await desk.server.call(path, post(body, desk.officer));
    expect([status, json]).toEqual([201, expect.anything()]);
    return json as { id: number; version: number };
  };
  const brief = ({ entries }: Calendar) =>
    entries.map(({ noun, kind, at, title }) => [noun, kind, at.slice(0, 16), title].join(' '));

  it('shows what appears, ends, is embargoed and takes place, by time and in the language asked for', async () => {
    const times = { embargo_until: '2026-11-25T09:00:00Z', expires_at: '2026-11-30T22:59:59Z' };
    const later = { to: 'scheduled', publish_at: '2026-11-24T09:00:00Z' };
    await desk.moved(await desk.draft(times), later);
    await desk.moved(await desk.draft(), { to: 'published' });
    await desk.draft({ text: { en: { title: 'A draft' } } });
    await desk.moved(await desk.draft(), { ...later, publish_at: '2026-11-30T23:00:00Z' });
    const kit = await made(KITS, { press_group: 'Association', year: 2026, title: { it: 'Cartella' } });
    const step = { to: 'published', publish_at: '2026-11-23T09:00:00Z' };
    const set = await desk.server.call(`${KITS}${kit.id}/transition/`, post(step, desk.match(kit.version)));
    expect(set.status).toBe(200);
    const fair = { name: { it: 'Fiera', en: 'Fair' }, starts_on: '2026-11-26', ends_on: '2026-12-02' };
    await made(OFFICE_EVENT_PATH, { ...fair, applications_until: '2026-11-25T23:00:00Z' });
    const found = await read();
    expect(brief(found)).toEqual([
      'press_release published 2026-11-20T10:00 Title',
      'press_kit scheduled 2026-11-23T09:00 Cartella',
      'press_release scheduled 2026-11-24T09:00 Title',
      'press_release embargo 2026-11-25T09:00 Title',
      'event begins 2026-11-25T23:00 Fair',
      'event applications_close 2026-11-25T23:00 Fair',
      'press_release expiry 2026-11-30T22:59 Title',
    ]);
    expect(found).toMatchObject({ is_capped: false });
    expect(found.entries[2]).toMatchObject({ version: 2, languages: ['en', 'it'], is_day: false });
    expect(found.entries[4]).toMatchObject({ is_day: true });
    const italian = await read(NOVEMBER, { ...desk.officer, 'Accept-Language': 'it' });
    expect(brief(italian)).toContain('event begins 2026-11-25T23:00 Fiera');
    expect(brief(await read('?from=2026-12-01&to=2026-12-02'))).toEqual([
      'press_release scheduled 2026-11-30T23:00 Title',
      'event ends 2026-12-01T23:00 Fair',
    ]);
  });

  it('shows published appointments at their start', async () => {
    const title = { it: 'Una notte al forno', en: 'A night at the kiln' };
    const times = { starts_at: '2028-01-31T22:30:00Z', ends_at: '2028-02-01T01:00:00Z' };
    const [group] = await desk.server.database.db.selectFrom('press_group').select('id').execute();
    const one = await made(OFFICE_APPOINTMENT_PATH, { press_group: group?.id, title, ...times });
    expect(brief(await read('?from=2028-01-31&to=2028-01-31'))).toEqual([]);
    const path = `${OFFICE_APPOINTMENT_PATH}${one.id}/transition/`;
    const moved = await desk.server.call(path, post({ to: 'published' }, desk.match(one.version)));
    expect(moved.status).toBe(200);
    expect(brief(await read('?from=2028-01-31&to=2028-01-31'))).toEqual([
      'appointment begins 2028-01-31T22:30 A night at the kiln',
    ]);
    expect(brief(await read('?from=2028-02-01&to=2028-02-01'))).toEqual([]);
  });

  it('gives what a schedule is moved by, from the version that was read only', async () => {
    const release = await desk.moved(await desk.draft(), {
      to: 'scheduled',
      publish_at: '2027-01-12T09:00:00Z',
      languages: ['it'],
    });
    const { entries } = await read('?from=2027-01-01&to=2027-01-31');
    const [entry] = entries;
    const move = { to: 'scheduled', publish_at: '2027-01-14T09:00:00Z', languages: entry?.languages };
    const moved = await desk.moved({ ...release, version: entry?.version ?? 0 }, move);
    expect(moved).toMatchObject({ text: { en: { status: 'draft' } } });
    expect((await desk.move(release, move)).status).toBe(412);
    const read14 = await read('?from=2027-01-14&to=2027-01-14');
    expect(read14.entries).toMatchObject([{ id: release.id, version: moved.version }]);
    const stored = (await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer }))
      .json as DeskRelease;
    expect(stored.publish_at).toBe('2027-01-14T09:00:00.000Z');
  });

  it.each([
    ['no days', '', 'from'],
    ['no day', '?from=soon&to=2026-11-30', 'from'],
    ['an end before its beginning', '?from=2026-11-02&to=2026-11-01', 'to'],
    ['more than six weeks', '?from=2026-11-01&to=2026-12-13', 'to'],
  ])('refuses %s', async (_what, query, field) => {
    expect(await ask(query)).toMatchObject({ status: 400, json: { [field]: [anyText] } });
  });

  it('is the office’s own', async () => {
    for (const [email, status] of [
      ['reader@example.com', 403],
      ['agent@example.com', 403],
    ] as const)
      expect((await ask(NOVEMBER, await desk.server.signedIn(email))).status).toBe(status);
    expect((await ask(NOVEMBER, {})).status).toBe(401);
  });
});
