/** @module-tag engine */
import {
  type ReleaseOutcome,
  releaseOutcomeExportPath,
  releaseOutcomePath,
} from '@press-room/contract/release-outcome';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsSite, startAnalyticsSite } from '../../../../test/analytics.ts';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { addContact } from '../../../../test/contacts.ts';
import { startDesk } from '../../../../test/desk.ts';
import { NOW } from '../../../../test/downloads.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { eraseAccount } from '../../privacy/erasure/erasure.ts';

const FIVE = ['ann', 'bea', 'cleo', 'dora', 'eva'];

describe('what came of a release', () => {
  let site: AnalyticsSite;

  beforeEach(async () => {
    site = await startAnalyticsSite();
    await db()
      .insertInto('press_release_picture')
      .values({ press_release_id: site.release, asset_id: site.ids.open, position: 0 })
      .execute();
    await db()
      .insertInto('press_release_attachment')
      .values({ press_release_id: site.release, asset_id: site.ids.sheet, position: 0 })
      .execute();
  });
  afterEach(() => site.server.close());

  const db = () => site.server.database.db;
  const accountOf = async (name: string): Promise<number> => {
    const row = await db()
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  async function outlet(name: string, people: readonly string[]): Promise<number> {
    const { id } = await db()
      .insertInto('outlet')
      .values({ name, name_key: name.toLowerCase(), updated_at: NOW.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const person of people) {
      const user_account_id = await accountOf(person);
      const known = await db()
        .selectFrom('contact')
        .select('id')
        .where('user_account_id', '=', user_account_id)
        .executeTakeFirst();
      const contact_id =
        known?.id ?? (await addContact(site.server.context, `${person}@paper.example`, { user_account_id }));
      await db().insertInto('contact_outlet').values({ contact_id, outlet_id: id }).execute();
    }
    return id;
  }
  const take = async (names: readonly string[], body: object = { press_release: site.release }) => {
    for (const name of names) await site.take(body, await site.signedIn(name));
  };
  const read = async (query = '', release = site.release): Promise<ReleaseOutcome> => {
    await site.server.context.analytics.flush(true);
    const path = `${releaseOutcomePath(release)}?${query}`;
    const { status, json } = await site.server.call(path, { headers: site.boss });
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as ReleaseOutcome;
  };

  it('is told by what was taken, on the days that are asked for', async () => {
    await site.open({ press_release: site.release }, site.ann);
    await site.copy({ press_release: site.release });
    await take(['ann']);
    await take(['bea'], { press_release: site.release, form: 'txt', language: 'it' });
    await take(['cleo'], { asset: site.ids.open });
    await take(['dora'], { asset: site.ids.sheet });
    await take(['eva'], { asset: site.ids.hall });
    const downloads = { release: 2, pictures: 1, attachments: 1 };
    expect(await read()).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-20',
      reads: 1,
      copies: 1,
      downloads,
    });
    expect(await read('to=2026-11-19')).toMatchObject({
      reads: 0,
      copies: 0,
      downloads: { release: 0, pictures: 0, attachments: 0 },
    });
  });

  it('names an outlet of five people or more, however they took it, and counts the others in steps', async () => {
    const gazette = await outlet('Gazette', FIVE);
    await outlet('Blog', ['malta', 'alice', 'ann', 'bea']);
    await take(FIVE.slice(0, 2));
    await take(['cleo'], { press_release: site.release, form: 'docx', language: 'en' });
    await take(['dora'], { asset: site.ids.open });
    expect((await read()).people).toEqual({ outlets: [], others: 0, named: [] });
    // Repetitions by the same person do not count, nor does an unused ticket.
    await take(['ann', 'ann', 'malta']);
    expect((await read()).people).toEqual({ outlets: [], others: 5, named: [] });
    await take(['eva'], { asset: site.ids.open, media_type: 'image/jpeg' });
    await site.getTicket({ press_release: site.release });
    expect((await read()).people).toEqual({
      outlets: [{ id: gazette, name: 'Gazette', people: 5 }],
      others: 0,
      named: [],
    });
  });

  it('says of nobody by days, by totals less their parts or by who joins what they did', async () => {
    await outlet('Gazette', FIVE);
    await take(FIVE);
    const before = await read();
    // A person without an outlet, and one of a small outlet, change no number.
    await outlet('Blog', ['malta']);
    await take(['malta', 'alice']);
    expect((await read()).people).toEqual(before.people);
    for (const day of ['2026-11-19', '2026-11-20'])
      expect((await read(`from=${day}&to=${day}`)).people).toEqual(before.people);
    // A second outlet with one more person must not reveal that person.
    await outlet('Weekly', [...FIVE, 'malta']);
    const { outlets, others } = (await read()).people ?? {};
    expect([outlets?.map(({ people }) => people), others]).toEqual([[5, 5], 0]);
  });

  it('cannot be filled up by the press office to learn of one person', async () => {
    await outlet('Gazette', ['boss', ...FIVE.slice(0, 4)]);
    await take(['boss', ...FIVE.slice(0, 4)]);
    expect((await read()).people).toMatchObject({ outlets: [], others: 0 });
  });

  it('has nothing left of who is erased', async () => {
    await outlet('Gazette', FIVE);
    await take(FIVE);
    await eraseAccount(site.server.context, await accountOf('ann'), {
      by: null,
      reason: 'test',
      isAnnounced: false,
      isDue: async () => true,
    });
    expect((await read()).people).toMatchObject({ outlets: [], others: 0 });
  });

  it('tells nobody of a release that readers do not have, whatever hangs on it', async () => {
    await outlet('Gazette', FIVE);
    await take(FIVE, { asset: site.ids.open });
    await db()
      .updateTable('press_release')
      .set({ status: 'draft', publish_at: null })
      .where('id', '=', site.release)
      .execute();
    expect(await read()).toMatchObject({ from: '2026-11-20', people: null });
  });

  it('is a table too, which is written down', async () => {
    await outlet('=Gazette', FIVE);
    await take(FIVE);
    await read();
    const path = `${releaseOutcomeExportPath(site.release)}?type=csv`;
    const { text, headers } = await site.server.call(path, {
      headers: { ...site.boss, 'Accept-Language': 'en' },
    });
    expect(headers.get('content-disposition')).toContain('what-came-of-it-2026-11-01-2026-11-20.csv');
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      'Reads,0',
      'Copies,0',
      'Downloads of text and ZIP,5',
      'Downloads of pictures,0',
      'Downloads of attachments,0',
      '"People of =Gazette, at least",5',
      '"Other people, at least",0',
    ]);
    const sheet = await site.server.call(`${releaseOutcomeExportPath(site.release)}?type=xlsx`, {
      headers: site.boss,
    });
    expect([sheet.status, sheet.text.slice(0, 2)]).toEqual([200, 'PK']);
    const entries = await db()
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'export')
      .execute();
    expect(entries).toEqual(Array(2).fill({ subject: `press_release:${site.release}` }));
  });

  it('is for the press office alone, and refuses what is no day or no release', async () => {
    for (const path of [releaseOutcomePath(site.release), releaseOutcomeExportPath(site.release)]) {
      expect((await site.server.call(path)).status).toBe(401);
      for (const headers of [site.ann, site.outsider])
        expect((await site.server.call(path, { headers })).status).toBe(403);
    }
    for (const [query, field] of [
      ['from=soon', 'from'],
      ['from=2026-11-02&to=2026-11-01', 'to'],
    ]) {
      const path = `${releaseOutcomePath(site.release)}?${query}`;
      const { status, json } = await site.server.call(path, { headers: site.boss });
      expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
    }
    expect((await site.server.call(releaseOutcomePath(999_999), { headers: site.boss })).status).toBe(404);
  });
});

