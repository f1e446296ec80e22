import { calendarPath, OFFICE_EVENT_PATH } from '@press-room/contract/events';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAIR } from '../../../test/fair.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';

const LONG = {
  it: 'Superlunghissimaparolaprecipitevolissimevolmente, «città»; \\ 🧱🏽 עברית & <b>'.repeat(2),
  en: 'Fair',
};

/** With a third-party parser, which throws on errors. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    const at = (name: string): string =>
      String((each.getFirstPropertyValue(name) as { toString: () => string } | null) ?? '');
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      sequence: event.sequence,
      isDays: event.startDate.isDate,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      instant: event.startDate.toJSDate().toISOString(),
      zone: event.startDate.zone?.tzid ?? '',
      stamp: at('dtstamp'),
      modified: at('last-modified'),
    };
  });
}

describe('the calendar of events', () => {
  let office: Office;
  const ask = (init?: RequestInit) => office.server.call(calendarPath('it'), init);

  beforeAll(async () => {
    office = await startOffice(OFFICE_EVENT_PATH, {}, { PUBLIC_URL: 'https://press.example.com' });
  });
  afterAll(() => office.server.close());

  it('has whole days and instants, keeps ids, and tells a change, an end and a deletion', async () => {
    expect(readCalendar((await ask()).text)).toEqual([]);
    // The night when clocks are set back, and an hour in Rome occurs twice.
    const until = '2027-10-31T01:30:00+01:00';
    const made = await office.rowOf(
      office.create({
        ...FAIR,
        name: LONG,
        place: { it: 'Bologna, Quartiere fieristico; pad. 30', en: '' },
        starts_on: '2027-10-30',
        ends_on: '2027-11-01',
        applications_until: until,
      }),
    );
    const answer = await ask();
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(answer.text).not.toMatch(/[^\r]\n/);
    const [days, deadline] = readCalendar(answer.text);
    expect(days).toMatchObject({
      uid: `event-${made.id}@press.example.com`,
      summary: LONG.it,
      location: 'Bologna, Quartiere fieristico; pad. 30',
      sequence: 0,
      isDays: true,
      start: '2027-10-30',
      end: '2027-11-02',
    });
    expect(deadline).toMatchObject({
      uid: `event-${made.id}-applications@press.example.com`,
      isDays: false,
      instant: '2027-10-31T00:30:00.000Z',
      zone: 'UTC',
    });
    const etag = answer.headers.get('ETag') ?? '';
    office.server.clock.now = new Date('2026-11-20T10:20:00Z');
    expect((await ask({ headers: { 'If-None-Match': etag } })).status).toBe(304);

    await office.rowOf(office.change(made, { starts_on: '2027-10-29', applications_until: null }));
    const [moved, ...rest] = readCalendar((await ask()).text);
    expect(rest).toEqual([]);
    expect(moved).toMatchObject({ uid: days?.uid, sequence: 1, start: '2027-10-29', end: '2027-11-02' });
    expect([moved?.stamp, moved?.modified]).toEqual(['2026-11-20T10:20:00Z', '2026-11-20T10:20:00Z']);

    office.server.clock.now = new Date('2027-11-01T22:59:59Z');
    expect(readCalendar((await ask()).text)).toHaveLength(1);
    office.server.clock.now = new Date('2027-11-01T23:00:00Z');
    expect(readCalendar((await ask()).text)).toEqual([]);
  });
});
