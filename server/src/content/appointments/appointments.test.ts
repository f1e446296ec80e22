/** @module-tag engine */
import {
  APPOINTMENT_PATH,
  type Appointment,
  appointmentPath,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
} from '@press-room/contract/appointments';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContact } from '../../../test/contacts.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../test/office-desk.ts';

const FIXTURE = {
  events: [{ name: 'Winter fair', starts_on: '2026-12-01', ends_on: '2026-12-04' }],
  press_releases: [
    { press_group: 'Fair', date: '2026-11-19', text: { en: { title: 'Figures', body: '<p>x</p>' } } },
  ],
};

describe('appointments', () => {
  let office: Office;
  let group: number;
  beforeEach(async () => {
    office = await startOffice(OFFICE_APPOINTMENT_PATH, FIXTURE);
    group = await firstId('press_group');
    return () => office.server.close();
  });
  const firstId = async (table: 'press_group' | 'event' | 'press_release'): Promise<number> =>
    (await office.server.database.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow())
      .id;
  const needed = (form: object = {}) => ({
    press_group: group,
    title: { en: 'Opening' },
    starts_at: '2026-12-01T10:00:00Z',
    ends_at: '2026-12-01T11:00:00Z',
    ...form,
  });
  const add = (form: object = {}) => office.rowOf<OfficeAppointment>(office.create(needed(form)));
  const publish = (row: OfficeAppointment) =>
    office.rowOf<OfficeAppointment>(office.move(row, { to: 'published' }));
  const listed = async (headers: Record<string, string> = {}, query = ''): Promise<string[]> => {
    const { json } = await office.server.call(`${APPOINTMENT_PATH}${query}`, { headers });
    return (json as { results: Appointment[] }).results.map(({ title }) => title.en);
  };

  it('are written with their hosts, slots and papers', async () => {
    const contact = await addContact(office.server.context, 'ada@gazzetta.example');
    const release = await firstId('press_release');
    const slots = [
      { starts_at: '2026-12-01T10:30:00.000Z', ends_at: '2026-12-01T11:00:00.000Z' },
      { starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:30:00.000Z' },
    ];
    const whole = {
      kind: 'interview',
      title: { en: 'Interviews', it: 'Interviste' },
      description: { en: 'First line\nsecond', it: '' },
      place: { en: 'Table 4', it: 'Tavolo 4' },
      link: 'https://video.example/x',
      admission: 'accredited',
      languages: ['it', 'en'],
      capacity: 12,
    };
    const row = await add({
      ...whole,
      event: await firstId('event'),
      hosts: [contact],
      slots,
      releases: [release],
    });
    expect(row).toMatchObject({
      ...whole,
      version: 1,
      status: 'draft',
      sequence: 0,
      published_at: null,
      starts_at: '2026-12-01T10:00:00.000Z',
      event: { name: { en: 'Winter fair' } },
      hosts: [{ id: contact, name: 'Ada Rossi' }],
      slots: [
        { ...slots[1], is_taken: false },
        { ...slots[0], is_taken: false },
      ],
      releases: [{ id: release, title: { en: 'Figures', it: '' } }],
      press_kits: [],
    });
    const changed = await office.rowOf<OfficeAppointment>(
      office.change(row, { slots: [slots[1]], hosts: [], capacity: null }),
    );
    expect(changed).toMatchObject({ version: 2, hosts: [], capacity: null, sequence: 0 });
    expect(changed.slots.map(({ id }) => id)).toEqual([row.slots[0]?.id]);
    expect(await office.audited(`appointment:${row.id}`)).toEqual([
      ['create', expect.arrayContaining(['title.en', 'hosts', 'slots'])],
      ['edit', ['capacity', 'hosts', 'slots']],
    ]);
  });

  it.each([
    ['no title', { title: { en: '' } }, 'title'],
    ['an end before the start', { ends_at: '2026-12-01T10:00:00Z' }, 'ends_at'],
    ['two weeks and more', { ends_at: '2026-12-20T10:00:00Z' }, 'ends_at'],
    ['an unknown event', { event: 999 }, 'event'],
    ['an unknown host', { hosts: [999] }, 'hosts'],
    ['a link that is none', { link: 'javascript:alert(1)' }, 'link'],
    ['a capacity below zero', { capacity: -1 }, 'capacity'],
    [
      'slots over each other',
      {
        slots: [
          { starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T10:30:00Z' },
          { starts_at: '2026-12-01T10:20:00Z', ends_at: '2026-12-01T10:50:00Z' },
        ],
      },
      'slots',
    ],
    [
      'a slot outside',
      { slots: [{ starts_at: '2026-12-01T09:00:00Z', ends_at: '2026-12-01T10:30:00Z' }] },
      'slots',
    ],
  ])('refuse %s', async (_what, form, field) => {
    const { status, json } = await office.create(needed(form));
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
  });

  it('are for readers by their admission, from their publication to their end', async () => {
    for (const admission of ['public', 'press', 'invited', 'accredited'] as const)
      await publish(await add({ admission, title: { en: admission } }));
    await add({ admission: 'public', title: { en: 'draft' } });
    const reader = await office.server.signedIn('reader@example.com');
    expect(await listed()).toEqual(['public']);
    expect(await listed(reader)).toEqual(['public', 'press', 'accredited']);
    office.server.clock.now = new Date('2026-12-01T11:00:00Z');
    expect(await listed()).toEqual([]);
  });

  it('show readers neither the link nor papers', async () => {
    const row = await publish(await add({ admission: 'public', link: 'https://video.example/secret' }));
    const { text, json } = await office.server.call(appointmentPath(row.id));
    expect(json).toMatchObject({ is_remote: true, has_slots: false, status: 'published' });
    expect(text).not.toContain('video.example');
    const invited = await publish(await add({ admission: 'invited' }));
    expect((await office.server.call(appointmentPath(invited.id))).status).toBe(404);
  });

  it('stay with a notice when they are cancelled, and count what calendars see', async () => {
    const draft = await add({ admission: 'public' });
    const published = await publish(draft);
    expect(published.sequence).toBe(0);
    const silent = await office.rowOf<OfficeAppointment>(office.change(published, { capacity: 5 }));
    expect(silent.sequence).toBe(0);
    const later = { starts_at: '2026-12-01T10:30:00+00:00' };
    const moved = await office.rowOf<OfficeAppointment>(office.change(silent, later));
    expect(moved.sequence).toBe(1);
    const gone = await office.rowOf<OfficeAppointment>(
      office.move(moved, { to: 'cancelled', notice: { en: 'Strike' } }),
    );
    expect(gone).toMatchObject({ status: 'cancelled', sequence: 2, notice: { en: 'Strike' } });
    expect((await office.server.call(appointmentPath(gone.id))).json).toMatchObject({
      status: 'cancelled',
      notice: { en: 'Strike' },
    });
    expect((await office.remove(gone)).status).toBe(409);
    expect((await office.move(gone, { to: 'draft' })).status).toBe(409);
  });

  it('refuse a version that is not the last one, and the publication of one that is over', async () => {
    const row = await add({ starts_at: '2026-11-20T10:05:00Z', ends_at: '2026-11-20T10:20:00Z' });
    await office.change(row, { capacity: 1 });
    expect((await office.change(row, { capacity: 2 })).status).toBe(412);
    const current = (await office.read(row)).json as OfficeAppointment;
    office.server.clock.now = new Date('2026-11-20T10:20:00Z');
    expect((await office.move(current, { to: 'published' })).status).toBe(409);
    expect((await office.remove(current)).status).toBe(204);
  });

  it('are for the office alone', async () => {
    expect(await office.statusesOfOthers(await add(), needed())).toEqual(REFUSED_TO_OTHERS);
  });
});
