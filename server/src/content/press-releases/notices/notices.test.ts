import { beforeEach, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { post } from '../../../../test/requests.ts';
import type { Mail } from '../../../../test/server.ts';

const MINUTE = 60_000;

describe('news of a press release', () => {
  let desk: Desk;
  let colleague: Headers;

  beforeEach(async () => {
    desk = await startDesk();
    colleague = await desk.server.signedIn('bice@example.com');
    return () => desk.server.close();
  });

  const later = (minutes: number): void => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + minutes * MINUTE);
  };
  const comment = ({ id }: DeskRelease, body: string, headers: Headers) =>
    desk.server.call(`${DESK}${id}/comment/`, post({ body }, headers));
  const idOf = async (email: string): Promise<number> => {
    const { id } = await desk.server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };
  const moveAs = async (release: DeskRelease, body: object, headers: Headers): Promise<DeskRelease> => {
    const answer = await desk.move(release, body, desk.match(release.version, headers));
    expect(answer.status).toBe(200);
    return answer.json as DeskRelease;
  };
  const to = (mails: Mail[], name: string) => mails.filter((mail) => mail.to === `${name}@example.com`);

  it('goes to who may review, in their language, and never to who caused it', async () => {
    await desk.moved(await desk.draft(), { to: 'in_review', note: 'Mind the figures' });
    const mails = await desk.server.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'bice@example.com',
      subject: 'Da rivedere: «Titolo» – Association',
    });
    expect(mails[0]?.headers['reply-to']).toContain('officer@example.com');
    expect(mails[0]?.text).toContain('Ada Rossi lo ha inviato in revisione. Nota: Mind the figures');
    expect(mails[0]?.text).toMatch(/#\/admin\/press-releases\/\d+/);
  });

  it('says until when an embargo goes on, and nothing of a schedule that was called off before it was told', async () => {
    const span = { to: 'scheduled', publish_at: '2026-11-20T11:00:00Z' };
    const assignee = await idOf('bice@example.com');
    const draft = await desk.draft({ assignee, embargo_until: '2026-11-20T13:00:00Z' });
    await desk.server.mails();
    later(20);
    const calledOff = await desk.moved(await desk.moved(draft, span), { to: 'draft' });
    expect(await desk.server.mails()).toHaveLength(1);
    await desk.moved(calledOff, span);
    later(20);
    const waiting = to(await desk.server.mails(), 'bice').at(-1)?.text;
    expect(waiting).toMatch(/programmato per il 20 novembre 2026.*12[:.]00/);
    expect(waiting).not.toContain('annullato');
    later(40);
    const text = to(await desk.server.mails(), 'bice').at(-1)?.text ?? '';
    expect(text).toMatch(/pubblicato come programmato; l’embargo finisce il 20 novembre 2026.*14[:.]00/);
    expect(text).not.toContain('come programmato.');
  });

  it('names the public page of what everybody can read, and of nothing else', async () => {
    const assignee = await idOf('bice@example.com');
    const open = await desk.draft({ assignee });
    const press = await desk.draft({ assignee, access: 'press' });
    await desk.server.mails();
    later(20);
    for (const release of [open, press]) await desk.moved(release, { to: 'published' });
    const texts = to(await desk.server.mails(), 'bice')
      .slice(-2)
      .map(({ text }) => text);
    const address = /Indirizzo pubblico: http\S+\/it\/comunicati\/\S+/;
    expect(texts.map((text) => address.test(text))).toEqual([true, false]);
  });

  it('tells nobody of what was taken back before it had appeared, but of a schedule that was called off', async () => {
    const draft = await desk.draft({ assignee: await idOf('bice@example.com') });
    await desk.server.mails();
    later(16);
    const waiting = await desk.moved(draft, { to: 'published', grace_seconds: 10 });
    const back = await desk.moved(waiting, { to: 'draft' });
    later(16);
    expect(to(await desk.server.mails(), 'bice')).toHaveLength(1);
    const planned = await desk.moved(back, { to: 'scheduled', publish_at: '2026-11-20T14:00:00Z' });
    await desk.server.mails();
    later(16);
    await desk.moved(planned, { to: 'draft' });
    expect(to(await desk.server.mails(), 'bice').at(-1)?.text).toContain('annullato la programmazione');
  });

  it('comes once in a quarter of an hour, and brings what happened meanwhile', async () => {
    let release = await desk.moved(await desk.draft(), { to: 'in_review' });
    for (const body of ['First remark', 'Second remark']) await comment(release, body, colleague);
    expect(to(await desk.server.mails(), 'officer')).toEqual([]);
    later(1);
    release = await moveAs(release, { to: 'draft', note: 'See my remarks' }, colleague);
    const [returned, ...more] = to(await desk.server.mails(), 'officer');
    expect(more).toEqual([]);
    expect(returned?.subject).toContain('News');
    for (const words of ['First remark', 'Second remark', 'returned it. Note: See my remarks'])
      expect(returned?.text).toContain(words);
    later(2);
    await comment(release, 'Third remark', colleague);
    release = await desk.moved(release, { to: 'in_review' });
    await moveAs(release, { to: 'draft', note: 'Once more' }, colleague);
    expect(to(await desk.server.mails(), 'officer')).toHaveLength(1);
    later(12);
    expect(to(await desk.server.mails(), 'officer')).toHaveLength(1);
    later(1);
    const second = to(await desk.server.mails(), 'officer');
    expect(second).toHaveLength(2);
    expect(second[1]?.text).toMatch(/Third remark[\s\S]*Once more/);
    expect(second[1]?.text).not.toContain('First remark');
    later(60);
    expect(to(await desk.server.mails(), 'officer')).toHaveLength(2);
  });

  it('waits while another job writes to the person about the release', async () => {
    const { db } = desk.server.database;
    const release = await desk.moved(await desk.draft(), { to: 'in_review' });
    await comment(release, 'A remark', colleague);
    later(16);
    await moveAs(release, { to: 'draft', note: 'See my remark' }, colleague);
    const toOfficer = `release-news:${release.id}:${await idOf('officer@example.com')}:`;
    const due = db.selectFrom('job').select('id').where('unique_key', 'like', `${toOfficer}%`).orderBy('id');
    const [other, ...more] = await due.execute();
    expect(more).toHaveLength(1);
    const lease = (leased_until: string | null) =>
      db
        .updateTable('job')
        .set({ leased_until })
        .where('id', '=', other?.id ?? 0)
        .execute();
    await lease('2026-11-20T10:20:00.000Z');
    expect(to(await desk.server.mails(), 'officer')).toEqual([]);
    await lease(null);
    later(1);
    expect(to(await desk.server.mails(), 'officer')).toHaveLength(1);
    expect(await due.execute()).toEqual([]);
  });

  it('waits apart for each release', async () => {
    for (const title of ['Uno', 'Due'])
      await desk.moved(await desk.draft({ text: { it: { title } } }), { to: 'in_review' });
    expect(to(await desk.server.mails(), 'bice').map(({ subject }) => subject)).toEqual([
      'Da rivedere: «Uno» – Association',
      'Da rivedere: «Due» – Association',
    ]);
  });

  it('tells who is to look after a release, and then nobody else of its submission', async () => {
    const release = await desk.draft({ assignee: await idOf('bice@example.com') });
    expect(release).toMatchObject({ assignee: { first_name: 'Bice' }, created_by: { first_name: 'Ada' } });
    await desk.server.load({
      users: [{ email: 'third@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] }],
    });
    expect(to(await desk.server.mails(), 'bice')[0]?.subject).toContain('Assegnato a te');
    await desk.moved(release, { to: 'in_review' });
    expect(to(await desk.server.mails(), 'third')).toEqual([]);
  });

  it('refuses to assign to who does not work here', async () => {
    const release = await desk.draft();
    for (const assignee of [await idOf('reader@example.com'), 99_999])
      expect(await desk.change(release, { assignee })).toMatchObject({
        status: 400,
        json: { assignee: [expect.any(String)] },
      });
    const assigned = await desk.change(release, { assignee: await idOf('officer@example.com') });
    const unassigned = await desk.change(assigned.json as DeskRelease, { assignee: null });
    expect(unassigned).toMatchObject({ status: 200, json: { assignee: null } });
  });

  it('wants a note where a release is returned', async () => {
    const release = await desk.moved(await desk.draft(), { to: 'in_review' });
    expect(await desk.move(release, { to: 'draft' })).toMatchObject({
      status: 400,
      json: { note: ['This field is required.'] },
    });
  });

  it('brings a company what is said to it, and nothing of what colleagues say to each other', async () => {
    const { gea, write } = await startCompanyOffices(desk);
    const release = await write(gea);
    const say = async (body: object, headers: Headers) => {
      const answer = await desk.server.call(`${DESK}${release.id}/comment/`, post(body, headers));
      expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
      return answer.json as { id: number };
    };
    await say({ body: 'Do they pay?', internal: true }, colleague);
    const { id } = await say({ body: 'Which figure?' }, colleague);
    later(20);
    const own = (await desk.server.mails()).filter((mail) => mail.to === 'gea@alfa.example');
    expect(own.map(({ text }) => text)).toEqual([expect.stringContaining('Which figure?')]);
    expect(own[0]?.text).not.toContain('Do they pay');
    await say({ body: 'Twelve', parent: id }, gea);
    later(20);
    expect(to(await desk.server.mails(), 'bice').at(-1)?.text).toContain('Twelve');
  });

  it('reaches nobody who has left meanwhile', async () => {
    const release = await desk.moved(await desk.draft(), { to: 'in_review' });
    await comment(release, 'A remark', colleague);
    const id = await idOf('officer@example.com');
    const { db } = desk.server.database;
    await db.deleteFrom('user_account_group').where('user_account_id', '=', id).execute();
    later(20);
    expect(to(await desk.server.mails(), 'officer')).toEqual([]);
    expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
  });
});
