import ICAL from 'ical.js';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Agenda, startAgenda } from '../../../test/appointments.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { readJsonLd } from '../../../test/standards/json-ld.ts';
import { readOpenGraph } from '../../../test/standards/open-graph.ts';

const ORIGIN = 'https://press.example';
const FIXTURE = {
  press_releases: [
    {
      press_group: 'Association',
      date: '2026-11-19',
      access: 'public',
      embargo_until: '2026-12-01T11:00:00Z',
      text: { en: { title: 'Secret figures', body: '<p>x</p>' } },
    },
  ],
};

describe('the page of a public appointment', () => {
  let agenda: Agenda;
  beforeEach(async () => {
    agenda = await startAgenda(FIXTURE, { writeWeb });
    return () => agenda.server.close();
  });
  const open = (path: string) => agenda.server.call(path, { redirect: 'manual' });

  it('is drawn for messengers and search engines, without its link and its papers', async () => {
    const { id: release } = await agenda.db
      .selectFrom('press_release')
      .select('id')
      .executeTakeFirstOrThrow();
    const night = { starts_at: '2026-12-01T22:30:00Z', ends_at: '2026-12-02T01:00:00Z' };
    const { id } = await agenda.add({ ...night, link: 'https://video.example/secret', releases: [release] });
    const path = `/it/appuntamenti/apertura-${id}`;
    const moved = await open(`/it/appuntamenti/-${id}?from=mail`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${path}?from=mail`]);
    const { status, text } = await open(path);
    expect(status).toBe(200);
    for (const secret of ['video.example', 'Secret figures']) expect(text).not.toContain(secret);
    expect(text).toContain(
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/en/appointments/opening-${id}">`,
    );
    expect(text).toContain(`<link rel="alternate" type="text/calendar" title="Apertura" href="${path}.ics">`);
    const graph = await readOpenGraph(text);
    expect(graph).toMatchObject({ ogTitle: 'Apertura', ogLocale: 'it_IT', ogUrl: ORIGIN + path });
    expect(graph.ogDescription).toMatch(/1 dicembre 2026.*23:30.*2 dicembre 2026.*02:00.*Padiglione 1/);
    expect(readJsonLd(text)[0]).toMatchObject({
      '@type': 'Event',
      name: 'Apertura',
      startDate: '2026-12-01T23:30:00+01:00',
      endDate: '2026-12-02T02:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: 'Padiglione 1' },
        { '@type': 'VirtualLocation', url: ORIGIN + path },
      ],
    });
    const card = new URL(graph.ogImage?.[0]?.url ?? '');
    const picture = await fetch(agenda.server.origin + card.pathname + card.search);
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    const size = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(size).toMatchObject({ width: 1200, height: 630 });
    expect((await open('/sitemaps/pages.xml')).text).toContain(`<loc>${ORIGIN}${path}</loc>`);
  });

  it('has a calendar entry of its own, in summer and winter time', async () => {
    const change = { starts_at: '2027-03-27T22:30:00Z', ends_at: '2027-03-28T02:00:00Z' };
    const { id } = await agenda.add(change);
    await agenda.add();
    const { status, text, headers } = await open(`/en/appointments/-${id}.ics`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(text));
    ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(
      events.map(({ summary, startDate, endDate, component }) => [
        summary,
        startDate.toJSDate().toISOString(),
        endDate.toJSDate().toISOString(),
        component.getFirstPropertyValue('url'),
      ]),
    ).toEqual([
      [
        'Opening',
        '2027-03-27T22:30:00.000Z',
        '2027-03-28T02:00:00.000Z',
        `${ORIGIN}/en/appointments/opening-${id}`,
      ],
    ]);
  });

  it('says that it is cancelled', async () => {
    const row = await agenda.add();
    await agenda.office.move(row, { to: 'cancelled' });
    const { text } = await open(`/en/appointments/opening-${row.id}`);
    expect(readJsonLd(text)[0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect((await open(`/en/appointments/opening-${row.id}.ics`)).text).toContain('STATUS:CANCELLED');
  });

  it.each(['press', 'invited', 'accredited', 'draft', 'over'])('is nobody’s business: %s', async (kind) => {
    const isAdmission = kind !== 'draft' && kind !== 'over';
    const row = await agenda.add({
      ...(isAdmission && { admission: kind }),
      ...(kind === 'accredited' && { event: await addEvent() }),
      ...(kind === 'over' && { starts_at: '2026-11-20T10:01:00Z', ends_at: '2026-11-20T10:05:00Z' }),
    });
    if (kind === 'draft') await agenda.office.move(row, { to: 'draft' });
    if (kind === 'over') agenda.later(6 * 60_000);
    for (const ending of ['', '.ics', '.jpg']) {
      const { status, text } = await open(`/en/appointments/opening-${row.id}${ending}`);
      expect([ending, status, text.includes('Hall 1')]).toEqual([ending, 404, false]);
    }
    expect((await open('/sitemaps/pages.xml')).text).not.toContain('/appointments/');
  });

  const addEvent = async (): Promise<number> => {
    const day = { starts_on: '2026-12-01', ends_on: '2026-12-02' };
    await agenda.server.load({ events: [{ name: { it: 'Fiera', en: 'Fair' }, ...day }] });
    return (await agenda.db.selectFrom('event').select('id').executeTakeFirstOrThrow()).id;
  };

  it.each([
    '/en/appointments',
    '/en/appointments/x',
    '/en/appointments/-999999999',
    '/en/appointments/x.ics',
  ])('is nothing else: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});
