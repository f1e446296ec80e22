import { CONTACT_LIST_PATH } from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContactList } from '../../../../test/contacts.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { anyText, textLike, textWith } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';
import { stopContact, suppressAddress } from '../../../core/contacts/suppression.ts';
import type { MailTransport } from '../../../platform/mail/outgoing-mail.ts';
import { workOnMailing } from './job.ts';

let desk: Mailings['desk'];
let call: Mailings['call'];
let contact: Mailings['contact'];
let create: Mailings['create'];
let later: Mailings['later'];
let latest: Mailings['latest'];
let mails: Mailings['mails'];
let move: Mailings['move'];
let published: Mailings['published'];
let read: Mailings['read'];
let recipients: Mailings['recipients'];
let report: Mailings['report'];
let send: Mailings['send'];
let taken: string[];
const transport: MailTransport = {
  send: async ({ to }) => void taken.push(to.address),
};
beforeEach(async () => {
  taken = [];
  ({ desk, call, contact, create, later, latest, mails, move, published, read, recipients, report, send } =
    await startMailings());
  return () => desk.server.close();
});

describe('a mailing', () => {
  it('tells each recipient once, in their language, with a link to leave', async () => {
    const release = await published({
      text: { it: { title: 'Forni', abstract: 'In breve' }, en: { title: 'Kilns' } },
    });
    const ids = [await contact('ada@paper.example'), await contact('bob@paper.example', { language: 'en' })];
    const list = await addContactList(desk.server.context, 1, ids);
    const draft = await create(release, {
      audience: { lists: [list], contacts: ids, has_takers: false },
      opening: { it: 'Gentile {first_name|collega},', en: 'Good morning {salutation},' },
    });
    expect(draft).toMatchObject({ state: 'draft', subject: { it: 'Forni', en: 'Kilns' } });
    await send(draft);
    const received = await mails();
    expect(received.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@paper.example', 'Forni'],
      ['bob@paper.example', 'Kilns'],
    ]);
    const [italian, english] = received;
    for (const part of [italian?.text, italian?.html]) {
      for (const words of [
        'Gentile Ada,',
        'In breve',
        'Provenienza dell’indirizzo: Ceramic World',
        'primo messaggio',
      ])
        expect(part).toContain(words);
    }
    for (const words of ['Good morning,', 'Unsubscribe: http']) expect(english?.text).toContain(words);
    expect(italian?.headers['reply-to']).toContain('press-office@');
    expect(italian?.headers).toMatchObject({
      'list-unsubscribe': textLike(/^<http.*\/news\/leave\/[\w-]+>$/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await read(draft)).toMatchObject({
      state: 'sent',
      counts: { recipients: 2, accepted: 2, waiting: 0 },
      ended_at: anyText,
    });
  });

  it('goes to a list that is a filter, as it is at the moment of sending', async () => {
    const release = await published();
    const { id } = (
      await call(
        CONTACT_LIST_PATH,
        post({ name: 'English', press_group: 1, filter: { languages: ['en'] } }, desk.officer),
      )
    ).json as { id: number };
    const mailing = await create(release, { audience: { lists: [id], contacts: [], has_takers: false } });
    await contact('ada@paper.example');
    await contact('bob@paper.example', { language: 'en' });
    await send(mailing);
    expect((await mails()).map(({ to }) => to)).toEqual(['bob@paper.example']);
  });

  it('leaves out who said no, has no address, is away or has it, and says so', async () => {
    const release = await published();
    const { context } = desk.server;
    const { db } = context.database;
    const no = { reason: 'unsubscribed', now: context.now() } as const;
    await suppressAddress(db, context.addressHashes, 'erased@paper.example', no);
    const [ada, erased, said, bounced, away, had] = [
      await contact('ada@paper.example'),
      await contact('erased@paper.example'),
      await contact('said@paper.example'),
      await contact('bounced@paper.example'),
      await contact('away@paper.example', { away_from: '2026-11-20', away_until: '2026-11-20' }),
      await contact('had@paper.example'),
    ];
    await stopContact(db, context.addressHashes, said, no);
    await suppressAddress(db, context.addressHashes, 'bounced@paper.example', {
      reason: 'bounced',
      now: context.now(),
    });
    await send(await create(release, { audience: { lists: [], contacts: [had], has_takers: false } }));
    await desk.server.mails();
    const contacts = [ada, erased, said, bounced, away, had];
    const mailing = await create(release, { audience: { lists: [], contacts, has_takers: false } });
    const { recipients: count, left_out } = await report(mailing);
    expect(count).toBe(1);
    expect(new Set(left_out.map((each) => `${each.reason} ${each.count}`))).toEqual(
      new Set(['stopped 2', 'no_address 1', 'away 1', 'has_it 1']),
    );
    await send(mailing);
    expect((await mails()).map(({ to }) => to)).toEqual(['had@paper.example', 'ada@paper.example']);
    expect((await recipients(mailing)).map(({ state, answer }) => `${state} ${answer}`.trim())).toEqual([
      'accepted',
      'left_out stopped',
      'left_out stopped',
      'left_out no_address',
      'left_out away',
      'left_out has_it',
    ]);
  });

  it('asks whoever can read it at the moment of sending', async () => {
    const press = await published({ access: 'press' });
    const { id } = await desk.server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const contacts = [
      await contact('ada@paper.example'),
      await contact('member@paper.example', { user_account_id: id }),
    ];
    const mailing = await create(press, { audience: { lists: [], contacts, has_takers: false } });
    expect(await report(mailing)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'hidden', count: 1 }],
    });
    await send(mailing);
    const [mail] = await mails();
    expect(mail?.to).toBe('member@paper.example');
    expect(mail?.text).not.toContain('/it/comunicati/');
  });

  it('waits for its publication, and pauses where the release was withdrawn meanwhile', async () => {
    const draft = await desk.draft();
    const ada = await contact('ada@paper.example');
    const audience = { lists: [], contacts: [ada], has_takers: false };
    const waiting = await create(draft, { audience });
    expect((await move(waiting, { to: 'send', recipients: 1 })).status).toBe(409);
    expect((await move(waiting, { to: 'await', recipients: 1 })).status).toBe(200);
    expect(await mails()).toEqual([]);
    const release = await desk.moved(draft, { to: 'published' });
    later(60_000);
    expect(await mails()).toHaveLength(1);
    const scheduled = await create(release, {
      audience: { ...audience, contacts: [await contact('bob@paper.example')] },
    });
    const sent = await send(scheduled, { send_at: '2026-11-20T10:20:00Z' });
    expect(sent.state).toBe('scheduled');
    await desk.moved(await latest(release), { to: 'archived', withdrawal_note: { it: 'Errore' } });
    later(20 * 60_000);
    expect(await mails()).toHaveLength(1);
    expect(await read(sent)).toMatchObject({ state: 'paused', pause_reason: 'hidden' });
    const kill = await create(release, { kind: 'withdrawal' });
    expect(kill.subject.it).toContain('Ritirato');
    expect(await report(kill)).toMatchObject({ recipients: 1 });
    await send(kill);
    const last = (await mails()).at(-1);
    expect([last?.to, last?.text]).toEqual(['ada@paper.example', textWith('Motivo: Errore')]);
  });

  it('goes under embargo only to trusted contacts who accepted its terms, and says so first', async () => {
    const release = await published({ embargo_until: '2026-11-21T09:00:00Z' });
    const contacts = [
      await contact('ada@paper.example'),
      await contact('trusted@paper.example', { is_embargo_trusted: 1 }),
      await contact('agreed@paper.example', {
        is_embargo_trusted: 1,
        embargo_accepted_at: '2026-11-01T09:00:00.000Z',
      }),
    ];
    const mailing = await create(release, {
      extent: 'full',
      audience: { lists: [], contacts, has_takers: false },
    });
    expect(await report(mailing)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'embargo', count: 2 }],
    });
    await send(mailing);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'agreed@paper.example', subject: 'EMBARGO: Titolo' });
    expect(mail?.text).toMatch(/^Titolo\n\nSotto embargo\. Da non pubblicare prima del 21 novembre 2026/);
    expect(mail?.text).toContain('Corpo');
    expect(mail?.text).not.toContain('/it/comunicati/');
  });

  it('goes to nobody else where an embargo was set after it was scheduled', async () => {
    const release = await published();
    const contacts = [await contact('ada@paper.example')];
    await send(await create(release, { audience: { lists: [], contacts, has_takers: false } }), {
      send_at: '2026-11-20T10:20:00Z',
    });
    await desk.change(await latest(release), { embargo_until: '2026-11-21T09:00:00Z' });
    later(20 * 60_000);
    expect(await mails()).toEqual([]);
    const running = await create(release, { audience: { lists: [], contacts, has_takers: false } });
    const rows = desk.server.database.db.updateTable('mailing').set({ state: 'sending' });
    await rows.where('id', '=', running.id).execute();
    await desk.server.database.db
      .insertInto('mailing_recipient')
      .values({
        mailing_id: running.id,
        contact_id: contacts[0] ?? 0,
        email: 'ada@paper.example',
        domain: 'paper.example',
        language: 'it',
        state: 'queued',
      })
      .execute();
    await workOnMailing(desk.server.context, { mailing: running.id }, { transport, signals: [] });
    expect(taken).toEqual([]);
    expect((await recipients(running)).map(({ state, answer }) => [state, answer])).toEqual([
      ['left_out', 'embargo'],
    ]);
  });

  it('writes down what was sent once the database takes it, and sends nothing twice', async () => {
    const release = await published();
    const contacts = [await contact('ada@paper.example'), await contact('bob@paper.example')];
    const mailing = await send(
      await create(release, { audience: { lists: [], contacts, has_takers: false } }),
    );
    const { context } = desk.server;
    await workOnMailing(context, { mailing: mailing.id }, { transport, signals: [] });
    let failures = 0;
    const db = new Proxy(context.database.db, {
      get: (target, name) => {
        if (name === 'transaction' && taken.length > 0 && failures === 0) {
          failures += 1;
          throw new Error('The database is away');
        }
        const value: unknown = Reflect.get(target, name);
        return value instanceof Function
          ? (...given: unknown[]): unknown => Reflect.apply(value, target, given)
          : value;
      },
    });
    const away = { ...context, database: { ...context.database, db } };
    await workOnMailing(away, { mailing: mailing.id }, { transport, signals: [] });
    expect([failures, taken]).toEqual([1, ['ada@paper.example', 'bob@paper.example']]);
    expect(await read(mailing)).toMatchObject({ state: 'sent', counts: { accepted: 2, waiting: 0 } });
  });

  it('that is stopped leaves nobody waiting', async () => {
    const release = await published();
    const contacts = [await contact('ada@paper.example')];
    const mailing = await send(
      await create(release, { audience: { lists: [], contacts, has_takers: false }, per_minute: 1 }),
    );
    const { context } = desk.server;
    await workOnMailing(context, { mailing: mailing.id }, { transport, signals: [] });
    const stopped = await move(await read(mailing), { to: 'stop' });
    expect(stopped).toMatchObject({ status: 200, json: { state: 'stopped', counts: { waiting: 0 } } });
    expect((await recipients(mailing)).map(({ answer }) => answer)).toEqual(['called_off']);
    expect(await mails()).toEqual([]);
  });

  it('tells a correction to who has the release', async () => {
    const release = await published();
    const [ada] = [await contact('ada@paper.example'), await contact('bob@paper.example')];
    await send(await create(release, { audience: { lists: [], contacts: [ada], has_takers: false } }));
    await desk.server.mails();
    const correction = { it: 'I metri sono 12', en: 'There are 12 metres' };
    const changed = await desk.change(await latest(release), {
      text: { it: { title: 'Titolo nuovo' } },
      correction,
    });
    expect([changed.status, changed.json]).toEqual([200, expect.anything()]);
    const mailing = await create(release, { kind: 'correction' });
    expect(await report(mailing)).toMatchObject({ recipients: 1, left_out: [] });
    await send(mailing);
    const last = (await mails()).at(-1);
    expect([last?.to, last?.subject]).toEqual(['ada@paper.example', 'Correzione: Titolo nuovo']);
    expect(last?.text).toContain('I metri sono 12');
  });
});
