import {
  CONTACT_COUNT_PATH,
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type Contact,
  type ContactList,
  contactListMemberPath,
  contactStopPath,
} from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import { listContactsOfList } from './queries.ts';

describe('lists of contacts', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CONTACT_LIST_PATH);
    return () => office.server.close();
  });
  const list = (form: object = {}) =>
    office.rowOf<ContactList>(office.create({ name: 'Trade press', press_group: 1, ...form }));
  const contact = async (email: string, form: object = {}) =>
    (
      await office.server.call(
        CONTACT_PATH,
        post({ addresses: [email], basis: 'asked', ...form }, office.officer),
      )
    ).json as Contact;
  const members = (row: ContactList, body: object) =>
    office.server.call(contactListMemberPath(row.id), post(body, office.match(row.version)));
  const listed = async (row: ContactList) =>
    listContactsOfList(office.server.database.db, row.id, office.server.clock.now);
  const shown = async (row: ContactList) => {
    const path = `${CONTACT_PATH}?format=datatables&list=${row.id}`;
    const { json } = await office.server.call(path, { headers: office.officer });
    return (json as { data: Contact[] }).data.map(({ id }) => id);
  };

  it('that are picked by hand count whom they have, and whom somebody may write to', async () => {
    const [one, two] = [await contact('one@example.com'), await contact('two@example.com')];
    const trade = await list();
    expect(trade).toMatchObject({
      filter: null,
      count: 0,
      reachable: 0,
      press_group: { name: 'Association' },
    });
    const filled = await office.rowOf<ContactList>(members(trade, { add: [one.id, two.id, one.id] }));
    expect(filled).toMatchObject({ version: 2, count: 2, reachable: 2 });
    await office.server.call(contactStopPath(one.id), post({}, office.match(one.version)));
    expect((await office.read(trade)).json).toMatchObject({ count: 2, reachable: 1 });
    expect([await listed(trade), await shown(trade)]).toEqual([
      [one.id, two.id],
      [one.id, two.id],
    ]);
    expect((await members(trade, { remove: [one.id] })).status).toBe(412);
    expect((await members(filled, { add: [99] })).json).toEqual({ add: [anyText] });
    const left = await office.rowOf<ContactList>(members(filled, { remove: [one.id] }));
    expect(left).toMatchObject({ count: 1, reachable: 1 });
    expect(await office.audited(`contact_list:${trade.id}`)).toEqual([
      ['create', ['name', 'press_group']],
      ['edit', ['members']],
      ['edit', ['members']],
    ]);
    expect((await office.remove(left)).status).toBe(204);
    expect(await listed(trade)).toEqual([]);
    expect(await shown(trade)).toEqual([]);
  });

  it('that follow a filter have whoever fits it', async () => {
    const maria = await contact('maria@example.com', { tags: ['Design'], country: 'IT', language: 'it' });
    await contact('john@example.com', { tags: ['Design'], country: 'GB', language: 'en' });
    const filter = { tags: ['design'], countries: ['IT', 'SM'] };
    const italian = await list({ name: 'Design', filter });
    expect(italian).toMatchObject({ filter, count: 1, reachable: 1 });
    expect([await listed(italian), await shown(italian)]).toEqual([[maria.id], [maria.id]]);
    expect(await members(italian, { add: [maria.id] })).toMatchObject({ status: 409 });
    const wide = await office.rowOf<ContactList>(office.change(italian, { filter: { tags: ['DESIGN'] } }));
    expect(wide.count).toBe(2);
    expect((await office.change(wide, { filter: { colour: 'red' } })).json).toEqual({ filter: [anyText] });
    const count = async (text: string) =>
      office.server.call(`${CONTACT_COUNT_PATH}?filter=${encodeURIComponent(text)}`, {
        headers: office.officer,
      });
    expect((await count('{"languages":["en"]}')).json).toEqual({ count: 1, reachable: 1 });
    expect((await count('{')).status).toBe(400);
  });

  it('know who took something within a year, and who is accredited for an event', async () => {
    const { server } = office;
    const { db } = server.database;
    const reader = await contact('reader@example.com');
    await contact('nobody@example.com');
    const taken = await list({ filter: { has_taken: true } });
    const event = await list({ filter: { event: 1 } });
    expect([taken.count, event.count]).toEqual([0, 0]);
    const download = { request: '{}', name: 'a', media_type: 'a/b', width: null, session_id: null };
    const at = { requested_at: '2025-11-19T10:00:00.000Z', started_at: '2025-11-19T10:00:00.000Z' };
    const row = { ...download, ...at, user_account_id: reader.account, token_version: null };
    await db.insertInto('download').values(row).execute();
    expect((await office.read(taken)).json).toMatchObject({ count: 0 });
    await db.updateTable('download').set({ started_at: '2025-11-21T10:00:00.000Z' }).execute();
    expect((await office.read(taken)).json).toMatchObject({ count: 1, reachable: 1 });
    const { json } = await server.call(`${CONTACT_PATH}${reader.id}/`, { headers: office.officer });
    expect(json).toMatchObject({ last_taken_at: '2025-11-21T10:00:00.000Z' });
    await db.deleteFrom('download').execute();
    expect((await office.read(taken)).json).toMatchObject({ count: 0 });
    const text = { it: { title: 'Forni', status: 'published' } };
    const release = { press_group: 'Association', date: '2025-11-02', access: 'public', text };
    const { press_releases } = await server.load({ press_releases: [release] });
    const copied = { taken_at: '2025-12-01T10:00:00.000Z', last_at: '2025-12-01T10:00:00.000Z' };
    const pair = {
      press_release_id: press_releases.Forni ?? 0,
      user_account_id: reader.account ?? 0,
      told_at: null,
      seen_at: null,
    };
    await db
      .insertInto('press_release_taking')
      .values({ ...pair, ...copied })
      .execute();
    expect((await office.read(taken)).json).toMatchObject({ count: 1, reachable: 1 });
    const again = await server.call(`${CONTACT_PATH}${reader.id}/`, { headers: office.officer });
    expect(again.json).toMatchObject({ last_taken_at: copied.taken_at });
    await server.load({ events: [{ name: 'Fair', starts_on: '2026-11-23', ends_on: '2026-11-30' }] });
    const accreditation = {
      updated_at: at.requested_at,
      event_id: 1,
      user_account_id: reader.account ?? 0,
      status: 'approved' as const,
      lane: 'journalist' as const,
      outlet: '',
      order_number: '',
      order_region: null,
      website: '',
      remark: '',
      submitted_at: null,
      due_at: null,
      decided_at: null,
      decided_by: null,
      appealed_at: null,
      badge_code: null,
    };
    await db.insertInto('event_accreditation').values(accreditation).execute();
    expect((await office.read(event)).json).toMatchObject({ count: 1 });
    await db.updateTable('event_accreditation').set({ status: 'refused' }).execute();
    expect((await office.read(event)).json).toMatchObject({ count: 0 });
  });

  it('want a name and a press group, and are closed to everybody else', async () => {
    expect((await office.create({ name: 'x' })).json).toEqual({ press_group: [anyText] });
    expect((await office.create({ press_group: 1 })).json).toEqual({ name: [anyText] });
    expect((await office.create({ name: 'x', press_group: 9 })).json).toEqual({ press_group: [anyText] });
    const trade = await list();
    await list({ name: 'Other', press_group: 2 });
    expect((await office.list('&press_group=2')).data.map(({ name }) => name)).toEqual(['Other']);
    for (const [, statuses] of await office.statusesOfOthers(trade, { name: 'x' }))
      for (const status of statuses) expect([401, 403, 404]).toContain(status);
    for (const email of [null, 'reader@example.com']) {
      const headers = email === null ? {} : await office.server.signedIn(email);
      const path = contactListMemberPath(trade.id);
      const { status } = await office.server.call(
        path,
        post({ add: [] }, office.match(trade.version, headers)),
      );
      expect(status).toBe(email === null ? 401 : 403);
    }
  });
});
