import type { MailingAudienceReport, MailingSample } from '@press-room/contract/mailing-readings';
import {
  MAILING_HOLDERS_PATH,
  MAILING_PATH,
  type Mailing,
  type MailingAudience,
} from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContact, addContactList } from '../../../../test/contacts.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';

let desk: Mailings['desk'];
let call: Mailings['call'];
let contact: Mailings['contact'];
let create: Mailings['create'];
let later: Mailings['later'];
let move: Mailings['move'];
let published: Mailings['published'];
let report: Mailings['report'];
let send: Mailings['send'];
beforeEach(async () => {
  ({ desk, call, contact, create, later, move, published, report, send } = await startMailings());
  return () => desk.server.close();
});

const audience = (change: Partial<MailingAudience> = {}) => ({
  lists: [],
  contacts: [],
  has_takers: false,
  has_subject_takers: false,
  ...change,
});
const samples = async ({ id }: Mailing, q = '') =>
  ((await call(`${MAILING_PATH}${id}/sample/?q=${q}`)).json as { results: MailingSample[] }).results;

describe('the audience of a mailing', () => {
  it('is also who got an earlier release of one of its sectors, whoever issued it', async () => {
    const reader = await contact('ada@paper.example');
    const sectors = [1];
    const earlier = await published({ press_group: 'Fair', sectors });
    await send(await create(earlier, { audience: audience({ contacts: [reader] }) }));
    await desk.server.mails();
    const release = await published({ sectors });
    const counts = async (change: Partial<MailingAudience>) =>
      (await report(await create(release, { audience: audience(change) }))).recipients;
    expect(await counts({ has_takers: true })).toBe(0);
    expect(await counts({ has_subject_takers: true })).toBe(1);
    expect(
      (await report(await create(await published(), { audience: audience({ has_subject_takers: true }) })))
        .recipients,
    ).toBe(0);
  });

  it.each([
    ['public', 4],
    ['confirmed', 3],
    ['press', 2],
    ['accredited', 1],
    ['invited', 0],
  ])('is who may read it: %s', async (access, recipients) => {
    const { db } = desk.server.database;
    const contacts = [await contact('nobody@paper.example')];
    for (const name of ['reader', 'agent', 'outsider']) {
      const email = `${name}@example.com`;
      const { id } = await db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      contacts.push(await contact(`${name}@paper.example`, { user_account_id: id }));
    }
    const mailing = await create(await published({ access }), { audience: audience({ contacts }) });
    const left_out = recipients === 4 ? [] : [{ reason: 'hidden', count: 4 - recipients }];
    expect(await report(mailing)).toMatchObject({ recipients, left_out });
    if (recipients === 0) return;
    await send(mailing);
    expect(await desk.server.mails()).toHaveLength(recipients);
  });

  it('is counted before it is saved, with those who get another language than theirs', async () => {
    const contacts = [
      await contact('ada@paper.example'),
      await contact('bob@paper.example', { language: 'en' }),
    ];
    const draft = await create(await published({ text: { it: { title: 'Forni' } } }));
    const asked = async (text: string) =>
      call(`${MAILING_PATH}${draft.id}/audience/?audience=${encodeURIComponent(text)}`);
    expect((await asked(JSON.stringify(audience({ contacts })))).json).toEqual({
      recipients: 2,
      by_language: { it: 2, en: 0 },
      in_other_language: 1,
      left_out: [],
    } satisfies MailingAudienceReport);
    expect((await asked('{"lists":"all"}')).status).toBe(400);
    expect((await report(draft)).recipients).toBe(0);
  });

  it('of a correction or withdrawal is counted before a mailing is begun, for officers who may begin one', async () => {
    const ada = await contact('ada@paper.example');
    const release = await published();
    const holders = (query: string) => call(`${MAILING_HOLDERS_PATH}?${query}`);
    const count = async (kind: string) =>
      ((await holders(`press_release=${release.id}&kind=${kind}`)).json as MailingAudienceReport).recipients;
    expect((await holders(`press_release=${release.id}&kind=withdrawal`)).json).toMatchObject({
      recipients: 0,
    });
    await send(await create(release, { audience: audience({ contacts: [ada] }) }));
    await desk.server.mails();
    expect([await count('withdrawal'), await count('correction')]).toEqual([1, 1]);
    expect((await holders('press_release=999999&kind=withdrawal')).json).toMatchObject({ recipients: 0 });
    for (const wrong of [
      '',
      'press_release=1',
      'kind=correction',
      `press_release=${release.id}&kind=release`,
    ])
      expect((await holders(wrong)).status).toBe(400);
    const { server } = desk;
    const path = `${MAILING_HOLDERS_PATH}?press_release=${release.id}&kind=withdrawal`;
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { headers: await server.signedIn('reader@example.com') })).status).toBe(
      403,
    );
  });

  it('leaves out whom another mailing of the release is about to reach', async () => {
    const ada = await contact('ada@paper.example');
    const release = await published();
    const first = await create(release, { audience: audience({ contacts: [ada] }) });
    await desk.server.database.db
      .insertInto('mailing_recipient')
      .values({
        mailing_id: first.id,
        contact_id: ada,
        email: 'ada@paper.example',
        domain: 'paper.example',
        language: 'it',
        state: 'queued',
        next_at: null,
        accepted_at: null,
        bounced_at: null,
        left_at: null,
        visited_at: null,
      })
      .execute();
    expect(await report(await create(release, { audience: audience({ contacts: [ada] }) }))).toMatchObject({
      recipients: 0,
      left_out: [{ reason: 'has_it', count: 1 }],
    });
  });

  it('has samples that differ, and is searched by name and address', async () => {
    const contacts = [
      await contact('ada@paper.example', { salutation: 'Dott.ssa' }),
      await contact('ugo@paper.example', { first_name: 'Ugo' }),
      await contact('eve@paper.example', { first_name: 'Eve', language: 'en' }),
      await contact('redazione@paper.example', { first_name: '', last_name: '' }),
    ];
    await contact('other@paper.example');
    const draft = await create(await published(), { audience: audience({ contacts }) });
    expect((await samples(draft)).map(({ name, language }) => [name, language])).toEqual([
      ['redazione@paper.example', 'it'],
      ['Ada Rossi', 'it'],
      ['Eve Rossi', 'en'],
    ]);
    const [found] = await samples(draft, 'UGO');
    expect(found).toMatchObject({ name: 'Ugo Rossi', empty: ['salutation', 'outlet'] });
    expect(await samples(draft, 'other')).toEqual([]);
  });

  it('of more than 200 is written to only by who has just proved who they are', async () => {
    const ids: number[] = [];
    for (let at = 0; at <= 200; at += 1)
      ids.push(await addContact(desk.server.context, `reader${at}@paper.example`));
    const list = await addContactList(desk.server.context, 1, ids);
    const mailing = await create(await published(), { audience: audience({ lists: [list] }) });
    const coming = await create(await desk.draft(), { audience: audience({ lists: [list] }) });
    const few = await create(await published(), { audience: audience({ contacts: ids.slice(0, 200) }) });
    later(11 * 60_000);
    for (const [to, each] of [
      ['send', mailing],
      ['await', coming],
    ] as const)
      expect(await move(each, { to, recipients: 201 })).toMatchObject({
        status: 403,
        json: { code: 'recent_proof_required' },
      });
    expect((await move(few, { to: 'send', recipients: 200 })).status).toBe(200);
    const proved = await desk.server.signedIn('officer@example.com');
    expect(
      (await move(mailing, { to: 'send', recipients: 201 }, desk.match(mailing.version, proved))).status,
    ).toBe(200);
  });
});