describe('what came of a release of a company', () => {
  it('has no people in it, no file of others, and is not there for another company', async () => {
    const desk = await startDesk();
    const offices = await startCompanyOffices(desk);
    const { server, gea, ugo } = offices;
    try {
      const own = await offices.write(gea);
      const { id: file } = (await offices.upload(gea, 'of alfa')).json as { id: number };
      await server.database.db
        .insertInto('press_release_attachment')
        .values(
          [file, desk.files.sheet].map((asset_id, position) => ({
            press_release_id: own.id,
            asset_id,
            position,
          })),
        )
        .execute();
      for (const id of [file, desk.files.sheet])
        server.context.analytics.count({ kind: 'download', subject: { kind: 'asset', id }, account: null });
      await server.context.analytics.flush(true);
      const read = (headers: Record<string, string>) => server.call(releaseOutcomePath(own.id), { headers });
      expect((await read(gea)).json).toMatchObject({ downloads: { attachments: 1 }, people: null });
      expect((await read(desk.officer)).json).toMatchObject({ downloads: { attachments: 2 } });
      expect((await read(ugo)).status).toBe(404);
      expect((await server.call(releaseOutcomeExportPath(own.id), { headers: ugo })).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

describe('people who agreed to be named', () => {
  let room: Mailings;
  beforeEach(async () => {
    room = await startMailings();
    return () => room.desk.server.close();
  });

  it('are named with what they did, until they take it back', async () => {
    const release = await room.published();
    const contact = await room.contact('ada@paper.example', { agrees_to_figures: 1 });
    const other = await room.contact('bob@paper.example', { first_name: 'Bob' });
    const audience = { lists: [], contacts: [contact, other], has_takers: false };
    await room.send(await room.create(release, { audience }));
    await room.mails();
    const { database, clock } = room.desk.server;
    const visited_at = clock.now.toISOString();
    await database.db
      .updateTable('mailing_recipient')
      .set({ visited_at })
      .where('contact_id', '=', contact)
      .execute();
    const read = async () => (await room.call(releaseOutcomePath(release.id))).json as ReleaseOutcome;
    expect((await read()).people?.named).toEqual([{ contact, name: 'Ada Rossi', outlets: [], visited_at }]);
    await database.db
      .updateTable('mailing_recipient')
      .set({ visited_at: null })
      .where('contact_id', '=', contact)
      .execute();
    expect((await read()).people?.named).toEqual([]);
  });
});
