/** @module-tag engine */
import { CLIPPING_PATH, type Clipping, clippingPath } from '@press-room/contract/clippings';
import { contactMergePath } from '@press-room/contract/contacts';
import { DATA_LINK_HOURS } from '@press-room/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { asSubscriber, linkIn, MINUTE_MS, PRESS_URL } from '../../../../test/alerts.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { patch, post } from '../../../../test/requests.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';
import { readZip } from '../../../../test/zip.ts';
import { addAddress } from '../../../core/contacts/contacts.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { createContactMessage } from '../../contact/queries.ts';
import { runRetention } from '../retention/retention.ts';

const EVE = 'eve@paper.example';
const OTHER = 'eve.private@paper.example';
const ADAM = 'adam@paper.example';
const HOUR_MS = 3_600_000;

describe('what is stored about somebody without an account', () => {
  let office: Mailings;
  let subscriber: ReturnType<typeof asSubscriber>;
  let eve: number;

  const start = async (environment: Record<string, string> = {}): Promise<void> => {
    office = await startMailings({ PUBLIC_URL: PRESS_URL, ...environment });
    const { server } = office.desk;
    const { db } = server.database;
    subscriber = asSubscriber(server);
    eve = await office.contact(EVE, { first_name: 'Eve', last_name: 'Evelyn', language: 'en' });
    await addAddress(db, server.context.addressHashes, { contact_id: eve, email: OTHER, position: 1 });
  };
  beforeEach(async () => {
    await start();
    return () => office.desk.server.close();
  });

  const database = () => office.desk.server.database.db;
  const ask = (action: string, contact = eve) =>
    subscriber.press(subscriber.pathOf('data', contact), { action });
  const mailsTo = async (address: string) =>
    (await office.mails()).filter(({ to, text }) => to === address && /\/news\/(copy|erase)\//.test(text));
  const askFor = async (action: 'copy' | 'erase'): Promise<string> => {
    expect((await ask(action)).text).toContain('We have written to you');
    const links = (await mailsTo(EVE)).map(({ text }) => linkIn(text, action)).filter((link) => link !== '');
    return links.at(-1) ?? '';
  };
  const count = async (table: 'contact' | 'data_request'): Promise<number> =>
    (await database().selectFrom(table).select('id').execute()).length;
  /** Adds all data that name her. */
  const remember = async (): Promise<void> => {
    await subscriber.subscribe({ email: EVE, rhythm: 'weekly', filter: { q: 'tiles' } });
    const message = { subject: 'Kilns', message: 'How hot?', topic: 'other', language: 'en' } as const;
    const rest = { press_group_id: null, user_account_id: null, press_release_id: null, deadline: null };
    const at = { created_at: office.desk.server.clock.now.toISOString(), confirmed_at: null };
    const name = 'Eve Evelyn';
    await createContactMessage(database(), { ...message, ...rest, ...at, email: OTHER, name });
    const audience = { lists: [], contacts: [eve], has_takers: false };
    await office.send(await office.create(await office.published(), { audience }));
    await office.mails();
  };

  it('is reached from “What I get”, and nothing happens by looking', async () => {
    const mine = await office.desk.server.call(subscriber.pathOf('mine', eve));
    expect(mine.text).toContain(subscriber.pathOf('data', eve));
    for (const action of ['copy', 'erase'] as const) {
      const link = await askFor(action);
      office.later(2 * MINUTE_MS);
      for (const path of [subscriber.pathOf('data', eve), link, link]) {
        const page = await office.desk.server.call(path);
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(page.text).not.toMatch(/<script|eve@|Evelyn/);
      }
    }
    expect([await count('contact'), await count('data_request')]).toEqual([1, 2]);
    expect(await mailsTo(EVE)).toHaveLength(2);
  });

  it('comes as a copy, once, by a link that is mailed to the person alone', async () => {
    await remember();
    const { server } = office.desk;
    const twin = await office.contact('evelyn@old.example', { last_name: 'Eva Old' });
    const versions = await database().selectFrom('contact').select(['id', 'version']).execute();
    const versionOf = (id: number) => versions.find((row) => row.id === id)?.version ?? 0;
    const merge = { merged: twin, merged_version: versionOf(twin) };
    const merged = await server.call(contactMergePath(eve), post(merge, office.desk.match(versionOf(eve))));
    expect(merged.status, merged.text).toBe(200);
    const link = await askFor('copy');
    expect(await mailsTo(OTHER)).toEqual([]);
    const take = () => fetch(`${server.origin}${link}`, { method: 'POST', body: new URLSearchParams() });
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    const archive = answers.find(({ status }) => status === 200);
    expect(archive?.headers.get('content-type')).toBe('application/zip');
    expect(archive?.headers.get('cache-control')).toBe('no-store');
    const files = await readZip(Buffer.from((await archive?.arrayBuffer()) ?? new ArrayBuffer()));
    expect(Object.keys(files)).toEqual(['data.json', 'data.html']);
    expect(JSON.parse(String(files['data.json']))).toMatchObject({
      contacts: [
        {
          last_name: 'Evelyn',
          addresses: [{ email: EVE }, { email: OTHER }, {}],
          merged: [{ contact: { id: twin, last_name: 'Eva Old' } }],
        },
      ],
      alerts: [{ email: EVE, rhythm: 'weekly' }],
      mailings: [{ email: EVE, state: 'accepted' }],
      messages: [{ email: OTHER, message: 'How hot?' }],
    });
    const page = String(files['data.html']);
    for (const said of [
      'Name: Eve Evelyn.',
      'Eva Old.',
      'How hot?',
      'with the words “tiles”',
      `was sent to ${EVE}`,
    ])
      expect(page).toContain(said);
    const entries = database().selectFrom('audit_entry').select(['action', 'user_account_id', 'fields']);
    expect(
      await entries.where('subject', '=', `contact:${eve}`).where('action', '=', 'export').execute(),
    ).toEqual([{ action: 'export', user_account_id: null, fields: null }]);
  });

  it('is erased, and nobody writes there again', async () => {
    await remember();
    const { server } = office.desk;
    await suppressAddress(database(), server.context.addressHashes, OTHER, {
      reason: 'bounced',
      now: server.clock.now,
    });
    const [copy, link] = [await askFor('copy'), await askFor('erase')];
    const answers = await Promise.all([subscriber.press(link), subscriber.press(link)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(answers.map(({ text }) => text).join('\n')).toContain('Your data are erased');

    const left = [];
    for (const table of [
      'contact',
      'contact_address',
      'contact_merge',
      'alert',
      'alert_told',
      'alert_returned',
      'alert_told_medium',
      'contact_message',
      'data_request',
      'mailing_recipient',
      'job',
      'audit_entry',
      'retention_entry',
    ] as const)
      left.push(await database().selectFrom(table).selectAll().execute());
    expect(JSON.stringify(left)).not.toMatch(/eve[@.]|Evelyn/i);
    expect(await office.mails()).toEqual([]);
    const recipients = database().selectFrom('mailing_recipient').select(['state', 'email', 'contact_id']);
    expect(await recipients.execute()).toEqual([{ state: 'accepted', email: null, contact_id: null }]);
    const entries = database().selectFrom('audit_entry').select(['action', 'user_account_id', 'fields']);
    expect(
      await entries.where('subject', '=', `contact:${eve}`).where('action', '=', 'erase').execute(),
    ).toEqual([{ action: 'erase', user_account_id: null, fields: null }]);

    const again = await office.contact(EVE, { last_name: 'Evelyn' });
    await addAddress(database(), server.context.addressHashes, {
      contact_id: again,
      email: OTHER,
      position: 1,
    });
    const stopped = database().selectFrom('contact_address').select(['email', 'stopped_reason']);
    expect(await stopped.orderBy('position').execute()).toEqual([
      { email: EVE, stopped_reason: 'erased' },
      { email: OTHER, stopped_reason: 'bounced' },
    ]);
    const audience = { lists: [], contacts: [again], has_takers: false };
    const mailing = await office.create(await office.published(), { audience });
    expect(await office.report(mailing)).toMatchObject({ recipients: 0 });
    for (const path of [copy, link, subscriber.pathOf('data', eve), subscriber.pathOf('mine', eve)])
      expect((await server.call(path)).status).toBe(404);
  });

  it('is erased while an officer edits an article of theirs', async () => {
    const { server, officer, match } = office.desk;
    const outlet = { outlet_name: 'Gazette', published_on: '2026-11-19' };
    const form = { press_group: 1, headline: 'Kilns', contact: eve, author: 'Eve Evelyn', ...outlet };
    const { status, json, text } = await server.call(CLIPPING_PATH, post(form, officer));
    expect(status, text).toBe(201);
    const { id, version } = json as Clipping;
    const link = await askFor('erase');
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holder = database()
      .transaction()
      .execute(async (trx) => {
        await lockRow(trx, server.database, { table: 'contact', id: eve });
        begun.resolve();
        await held.promise;
      });
    await begun.promise;
    const erasing = subscriber.press(link);
    await somebodyWaits(server.database);
    const editing = server.call(clippingPath(id), patch({ contact: eve, headline: 'Kiln' }, match(version)));
    await somebodyWaits(server.database, 2);
    held.resolve();
    await holder;
    expect((await erasing).status).toBe(200);
    expect([200, 412]).toContain((await editing).status);
    const left = database().selectFrom('clipping').select(['author', 'contact_id']);
    expect(await left.execute()).toEqual([{ author: '', contact_id: null }]);
  });

  it('is out of reach of forged, used, replaced, foreign and old links', async () => {
    const adam = await office.contact(ADAM, { language: 'en' });
    const older = await askFor('erase');
    const link = await askFor('erase');
    const token = link.split('/').at(-1) ?? '';
    for (const path of [
      older,
      `/news/copy/${token}`,
      `/news/erase/1-0-${'x'.repeat(27)}`,
      `/news/erase/${subscriber.pathOf('data', adam).split('/').at(-1)}`,
      `/news/data/${subscriber.pathOf('mine', adam).split('/').at(-1)}`,
    ]) {
      expect((await office.desk.server.call(path)).status).toBe(404);
      expect((await subscriber.press(path, { action: 'erase' })).status).toBe(404);
    }
    expect((await ask('everything')).status).toBe(200);
    expect(await mailsTo(EVE)).toHaveLength(2);
    office.later(DATA_LINK_HOURS * HOUR_MS + 1);
    expect((await office.desk.server.call(link)).text).toContain('too old');
    expect((await subscriber.press(link)).status).toBe(404);
    expect(await count('contact')).toBe(2);
    await runRetention(office.desk.server.context);
    expect(await count('data_request')).toBe(0);
  });

  it('is mailed to who said no, and to no address that does not work', async () => {
    const { server } = office.desk;
    const stop = async (email: string, reason: 'bounced' | 'unsubscribed') =>
      suppressAddress(database(), server.context.addressHashes, email, { reason, now: server.clock.now });
    await stop(EVE, 'bounced');
    await stop(OTHER, 'unsubscribed');
    await ask('copy');
    expect([await mailsTo(EVE), await mailsTo(OTHER)]).toMatchObject([[], [{ to: OTHER }]]);
    await database().updateTable('contact_address').set({ stopped_reason: 'bounced' }).execute();
    expect((await ask('copy')).text).toContain('We cannot reach you');
    expect(await mailsTo(OTHER)).toHaveLength(1);
  });

  it('is for the page of their account where they have one', async () => {
    const link = await askFor('erase');
    await office.desk.server.load({ users: [{ email: OTHER, password: 'Str0ng_pass!' }] });
    const page = await office.desk.server.call(subscriber.pathOf('data', eve));
    expect(page.text).toContain('/#/account/user-privacy');
    expect((await ask('erase')).text).toContain('/#/account/user-privacy');
    expect((await subscriber.press(link)).status).toBe(404);
    expect([await count('contact'), (await mailsTo(EVE)).length]).toEqual([1, 1]);
  });

  describe('under limits', () => {
    beforeEach(async () => {
      await office.desk.server.close();
      await start({ RATE_LIMITS: 'on' });
    });

    it('is asked for once a minute and three times a day, whoever has the link', async () => {
      await askFor('copy');
      const refused = await ask('copy');
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(refused.text).toContain('We have written already');
      await askFor('erase');
      for (let time = 0; time < 4; time += 1) {
        office.later(2 * MINUTE_MS);
        await ask('copy');
        await office.mails();
      }
      expect(await mailsTo(EVE)).toHaveLength(4);
    });
  });
});
