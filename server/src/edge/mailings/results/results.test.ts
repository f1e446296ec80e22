import type { MailingResult } from '@press-room/contract/mailing-results';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContactList } from '../../../../test/contacts.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { anyText } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';
import { recordTaking } from '../../../content/press-releases/takings/record.ts';
import { findAccountById } from '../../../core/account/queries.ts';
import { toReader } from '../../../platform/http/authentication.ts';
import { createDownload } from '../../downloads/queries.ts';
import { toReason } from './reasons.ts';

describe('what became of a mailing', () => {
  let room: Mailings;
  let account: number;
  beforeEach(async () => {
    room = await startMailings();
    ({ id: account } = await db()
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow());
    return () => room.desk.server.close();
  });
  const db = () => room.desk.server.database.db;
  const results = async ({ id }: Mailing) =>
    (await room.call(`${MAILING_PATH}${id}/result/`)).json as MailingResult;

  /** Adds a contact at an outlet. */
  async function journalist(name: string, outlet: number | null, more: object = {}): Promise<number> {
    const id = await room.contact(`${name}@paper.example`, { first_name: name, ...more });
    if (outlet !== null)
      await db().insertInto('contact_outlet').values({ contact_id: id, outlet_id: outlet }).execute();
    return id;
  }
  async function outlet(name: string): Promise<number> {
    const updated_at = room.desk.server.clock.now.toISOString();
    const { id } = await db()
      .insertInto('outlet')
      .values({ name, name_key: name.toLowerCase(), updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const download = (release: number, form: object = {}) => {
    const at = room.desk.server.clock.now.toISOString();
    return createDownload(db(), {
      user_account_id: account,
      request: JSON.stringify({ press_release: release, ...form }),
      name: 'release.docx',
      media_type: 'application/octet-stream',
      width: null,
      requested_at: at,
      started_at: at,
      session_id: null,
      token_version: null,
    });
  };
  const set = (email: string, values: object) =>
    db().updateTable('mailing_recipient').set(values).where('email', '=', `${email}@paper.example`).execute();

  it('is counted by outlet and list, and downloads only where enough people share them', async () => {
    const release = await room.published();
    const [large, small] = [await outlet('Gazette'), await outlet('Blog')];
    const many = [];
    for (const name of ['a', 'b', 'c', 'd']) many.push(await journalist(name, large));
    many.push(await journalist('e', large, { user_account_id: account, agrees_to_figures: 1 }));
    const alone = await journalist('f', small);
    const none = await journalist('g', null);
    const list = await addContactList(room.desk.server.context, 1, [...many, alone]);
    await download(release.id);
    room.later(1000);
    const audience = { lists: [list], contacts: [none], has_takers: false };
    const mailing = await room.send(await room.create(release, { audience }));
    await room.mails();
    const at = room.desk.server.clock.now.toISOString();
    await set('a', { state: 'bounced', answer: '5.1.1', bounced_at: at });
    await set('b', { state: 'refused', answer: '550 5.7.1 Spam' });
    await set('c', { left_at: at });
    await set('d', { complained_at: at });
    await set('e', { visited_at: at });
    await db().deleteFrom('contact_list_member').where('contact_id', '=', alone).execute();
    room.later(60_000);
    await download(release.id);
    await download(release.id, { form: 'txt', language: 'en' });
    await download(Number(`${release.id}0`));
    await db().updateTable('mailing_link').set({ visits: 9 }).execute();
    const figures = {
      accepted: 3,
      refused: 1,
      bounced: 1,
      complained: 1,
      left: 1,
      visitors: 1,
      downloads: 2,
    };
    const nothing = { refused: 0, bounced: 0, complained: 0, left: 0, visitors: 0, downloads: null };
    expect(await results(mailing)).toEqual({
      visitors: 1,
      downloads: 2,
      links: [{ target: anyText, title: anyText, language: 'it', visits: 9 }],
      outlets: [
        { of: { id: large, name: 'Gazette' }, recipients: 5, ...figures },
        { of: { id: small, name: 'Blog' }, recipients: 1, accepted: 1, ...nothing },
        { of: null, recipients: 1, accepted: 1, ...nothing },
      ],
      has_more_outlets: false,
      lists: [
        { of: { id: list, name: 'Press' }, recipients: 6, ...figures, accepted: 4 },
        { of: null, recipients: 1, accepted: 1, ...nothing },
      ],
    });
    expect((await room.read(mailing)).counts).toMatchObject({
      recipients: 7,
      accepted: 5,
      deferred: 0,
      refused: 1,
      bounced: 1,
      complained: 1,
      left: 1,
      visits: 9,
    });
    expect(await room.recipients(mailing)).toMatchObject([
      { reason: 'no_mailbox', outlets: ['Gazette'], lists: ['Press'] },
      { reason: 'policy' },
      ...['c', 'd', 'e'].map(() => ({ reason: null })),
      { outlets: ['Blog'], lists: ['Press'] },
      { outlets: [], lists: [] },
    ]);
  });

  it('leads from each figure to as many rows as it counts', async () => {
    const release = await room.published();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const contacts: number[] = [];
    for (const name of names) contacts.push(await journalist(name, null));
    contacts.push(await journalist('away', null, { away_from: '2020-01-01' }));
    const audience = { lists: [], contacts, has_takers: false };
    const mailing = await room.send(await room.create(release, { audience }));
    await room.mails();
    const at = room.desk.server.clock.now.toISOString();
    await set('a', { state: 'bounced', answer: '5.1.1', bounced_at: at });
    await set('b', { state: 'refused', answer: '550 5.7.1 Spam' });
    await set('c', { state: 'queued', accepted_at: null });
    await set('d', { state: 'sending', accepted_at: null });
    await set('e', { state: 'deferred', accepted_at: null, next_at: at });
    await set('f', { left_at: at, complained_at: at, visited_at: at });
    const { counts } = await room.read(mailing);
    const figures = {
      addressed: counts.recipients,
      waiting: counts.waiting,
      deferred: counts.deferred,
      accepted: counts.accepted,
      refused: counts.refused,
      bounced: counts.bounced,
      left: counts.left,
      complained: counts.complained,
      visited: (await results(mailing)).visitors,
    };
    const path = `${MAILING_PATH}${mailing.id}/recipient/`;
    for (const [state, count] of Object.entries(figures)) {
      const { json } = await room.call(`${path}?format=datatables&draw=1&start=0&length=100&state=${state}`);
      const { data, recordsFiltered } = json as { data: { email: string }[]; recordsFiltered: number };
      expect([state, data.length, recordsFiltered]).toEqual([state, count, count]);
    }
    expect(figures).toMatchObject({ addressed: 7, waiting: 2, accepted: 2, left: 1, visited: 1 });
    const { waiting, deferred, accepted, refused, bounced } = figures;
    expect(waiting + deferred + accepted + refused + bounced).toBe(figures.addressed);
    expect((await room.call(`${path}?state=queued`)).status).toBe(400);
  });

  it('is saved as a table in the words of the officer’s language, for who has the right, and audited', async () => {
    const release = await room.published();
    const contacts = [
      await journalist('ada', await outlet('=Gazette; Nord')),
      await journalist('bob', null, { away_from: '2020-01-01' }),
    ];
    const audience = { lists: [], contacts, has_takers: false };
    const mailing = await room.send(await room.create(release, { audience }));
    await room.mails();
    await set('ada', { state: 'bounced', answer: '5.2.2' });
    const path = `${MAILING_PATH}${mailing.id}/recipient/export/`;
    const save = async (query: string, headers: Record<string, string>) => {
      const answer = await fetch(`${room.desk.server.origin}${path}?${query}`, { headers });
      return { status: answer.status, text: await answer.text() };
    };
    const { officer } = room.desk;
    const italian = await save('', { ...officer, 'Accept-Language': 'it' });
    const [head, ...rows] = italian.text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toMatch(/^Nome;E-mail;Stato;Motivo;/);
    expect(rows).toEqual([
      expect.stringMatching(
        /^ada Rossi;ada@paper\.example;tornato indietro;la casella è piena;5\.2\.2;"'=Gazette; Nord";;it;\d{4}-/,
      ),
      'bob Rossi;bob@paper.example;escluso;assente;;;;it;;;;;',
    ]);
    const english = await save('state=left_out', { ...officer, 'Accept-Language': 'en' });
    expect(english.text.split('\r\n').slice(1)).toEqual([
      'bob Rossi,bob@paper.example,left out,away,,,,it,,,,,',
      '',
    ]);
    expect((await save('type=xlsx', officer)).status).toBe(200);
    expect((await save('type=pdf', officer)).status).toBe(400);
    expect((await save('', {})).status).toBe(401);
    expect((await save('', await room.desk.server.signedIn('reader@example.com'))).status).toBe(403);
    const entries = db().selectFrom('audit_entry').select('subject').where('action', '=', 'export');
    expect(await entries.execute()).toEqual(
      Array.from({ length: 3 }, () => ({ subject: `mailing:${mailing.id}` })),
    );
  });

  it.each([
    ['accepted', '', null],
    ['left_out', 'away', 'away'],
    ['refused', '550 No such mailbox', 'no_mailbox'],
    ['bounced', '5.1.1', 'no_mailbox'],
    ['bounced', '5.2.2', 'full'],
    ['refused', '552 Mailbox full', 'full'],
    ['refused', '552 5.3.4 Message too big', 'too_large'],
    ['refused', '554 5.7.26 Unauthenticated', 'policy'],
    ['deferred', '450 4.7.1 Greylisted', 'policy'],
    ['deferred', '421 Try again later', 'later'],
    ['refused', '554 Transaction failed', 'other'],
  ] as const)('says why: %s, %s', (state, answer, reason) => {
    expect(toReason(state, answer)).toBe(reason);
  });

  it('is followed up with who got it and has not looked, as far as anybody can know', async () => {
    const release = await room.published();
    const contacts = [
      await journalist('quiet', null),
      await journalist('visited', null, { agrees_to_figures: 1 }),
      await journalist('took', null, { user_account_id: account }),
      await journalist('bounced', null),
    ];
    const audience = { lists: [], contacts, has_takers: false };
    const mailing = await room.send(await room.create(release, { audience }));
    const other = await journalist('other', null);
    await room.mails();
    await room.send(
      await room.create(release, { audience: { lists: [], contacts: [other], has_takers: false } }),
    );
    await room.mails();
    const at = room.desk.server.clock.now.toISOString();
    await set('visited', { visited_at: at });
    await set('bounced', { state: 'bounced', answer: '5.1.1' });
    const person = await findAccountById(db(), account);
    expect(person).not.toBeNull();
    if (person !== null)
      await recordTaking(db(), { release: release.id, reader: toReader(person) }, new Date(at));
    const begin = (body: object) =>
      room.call(
        MAILING_PATH,
        post({ press_release: release.id, kind: 'follow_up', ...body }, room.desk.officer),
      );
    expect((await begin({})).json).toEqual({ follows: [anyText] });
    expect((await begin({ follows: 99_999 })).json).toEqual({ follows: [anyText] });
    const elsewhere = await room.published();
    expect((await begin({ press_release: elsewhere.id, follows: mailing.id })).status).toBe(400);
    const draft = await room.create(release, { kind: 'follow_up', follows: mailing.id });
    expect(draft).toMatchObject({ follows: mailing.id, audience: { has_takers: true } });
    expect(await room.report(draft)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'has_looked', count: 2 }],
    });
    await room.send(draft);
    expect((await room.mails()).map(({ to }) => to).slice(5)).toEqual(['quiet@paper.example']);
  });

  it('cannot be begun about a release that is withdrawn', async () => {
    const text = { it: { title: 'Forni', body: '<p>Sì</p>' }, en: { title: 'Kilns', body: '<p>Yes</p>' } };
    const release = await room.published({ text });
    const contacts = [await room.contact('ada@paper.example')];
    const sent = await room.send(
      await room.create(release, { audience: { lists: [], contacts, has_takers: false } }),
    );
    await room.mails();
    const body = { press_release: release.id, kind: 'follow_up', follows: sent.id };
    const draft = await room.create(release, body);
    expect(draft).toMatchObject({
      press_release: { id: release.id, title: { it: 'Forni', en: 'Kilns' } },
      is_withdrawn: false,
    });
    await room.desk.moved(await room.latest(release), { to: 'archived', withdrawal_note: {} });
    expect(await room.read(sent)).toMatchObject({ state: 'sent', is_withdrawn: true });
    const begin = (language: string) =>
      room.call(MAILING_PATH, post(body, { ...room.desk.officer, 'Accept-Language': language }));
    expect(await begin('en')).toMatchObject({
      status: 409,
      json: { detail: 'This press release is withdrawn: nobody can be reminded of it.' },
    });
    expect(await begin('it')).toMatchObject({
      status: 409,
      json: { detail: 'Questo comunicato è stato ritirato: non si possono inviare promemoria.' },
    });
  });
});
