import { EVENT_PATH, OFFICE_EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAIR } from '../../../test/fair.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../test/office-desk.ts';

const fair = { name: { it: 'Fiera', en: 'Fair' }, starts_on: '2027-09-20', ends_on: '2027-09-24' };

describe(OFFICE_EVENT_PATH, () => {
  let office: Office;
  beforeAll(async () => {
    office = await startOffice(OFFICE_EVENT_PATH);
  });
  afterAll(() => office.server.close());

  it('enters, changes and deletes events, and says who did', async () => {
    const made = await office.rowOf(office.create(fair));
    expect(made).toMatchObject({ version: 1, decision_days: 5, waiting: 0, accredited: 0, ...fair });
    const changed = await office.rowOf(
      office.change(made, { place: { it: 'Bologna' }, criteria_journalist: FAIR.criteria_journalist }),
    );
    expect(changed).toMatchObject({ version: 2, place: { it: 'Bologna', en: '' }, name: fair.name });
    expect((await office.change(made, { decision_days: 3 })).status).toBe(412);
    expect((await office.list()).data).toMatchObject([{ id: made.id }]);
    expect((await office.remove(changed)).status).toBe(204);
    expect(await office.audited(`event:${made.id}`)).toEqual([
      ['create', ['starts_on', 'ends_on', 'name.en', 'name.it']],
      ['edit', ['place.it', 'criteria_journalist.en', 'criteria_journalist.it']],
      ['delete', null],
    ]);
  });

  it.each([
    ['no name', { ...fair, name: {} }, 'name'],
    ['no days', { name: fair.name }, 'starts_on'],
    ['an end before its beginning', { ...fair, ends_on: '2027-09-19' }, 'ends_on'],
    ['applications after it', { ...fair, applications_until: '2027-09-26T00:00:00Z' }, 'applications_until'],
    ['no time to decide', { ...fair, decision_days: 0 }, 'decision_days'],
  ])('refuses %s', async (_what, body, field) => {
    const { status, json } = await office.create(body);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
  });

  it('is the press office’s alone', async () => {
    const row = await office.rowOf(office.create(fair));
    const others = await office.statusesOfOthers(row, fair);
    expect(others.map(([who, statuses]) => [who, statuses.filter((status) => status !== 404)])).toEqual(
      REFUSED_TO_OTHERS,
    );
  });
});

describe(EVENT_PATH, () => {
  let office: Office;
  beforeAll(async () => {
    office = await startOffice(OFFICE_EVENT_PATH);
  });
  afterAll(() => office.server.close());

  /** Twice, to test the cached answer too. */
  const read = async (instant: string): Promise<OpenEvent[]> => {
    office.server.clock.now = new Date(instant);
    await office.server.call(EVENT_PATH);
    const { status, json } = await office.server.call(EVENT_PATH);
    expect(status).toBe(200);
    return (json as { results: OpenEvent[] }).results;
  };
  const names = (events: OpenEvent[]): string[] => events.map(({ name }) => name.it);

  it('tells everybody, to the second, what is to come and whether one may apply', async () => {
    const now = '2026-11-20T10:00:00Z';
    expect(await read(now)).toEqual([]);
    const made = await office.rowOf(
      office.create({
        ...fair,
        applications_from: '2027-01-01T08:00:00Z',
        applications_until: '2027-09-01T08:00:00Z',
        criteria_journalist: FAIR.criteria_journalist,
      }),
    );
    expect(await read(now)).toMatchObject([{ id: made.id, name: fair.name, is_open: false }]);
    expect(Object.keys((await read(now))[0] ?? {})).not.toContain('waiting');
    const isOpen = async (instant: string) => (await read(instant)).map(({ is_open }) => is_open);
    expect(await isOpen('2027-01-01T07:59:59.999Z')).toEqual([false]);
    expect(await isOpen('2027-01-01T08:00:00Z')).toEqual([true]);
    expect(await isOpen('2027-09-01T07:59:59.999Z')).toEqual([true]);
    expect(await isOpen('2027-09-01T08:00:00Z')).toEqual([false]);
    expect(await isOpen('2027-09-24T21:59:59.999Z')).toEqual([false]);
    expect(await isOpen('2027-09-24T22:00:00Z')).toEqual([]);
    office.server.clock.now = new Date(now);
    const changed = await office.rowOf(office.change(made, { name: { it: 'Salone' } }));
    expect(names(await read(now))).toEqual(['Salone']);
    await office.remove(changed);
    expect(await read(now)).toEqual([]);
  });

  it('keeps an event to the end of its last day in Rome, in winter as well', async () => {
    office.server.clock.now = new Date('2026-11-20T10:00:00Z');
    const winter = { ...fair, starts_on: '2026-12-01', ends_on: '2026-12-31' };
    const made = await office.rowOf(office.create(winter));
    expect(names(await read('2026-12-31T22:59:59.999Z'))).toContain('Fiera');
    expect(names(await read('2026-12-31T23:00:00Z'))).toEqual([]);
    office.server.clock.now = new Date('2026-11-20T10:00:00Z');
    await office.remove(made);
  });

  it('finds events that have ended by words of either name, and takes wildcards literally', async () => {
    office.server.clock.now = new Date('2026-11-20T10:00:00Z');
    const name = { it: 'Giorni del Cotto', en: 'Terracotta Days' };
    const past = { name, starts_on: '2025-03-01', ends_on: '2025-03-02' };
    const made = await office.rowOf(office.create(past));
    const found = async (q: string) => {
      const { status, json } = await office.server.call(`${EVENT_PATH}?past=true&q=${q}`);
      expect(status).toBe(200);
      return names((json as { results: OpenEvent[] }).results);
    };
    expect(await found('cotto')).toEqual(['Giorni del Cotto']);
    expect(await found('TERRACOTTA')).toEqual(['Giorni del Cotto']);
    for (const nothing of ['%25', '_', '%00', 'x'.repeat(5000)]) expect(await found(nothing)).toEqual([]);
    await office.remove(made);
  });

  it('is read-only and the same for who is signed in', async () => {
    await office.rowOf(office.create(fair));
    const own = await office.call(EVENT_PATH);
    expect(own.json).toEqual((await office.server.call(EVENT_PATH)).json);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect((await office.call(EVENT_PATH, { method })).status).toBe(405);
  });
});
