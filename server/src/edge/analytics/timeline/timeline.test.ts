/** @module-tag engine */
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import {
  mailingTimelinePath,
  type ReleaseTimeline,
  releaseTimelinePath,
} from '@press-room/contract/release-timeline';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { startDesk } from '../../../../test/desk.ts';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { buildReport } from '../../../../test/reports.ts';
import { post } from '../../../../test/requests.ts';
import { markReturned, markTold } from '../../alerts/queries.ts';
import { receiveMail } from '../../incoming-mail/receive-mail.ts';

describe('from release to result', () => {
  let room: Mailings;
  beforeEach(async () => {
    room = await startMailings();
    return () => room.desk.server.close();
  });

  const db = () => room.desk.server.database.db;
  const today = () => room.desk.server.clock.now.toISOString().slice(0, 10);
  async function outlet(name: string, country: string, contacts: readonly number[]): Promise<number> {
    const updated_at = room.desk.server.clock.now.toISOString();
    const { id } = await db()
      .insertInto('outlet')
      .values({ name, name_key: name.toLowerCase(), country, reach: 1000, updated_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const contact_id of contacts)
      await db().insertInto('contact_outlet').values({ contact_id, outlet_id: id }).execute();
    return id;
  }
  async function sent() {
    const release = await room.published();
    const [ada, bob] = [await room.contact('ada@paper.example'), await room.contact('bob@paper.example')];
    await db().updateTable('contact').set({ country: 'FR' }).where('id', '=', ada).execute();
    const gazette = await outlet('Gazette', 'FR', [ada, bob]);
    const audience = { lists: [], contacts: [ada, bob], has_takers: false };
    const mailing = await room.send(await room.create(release, { audience }));
    await room.mails();
    return { release, mailing, ada, bob, gazette };
  }
  async function write(release: number, outlet_name: string, published_on = today()): Promise<void> {
    const { press_group_id } = await db()
      .selectFrom('press_release')
      .select('press_group_id')
      .where('id', '=', release)
      .executeTakeFirstOrThrow();
    const form = { press_group: press_group_id, headline: `In ${outlet_name}`, outlet_name, published_on };
    const answer = await room.call(CLIPPING_PATH, post({ ...form, releases: [release] }, room.desk.officer));
    expect(answer.status).toBe(201);
  }
  const read = async (path: string): Promise<ReleaseTimeline> => {
    await room.desk.server.context.analytics.flush(true);
    const { status, json } = await room.call(path);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json as ReleaseTimeline;
  };

  it('tells who was told, who came from there, what was taken and what was written', async () => {
    const { release, mailing, gazette } = await sent();
    await db().updateTable('mailing_link').set({ visits: 7 }).where('mailing_id', '=', mailing.id).execute();
    const { analytics } = room.desk.server.context;
    const subject = { kind: 'press_release', id: release.id } as const;
    analytics.count({ kind: 'read', subject, account: null });
    analytics.count({ kind: 'download', subject, account: null });
    await write(release.id, 'Gazette');
    await write(release.id, 'Blog');
    const line = await read(releaseTimelinePath(release.id));
    expect(line.entries.map(({ kind }) => kind)).toEqual([
      'published',
      'mailing',
      'taken',
      'clipping',
      'clipping',
    ]);
    expect(line.entries).toContainEqual(
      expect.objectContaining({ id: mailing.id, recipients: 2, accepted: 2, refused: 0, visits: 7 }),
    );
    expect(line.entries).toContainEqual(
      expect.objectContaining({ reads: 1, downloads: 1, copies: 0, files: 0 }),
    );
    expect(line.entries).toContainEqual(
      expect.objectContaining({ headline: 'In Gazette', was_told: true, reach: 1000 }),
    );
    expect(line.entries).toContainEqual(expect.objectContaining({ headline: 'In Blog', was_told: false }));
    const nobody = { refused: 0, visitors: 0 };
    expect(line.outlets).toEqual([
      { outlet: { id: gazette, name: 'Gazette' }, told: 2, clippings: 1, people: 0, ...nobody },
      {
        outlet: expect.objectContaining({ name: 'Blog' }) as object,
        told: 0,
        clippings: 1,
        people: 0,
        ...nobody,
      },
    ]);
    expect(line.countries).toEqual([
      { country: 'FR', told: 1, clippings: 1, reads: 0, downloads: 0, ...nobody },
      { country: '', told: 1, clippings: 1, reads: 1, downloads: 1, ...nobody },
    ]);
  });

  it('begins with the mailing where it is about one, and counts nobody by outlet there', async () => {
    const { release, mailing } = await sent();
    const started_at = new Date(room.desk.server.clock.now.getTime() - 3 * 86_400_000).toISOString();
    await db().updateTable('mailing').set({ started_at }).where('id', '=', mailing.id).execute();
    const more = await room.send(
      await room.create(await room.latest(release), {
        audience: { lists: [], contacts: [await room.contact('eva@paper.example')], has_takers: false },
      }),
    );
    await room.mails();
    await write(release.id, 'Gazette');
    const line = await read(mailingTimelinePath(more.id));
    expect(line.from).toBe(today());
    expect(line.entries.map((entry) => [entry.kind, 'id' in entry ? entry.id : 0])).toEqual([
      ['mailing', more.id],
      ['clipping', expect.any(Number)],
    ]);
    expect(line.outlets).toMatchObject([{ told: 0, clippings: 1, people: null }]);
    const first = await read(mailingTimelinePath(mailing.id));
    expect(first.entries.filter(({ kind }) => kind === 'mailing')).toHaveLength(1);
    expect(first.outlets).toMatchObject([{ told: 2 }]);
  });

  it('counts people who were told by an alert alone, once', async () => {
    const { release, ada } = await sent();
    const eva = await room.contact('eva@paper.example');
    const at = room.desk.server.clock.now.toISOString();
    await db()
      .insertInto('alert_told')
      .values({ contact_id: eva, press_release_id: release.id, at })
      .execute();
    const line = await read(releaseTimelinePath(release.id));
    expect(line.entries).toContainEqual({ kind: 'alerts', day: today(), people: 1, refused: 0 });
    expect(line.countries.reduce((sum, { told }) => sum + (told ?? 0), 0)).toBe(3);
    await db().deleteFrom('contact').where('id', '=', ada).execute();
    const after = await read(releaseTimelinePath(release.id));
    expect(after.countries.reduce((sum, { told }) => sum + (told ?? 0), 0)).toBe(2);
  });

  it('counts alerts that were refused or came back as it counts messages of mailings', async () => {
    const { release, mailing, ada, bob, gazette } = await sent();
    const eva = await room.contact('eva@paper.example');
    await db().insertInto('contact_outlet').values({ contact_id: eva, outlet_id: gazette }).execute();
    const { database, clock, context } = room.desk.server;
    const { bounceTags } = context;
    const at = new Date(clock.now.getTime() + 60_000);
    await markTold(database.db, [eva], release.id, at);
    const figures = async () => {
      const { entries, outlets, countries } = await read(releaseTimelinePath(release.id));
      const alerts = entries.find((entry) => entry.kind === 'alerts');
      const sum = (name: 'told' | 'refused') => countries.reduce((all, row) => all + (row[name] ?? 0), 0);
      return [alerts, outlets[0]?.told, outlets[0]?.refused, sum('told'), sum('refused')];
    };
    const alerts = { kind: 'alerts', day: today() };
    expect(await figures()).toEqual([{ ...alerts, people: 1, refused: 0 }, 3, 0, 3, 0]);
    const bounce = async (subject: Parameters<typeof bounceTags.toTag>[0], email: string): Promise<void> => {
      const to = `bounce+${bounceTags.toTag(subject, email)}@press.example.com`;
      const report = { recipient: email, status: '5.1.1', said: '550 5.1.1 unknown', to };
      expect(await receiveMail(context, buildReport(report))).toMatchObject({ outcome: 'bounced' });
    };
    await bounce({ contact: eva, at }, 'eva@paper.example');
    expect(await figures()).toEqual([{ ...alerts, people: 0, refused: 1 }, 2, 1, 2, 1]);
    const recipients = await room.recipients(mailing);
    const id = recipients.find(({ contact }) => contact?.id === bob)?.id ?? 0;
    await bounce(id, 'bob@paper.example');
    expect(await figures()).toEqual([{ ...alerts, people: 0, refused: 1 }, 1, 2, 1, 2]);
    expect((await read(mailingTimelinePath(mailing.id))).outlets).toMatchObject([{ told: 1, refused: 1 }]);
    // Each person counts once, even if messages were returned.
    await markReturned(database.db, [{ contact_id: bob, press_release_id: release.id }], at);
    expect((await figures()).slice(1)).toEqual([1, 2, 1, 2]);
    await db().deleteFrom('contact').where('id', 'in', [ada, bob, eva]).execute();
    expect(await database.db.selectFrom('alert_returned').selectAll().execute()).toEqual([]);
  });

  it('names no reader who did not agree, and no outlet of a few people who took something', async () => {
    const { release, ada } = await sent();
    await db()
      .updateTable('mailing_recipient')
      .set({ visited_at: room.desk.server.clock.now.toISOString() })
      .where('contact_id', '=', ada)
      .execute();
    const { text } = await room.call(releaseTimelinePath(release.id));
    expect(text).not.toMatch(/ada|Rossi|paper\.example/);
    expect((await read(releaseTimelinePath(release.id))).outlets).toMatchObject([{ visitors: 1, people: 0 }]);
  });

  it('is for officers, and there is none of what is not there', async () => {
    const { release, mailing } = await sent();
    const { server, officer } = room.desk;
    for (const path of [releaseTimelinePath(release.id), mailingTimelinePath(mailing.id)])
      expect((await server.call(path)).status).toBe(401);
    for (const path of [releaseTimelinePath(999_999), mailingTimelinePath(999_999)])
      expect((await server.call(path, { headers: officer })).status).toBe(404);
    await db().updateTable('mailing').set({ press_release_id: null }).execute();
    expect((await server.call(mailingTimelinePath(mailing.id), { headers: officer })).status).toBe(404);
  });
});

describe('from release to result for a company', () => {
  it('has what readers took of its own release, and nothing else', async () => {
    const desk = await startDesk();
    const offices = await startCompanyOffices(desk);
    const { server, gea, ugo } = offices;
    try {
      const own = await offices.write(gea);
      const subject = { kind: 'press_release', id: own.id } as const;
      server.context.analytics.count({ kind: 'read', subject, account: null });
      await server.context.analytics.flush(true);
      const { json } = await server.call(releaseTimelinePath(own.id), { headers: gea });
      const { entries, outlets, countries } = json as ReleaseTimeline;
      expect(entries).toMatchObject([{ kind: 'taken', reads: 1 }]);
      expect(outlets).toEqual([]);
      expect(countries).toEqual([
        { country: '', reads: 1, downloads: 0, told: null, refused: null, visitors: null, clippings: null },
      ]);
      expect((await server.call(releaseTimelinePath(own.id), { headers: ugo })).status).toBe(404);
      expect((await server.call(mailingTimelinePath(1), { headers: gea })).status).toBe(403);
    } finally {
      await server.close();
    }
  });
});
