import {
  APPOINTMENT_PATH,
  type Appointment,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
} from '@press-room/contract/appointments';
import {
  CONTACT_DUPLICATE_PATH,
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type Contact,
  type ContactList,
  contactListMemberPath,
  contactMergePath,
  contactStopPath,
  OUTLET_PATH,
} from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';

describe('contacts that may be one person', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CONTACT_PATH);
    return () => office.server.close();
  });
  const contact = (email: string, form: object = {}) =>
    office.rowOf<Contact>(office.create({ addresses: [email], basis: 'asked', ...form }));
  const outlet = async (name: string) =>
    ((await office.server.call(OUTLET_PATH, post({ name }, office.officer))).json as { id: number }).id;
  const merge = (kept: Contact, merged: Contact, headers = office.match(kept.version)) =>
    office.server.call(
      contactMergePath(kept.id),
      post({ merged: merged.id, merged_version: merged.version }, headers),
    );
  const undo = (row: Contact, headers = office.match(row.version)) =>
    office.server.call(contactMergePath(row.id), { method: 'DELETE', headers });
  const proposed = async () => {
    const { json } = await office.server.call(CONTACT_DUPLICATE_PATH, { headers: office.officer });
    const { results } = json as { results: { reason: string; contacts: Contact[] }[] };
    return results.map(({ reason, contacts }) => [reason, contacts.map(({ id }) => id)]);
  };

  it('are proposed by name, and by outlet where the name is nearly the same', async () => {
    const [gazzetta, radio] = [await outlet('Gazzetta'), await outlet('Radio')];
    const one = await contact('1@example.com', { first_name: 'Maria', last_name: 'Però' });
    const two = await contact('2@example.com', { first_name: 'MARIA', last_name: 'Pero' });
    const named = { last_name: 'Rossi', outlets: [gazzetta] };
    const three = await contact('3@example.com', { first_name: 'M.', ...named });
    const four = await contact('4@example.com', { first_name: 'Marco', ...named, last_name: 'Rosi' });
    await contact('5@example.com', { first_name: 'Marco', last_name: 'Rossi', outlets: [radio] });
    const six = await contact('6@example.com', {
      first_name: 'Verdi',
      last_name: 'Anna',
      outlets: [radio],
    });
    const seven = await contact('7@example.com', {
      first_name: 'Anna',
      last_name: 'Verdi',
      outlets: [radio],
    });
    await contact('8@example.com');
    await contact('9@example.com');
    expect(await proposed()).toEqual([
      ['name', [one.id, two.id]],
      ['outlet', [three.id, four.id]],
      ['outlet', [six.id, seven.id]],
    ]);
  });

  it('become one with all that belongs to both, and two again', async () => {
    const [gazzetta, radio] = [await outlet('Gazzetta'), await outlet('Radio')];
    const kept = await contact('maria@example.com', {
      first_name: 'Maria',
      basis: 'legitimate_interest',
      source: 'Card',
      roles: ['Editor'],
      tags: ['Design'],
      outlets: [gazzetta],
    });
    const merged = await contact('m.bianchi@example.com', {
      last_name: 'Bianchi',
      phone: '+39 059',
      roles: ['Head of news', 'Editor'],
      tags: ['design', 'Tecnica'],
      outlets: [gazzetta, radio],
    });
    const list = (
      await office.server.call(CONTACT_LIST_PATH, post({ name: 'x', press_group: 1 }, office.officer))
    ).json as ContactList;
    const members = post({ add: [merged.id] }, office.match(list.version));
    await office.server.call(contactListMemberPath(list.id), members);
    const one = await office.rowOf<Contact>(merge(kept, merged));
    expect(one).toMatchObject({
      first_name: 'Maria',
      last_name: 'Bianchi',
      phone: '+39 059',
      roles: ['Editor', 'Head of news'],
      basis: 'asked',
      addresses: [{ email: 'maria@example.com' }, { email: 'm.bianchi@example.com' }],
      tags: ['Design', 'Tecnica'],
      outlets: [{ name: 'Gazzetta' }, { name: 'Radio' }],
      has_merged: true,
    });
    expect((await office.read(merged)).status).toBe(404);
    const listed = async () => (await office.list(`&list=${list.id}`)).data.map(({ id }) => id);
    expect(await listed()).toEqual([kept.id]);
    const changed = await office.rowOf<Contact>(office.change(one, { phone: '+39 0536' }));
    const back = await office.rowOf<Contact>(undo(changed));
    expect(back).toMatchObject({
      first_name: 'Maria',
      last_name: '',
      phone: '+39 0536',
      roles: ['Editor'],
      basis: 'legitimate_interest',
      addresses: [{ email: 'maria@example.com' }],
      tags: ['Design'],
      outlets: [{ name: 'Gazzetta' }],
      has_merged: false,
    });
    expect((await office.read(merged)).json).toMatchObject({
      last_name: 'Bianchi',
      phone: '+39 059',
      roles: ['Head of news', 'Editor'],
      addresses: [{ email: 'm.bianchi@example.com' }],
      tags: ['design', 'Tecnica'],
      outlets: [{ name: 'Gazzetta' }, { name: 'Radio' }],
    });
    expect(await listed()).toEqual([merged.id]);
    expect((await undo(back)).status).toBe(409);
    expect(await office.audited(`contact:${kept.id}`)).toEqual([
      ['create', expect.anything()],
      ['merge', [`contact:${merged.id}`]],
      ['edit', ['phone']],
      ['undo_merge', [`contact:${merged.id}`]],
    ]);
    const actions = (await office.audited(`contact:${merged.id}`)).map(([action]) => action);
    expect(actions).toEqual(['create', 'merge_away', 'create']);
  });

  it('keep the appointments that either hosts, under the name that readers see, and give each its own back', async () => {
    const named = { first_name: 'Ada', last_name: 'Rossi' };
    const kept = await contact('ada@example.com', { ...named, last_name: 'Rosi' });
    const merged = await contact('a.rossi@example.com', named);
    const group = await office.server.database.db
      .selectFrom('press_group')
      .select('id')
      .executeTakeFirstOrThrow();
    const form = {
      press_group: group.id,
      title: { en: 'Opening' },
      starts_at: '2026-12-01T10:00:00Z',
      ends_at: '2026-12-01T11:00:00Z',
      admission: 'public',
      hosts: [merged.id],
    };
    const draft = (await office.call(OFFICE_APPOINTMENT_PATH, post(form))).json as OfficeAppointment;
    const step = post({ to: 'published' }, office.match(draft.version));
    await office.call(`${OFFICE_APPOINTMENT_PATH}${draft.id}/transition/`, step);
    const hosts = async () => {
      const { json } = await office.server.call(APPOINTMENT_PATH);
      return (json as { results: Appointment[] }).results.flatMap((each) => each.hosts);
    };
    expect(await hosts()).toEqual(['Ada Rossi']);
    const one = await office.rowOf<Contact>(merge(kept, merged));
    expect(await hosts()).toEqual(['Ada Rosi']);
    const mended = await office.rowOf<Contact>(office.change(one, { first_name: 'Ada M.' }));
    expect(await hosts()).toEqual(['Ada M. Rosi']);
    await office.rowOf<Contact>(undo(mended));
    expect(await hosts()).toEqual(['Ada Rossi']);
    const last = (await office.read(merged)).json as Contact;
    expect((await office.remove(last)).status).toBe(204);
    expect(await hosts()).toEqual([]);
  });

  it('keep alerts, what was told and what was sent, and give each its own back', async () => {
    const { db } = office.server.database;
    const [kept, merged] = [await contact('a@example.com'), await contact('b@example.com')];
    const at = office.server.clock.now.toISOString();
    const ids = await office.server.load({
      press_releases: [{ press_group: 'Association', date: '2026-11-10', text: { en: { title: 'Tiles' } } }],
      mailings: [{ press_release: 'Tiles', subject: { en: 'Tiles', it: '' } }],
    });
    const press_release_id = ids.press_releases.Tiles ?? 0;
    const alert = { language: 'en', rhythm: 'weekly', time_zone: 'UTC', filter: '{}', wording: '' };
    const since = { created_at: at, confirmed_at: at, told_until: at, next_at: null, paused_until: null };
    const asked = { ...alert, ...since, press_group_id: null, contact_id: merged.id, email: 'b@example.com' };
    await db.insertInto('alert').values(asked).execute();
    for (const table of ['alert_told', 'alert_returned'] as const)
      await db.insertInto(table).values({ contact_id: merged.id, press_release_id, at }).execute();
    const gallery = { kind: 'gallery', medium_id: 1, at };
    await db
      .insertInto('alert_told_medium')
      .values({ ...gallery, contact_id: merged.id })
      .execute();
    const sent = { email: 'b@example.com', domain: 'example.com', language: 'en', state: 'accepted' };
    const none = { next_at: null, accepted_at: at, bounced_at: null, left_at: null, visited_at: null };
    const row = { ...sent, ...none, mailing_id: 1, contact_id: merged.id };
    await db.insertInto('mailing_recipient').values(row).execute();
    const TABLES = [
      'alert',
      'alert_told',
      'alert_returned',
      'alert_told_medium',
      'mailing_recipient',
    ] as const;
    const owners = async () => {
      const found: unknown[] = [];
      for (const table of TABLES) {
        const rows = await db.selectFrom(table).select('contact_id').orderBy('contact_id').execute();
        found.push(rows.map(({ contact_id }) => contact_id));
      }
      return found;
    };
    const one = await office.rowOf<Contact>(merge(kept, merged));
    expect(await owners()).toEqual(TABLES.map(() => [kept.id]));
    expect((await undo(one)).status).toBe(200);
    // Releases received before or after the merge are not sent again to either.
    const both = [kept.id, merged.id];
    expect(await owners()).toEqual([[merged.id], both, both, both, [merged.id]]);
  });

  it('are not told again of what either was told last', async () => {
    const { db } = office.server.database;
    const [kept, merged] = [await contact('a@example.com'), await contact('b@example.com')];
    const { press_releases } = await office.server.load({
      press_releases: [{ press_group: 'Association', date: '2026-11-10', text: { en: { title: 'Tiles' } } }],
    });
    const [earlier, later] = ['2026-11-11T10:00:00.000Z', '2026-11-12T10:00:00.000Z'];
    const told = [
      { contact_id: kept.id, at: earlier },
      { contact_id: merged.id, at: later },
    ];
    const release = { press_release_id: press_releases.Tiles ?? 0 };
    const gallery = { kind: 'gallery', medium_id: 1 };
    await db
      .insertInto('alert_told')
      .values(told.map((each) => ({ ...each, ...release })))
      .execute();
    await db
      .insertInto('alert_told_medium')
      .values(told.map((each) => ({ ...each, ...gallery })))
      .execute();
    const instants = async () => [
      ...(await db.selectFrom('alert_told').select(['contact_id', 'at']).orderBy('contact_id').execute()),
      ...(await db
        .selectFrom('alert_told_medium')
        .select(['contact_id', 'at'])
        .orderBy('contact_id')
        .execute()),
    ];
    const one = await office.rowOf<Contact>(merge(kept, merged));
    const latest = { contact_id: kept.id, at: later };
    expect(await instants()).toEqual([latest, latest]);
    expect((await undo(one)).status).toBe(200);
    const both = [latest, { contact_id: merged.id, at: later }];
    expect(await instants()).toEqual([...both, ...both]);
  });

  it('keep the no of either', async () => {
    const [kept, no] = [await contact('a@example.com'), await contact('b@example.com')];
    const headers = office.match(no.version);
    const stopped = await office.rowOf<Contact>(
      office.server.call(contactStopPath(no.id), post({}, headers)),
    );
    const one = await office.rowOf<Contact>(merge(kept, stopped));
    expect(one.stopped?.reason).toBe('objected');
    expect(one.addresses.map(({ stopped: at }) => at?.reason)).toEqual(['objected', 'objected']);
  });

  it('are refused where they are one already or surely two, and closed to everybody else', async () => {
    const [one, two] = [await contact('reader@example.com'), await contact('agent@example.com')];
    expect((await merge(one, one)).status).toBe(400);
    expect(await merge(one, two)).toMatchObject({ status: 409 });
    expect((await merge(one, { ...two, id: 99 })).status).toBe(404);
    expect((await merge(one, { ...two, version: 7 })).status).toBe(412);
    const headers = office.match(1, await office.server.signedIn('reader@example.com'));
    expect((await merge(one, two, headers)).status).toBe(403);
    expect((await undo(one, headers)).status).toBe(403);
    expect((await undo(one, { 'If-Match': '"1"' })).status).toBe(401);
    expect((await office.server.call(CONTACT_DUPLICATE_PATH, { headers })).status).toBe(403);
  });
});
