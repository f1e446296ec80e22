import { OFFICE_EVENT_PATH, officeEventPath } from '@press-room/contract/events';
import {
  type NewPrivateFeed,
  PRIVATE_FEED_PATH,
  type PrivateFeedKind,
} from '@press-room/contract/private-feeds';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAIR } from '../../../test/fair.ts';
import { writePdf } from '../../../test/media-files.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { patch, post } from '../../../test/requests.ts';

const ORIGIN = 'https://press.example.com';
const AWKWARD = 'Superlunghissimaparolaprecipitevolissimevolmente, «città»; \\ 🧱🏽 עברית & <b>';
const LONG = { it: AWKWARD.repeat(2), en: 'Fair' };

let office: Office;
const reader = (): Promise<Record<string, string>> => office.server.signedIn('reader@example.com');
const ask = async (url: string, init?: RequestInit) => office.server.call(url.replace(ORIGIN, ''), init);

async function addressOf(kind: PrivateFeedKind, format: string, language = 'it'): Promise<string> {
  const form = post({ name: 'Desk', kind, language }, await reader());
  const { json } = await office.server.call(PRIVATE_FEED_PATH, form);
  return (json as NewPrivateFeed).addresses.find((each) => each.format === format)?.url ?? '';
}

beforeAll(async () => {
  office = await startOffice(OFFICE_EVENT_PATH, {}, { PUBLIC_URL: ORIGIN });
  writePdf(office.server.directory, 'issue.pdf', ['Pagina']);
  office.server.clock.now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => office.server.close());

/** By a reader that is not ours; what it cannot read it throws. */
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
  it('has whole days and instants, keeps ids, and tells a change, an end and a deletion', async () => {
    const address = await addressOf('events', 'ics');
    expect(readCalendar((await ask(address)).text)).toEqual([]);
    // The night in which clocks go back, when an hour of Rome comes twice.
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
    const answer = await ask(address);
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
    expect((await ask(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);

    const headers = { ...(await office.server.signedIn('officer@example.com')), 'If-Match': '"1"' };
    await office.server.call(
      officeEventPath(made.id),
      patch({ starts_on: '2027-10-29', applications_until: null }, headers),
    );
    const [moved, ...rest] = readCalendar((await ask(address)).text);
    expect(rest).toEqual([]);
    expect(moved).toMatchObject({ uid: days?.uid, sequence: 1, start: '2027-10-29', end: '2027-11-02' });
    expect([moved?.stamp, moved?.modified]).toEqual(['2026-11-20T10:20:00Z', '2026-11-20T10:20:00Z']);

    office.server.clock.now = new Date('2027-11-01T23:59:59Z');
    expect(readCalendar((await ask(address)).text)).toHaveLength(1);
    office.server.clock.now = new Date('2027-11-02T00:00:00Z');
    expect(readCalendar((await ask(address)).text)).toEqual([]);
    office.server.clock.now = new Date('2026-11-20T10:30:00Z');
  });
});

describe('the feed of a kind of magazines', () => {
  it('has the issues of that kind alone, with their document, and none before or after its time', async () => {
    await office.server.load({
      assets: [{ key: 'issue', file: 'issue.pdf' }],
      magazines: [
        {
          kind: 'italian',
          year: 2026,
          month: 3,
          title: { it: AWKWARD, en: '' },
          document: 'issue',
        },
        {
          kind: 'italian',
          year: 2026,
          month: 11,
          title: { it: 'Dopo', en: '' },
          document: 'issue',
          embargo_until: '2026-11-20T11:00:00.000Z',
        },
        {
          kind: 'italian',
          year: 2026,
          month: 1,
          title: { it: 'Bozza', en: '' },
          document: 'issue',
          status: 'draft',
        },
        {
          kind: 'international',
          territory: 'DE',
          year: 2026,
          month: 3,
          title: { it: 'Tedesca', en: 'German' },
          document: 'issue',
        },
      ],
    });
    // Documents are read by jobs.
    await office.server.work();
    const address = await addressOf('italian_magazine', 'json');
    const abroad = await addressOf('international_magazine', 'json', 'en');
    const read = async (url: string) =>
      (
        JSON.parse((await ask(url)).text) as {
          items: {
            id: string;
            title: string;
            summary: string;
            attachments: { url: string; size_in_bytes: number }[];
          }[];
        }
      ).items;
    const seen = async (instant: string): Promise<string[]> => {
      office.server.clock.now = new Date(instant);
      await read(address);
      return (await read(address)).map(({ title }) => title);
    };
    expect(await seen('2026-11-20T10:59:59.999Z')).toEqual([AWKWARD]);
    expect(await seen('2026-11-20T11:00:00.000Z')).toEqual(['Dopo', AWKWARD]);
    const [german, ...others] = await read(abroad);
    expect([german?.title, german?.summary, others]).toEqual([
      'German',
      expect.stringMatching(/^March 2026 · Germany · \d+ pages$/),
      [],
    ]);
    const document = german?.attachments[0];
    const file = await ask(document?.url ?? '');
    expect([file.status, file.text.length > 0]).toEqual([200, true]);
    expect(Number(file.headers.get('Content-Length'))).toBe(document?.size_in_bytes);
    // It leads nowhere without its mark: magazines are for the press.
    expect((await ask((document?.url ?? '').split('?')[0] ?? '')).status).toBe(404);
    for (const format of ['rss', 'atom'])
      expect((await ask(address.replace('.json', `.${format}`))).text).toContain('Dopo</title>');
  });
});
