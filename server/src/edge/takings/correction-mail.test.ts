import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import { type ReleaseTimeline, releaseTimelinePath } from '@press-room/contract/release-timeline';
import { CORRECTION_MAIL_PATH } from '@press-room/contract/takings';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, MINUTE_MS, PRESS_URL } from '../../../test/alerts.ts';
import { addPicture } from '../../../test/media.ts';
import { buildReport } from '../../../test/reports.ts';
import { post } from '../../../test/requests.ts';
import { READER, startTakings, type Takings } from '../../../test/takings.ts';
import { addAddress } from '../../core/contacts/contacts.ts';
import { ensureReaderContacts } from '../../core/contacts/readers.ts';
import { resumeContact, stopContact, suppressAddress } from '../../core/contacts/suppression.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import { RefusedMail } from '../../platform/mail/refusal.ts';
import { markTold } from '../alerts/queries.ts';
import { receiveMail } from '../incoming-mail/receive-mail.ts';
import { TAKER_JOB } from './jobs.ts';
import { tellTaker } from './tell-taker.ts';

describe('the message about a correction', () => {
  let takings: Takings;
  beforeEach(async () => {
    takings = await startTakings();
    return () => takings.desk.server.close();
  });
  const server = () => takings.desk.server;
  const isOn = async () =>
    (await server().call(CORRECTION_MAIL_PATH, { headers: takings.reader })).json as { is_on: boolean };

  async function mailed() {
    const release = await takings.published();
    await takings.copy(release);
    await takings.corrected(release);
    const [mail] = await takings.mails();
    return { release, mail, path: linkIn(mail?.text, 'corrections') };
  }

  it('is turned off with one click, by its link or by the mail program', async () => {
    const { mail, path } = await mailed();
    expect(path).not.toBe('');
    expect(mail?.html).toContain(path);
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${PRESS_URL}${path}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const page = await server().call(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('Turn these messages off');
    expect(await isOn()).toMatchObject({ is_on: true });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await server().call(path, { method: 'POST', body });
    expect([done.status, done.text.includes('are turned off')]).toEqual([200, true]);
    expect(await isOn()).toMatchObject({ is_on: false });
    expect((await server().call(path)).text).toContain('are turned off');
  });

  it('is turned off by nothing but its own link', async () => {
    const { path } = await mailed();
    const { id } = await server()
      .database.db.selectFrom('user_account')
      .select('id')
      .where('email', '=', READER)
      .executeTakeFirstOrThrow();
    const { readers } = server().context.links;
    const others = [
      path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      readers.toUrl('leave', { id }).replace(PRESS_URL, '').replace('/leave/', '/corrections/'),
      readers.toUrl('corrections', { id: 99_999 }).replace(PRESS_URL, ''),
    ];
    for (const other of others)
      for (const method of ['GET', 'POST']) {
        const body = method === 'GET' ? null : new URLSearchParams();
        expect((await server().call(other, { method, body })).status).toBe(404);
      }
    expect(await isOn()).toMatchObject({ is_on: true });
  });

  it('writes to nobody whose address is suppressed, or who objected, and says so', async () => {
    const { desk, room, reader, published, copy, corrected, mails } = takings;
    const { context, database, clock } = desk.server;
    const { addressHashes } = context;
    const status = async () => (await desk.server.call(CORRECTION_MAIL_PATH, { headers: reader })).json;
    const release = await published();
    await copy(release);
    await suppressAddress(database.db, addressHashes, READER, { reason: 'bounced', now: clock.now });
    expect(await status()).toEqual({ is_on: true, is_stopped: true });
    const fixed = await corrected(release);
    expect(await mails()).toEqual([]);
    // Their contact has another address, which received the release.
    await ensureReaderContacts(context);
    const { id } = await database.db
      .selectFrom('contact_address')
      .select('contact_id as id')
      .where('email', '=', READER)
      .executeTakeFirstOrThrow();
    const email = 'reader@work.example';
    await addAddress(database.db, addressHashes, { contact_id: id, email, position: 1 });
    await room.subscribe({ email });
    await markTold(database.db, [id], release.id, clock.now);
    room.wait(1000);
    const again = await corrected(fixed, { text: { en: { title: 'Right figures' } } });
    await mails();
    expect((await room.news(email)).map(({ subject }) => subject)).toEqual([
      'Correction: Right figures – Association',
    ]);
    await stopContact(database.db, addressHashes, id, { reason: 'unsubscribed', now: clock.now });
    await resumeContact(database.db, addressHashes, { contactId: 0, email: READER });
    expect(await status()).toEqual({ is_on: true, is_stopped: true });
    await corrected(again, { text: { en: { title: 'Last figures' } } });
    expect(await mails()).toEqual([]);
  });

  it('tells two corrections in quick succession at once, a withdrawal without delay', async () => {
    const release = await takings.published();
    await takings.copy(release);
    const first = await takings.corrected(release);
    await server().work();
    takings.room.wait(3 * MINUTE_MS);
    const second = await takings.corrected(first, { text: { en: { title: 'Right figures' } } });
    const [mail, more] = await takings.mails();
    expect(mail?.subject).toBe('Correction: Right figures – Association');
    expect(mail?.text).toContain('Before: Sales grow by *12*%');
    expect(mail?.text).toContain('Now: *Right figures*');
    expect(more).toBeUndefined();
    takings.room.wait(10 * MINUTE_MS);
    expect(await takings.mails()).toHaveLength(1);
    await takings.desk.moved(second, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
    await server().work();
    expect((await takings.room.news(READER)).map(({ subject }) => subject)).toEqual([
      'Correction: Right figures – Association',
      expect.stringMatching(/^Withdrawn: /),
    ]);
  });

  it('is not sent while another job writes to the person about the release', async () => {
    const { db } = server().database;
    const release = await takings.published();
    await takings.copy(release);
    const first = await takings.corrected(release);
    await server().work();
    await takings.corrected(first, { text: { en: { title: 'Right figures' } } });
    await server().work();
    const due = db.selectFrom('job').select('id').where('kind', '=', TAKER_JOB).orderBy('id');
    const [other, ...more] = await due.execute();
    expect(more).toHaveLength(1);
    const lease = (leased_until: string | null) =>
      db
        .updateTable('job')
        .set({ leased_until })
        .where('id', '=', other?.id ?? 0)
        .execute();
    await lease('2026-11-20T11:00:00.000Z');
    expect(await takings.mails()).toEqual([]);
    await lease(null);
    expect(await takings.mails()).toHaveLength(1);
    expect(await due.execute()).toEqual([]);
  });

  it.each([false, true])(
    'counts in the time line once it was accepted, came back or was refused',
    async (hasContact) => {
      const { desk, copy, corrected, published, reader } = takings;
      const { context, database, clock } = server();
      const { db } = database;
      if (hasContact) await ensureReaderContacts(context);
      else await db.deleteFrom('contact').execute();
      await db.updateTable('user_account').set({ country: 'FR' }).where('email', '=', READER).execute();
      await db.updateTable('contact').set({ country: 'FR' }).execute();
      const release = await published();
      await copy(release, reader);
      const figures = async () => {
        const answer = await server().call(releaseTimelinePath(release.id), { headers: desk.officer });
        const { entries, countries } = answer.json as ReleaseTimeline;
        const alerts = entries.flatMap((entry) => (entry.kind === 'alerts' ? [entry] : []));
        const french = countries.find(({ country }) => country === 'FR');
        return [
          alerts.map(({ people, refused }) => [people, refused]),
          french?.told ?? 0,
          french?.refused ?? 0,
        ];
      };
      const fixed = await corrected(release);
      expect(await figures()).toEqual([[], 0, 0]);
      await takings.mails();
      expect(await figures()).toEqual([[[1, 0]], 1, 0]);
      const { told_at } = await db
        .selectFrom('press_release_taking')
        .select((eb) => eb.ref('told_at').$notNull().as('told_at'))
        .executeTakeFirstOrThrow();
      const contact = (await db.selectFrom('contact').select('id').executeTakeFirst())?.id ?? 0;
      const tag = context.bounceTags.toTag({ contact, at: new Date(told_at) }, READER);
      const report = { recipient: READER, status: '4.2.2', said: '452 4.2.2 full' };
      await receiveMail(context, buildReport({ ...report, to: `bounce+${tag}@press.example.com` }));
      expect(await figures()).toEqual([[[0, 1]], 0, 1]);
      await desk.moved(fixed, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
      const send = async () => {
        throw new RefusedMail(550, { answer: '550 5.7.1 No', fault: 'soft', isPermanent: true });
      };
      const account = await db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', READER)
        .executeTakeFirst();
      const payload = { release: release.id, to: { account: account?.id } };
      const job = { id: 1, kind: TAKER_JOB, created_at: clock.now.toISOString() } as ClaimedJob;
      await expect(tellTaker(context, async () => ({ send }), payload, job)).rejects.toThrow('Refused');
      expect(await figures()).toEqual([[[0, 1]], 0, 1]);
      const [last] = await db.selectFrom('press_release_taking').select(['told_at', 'returned_at']).execute();
      expect(last).toEqual({ told_at: null, returned_at: clock.now.toISOString() });
    },
  );

  it('goes to who downloaded only a picture of it, and not to who saw it elsewhere', async () => {
    const photo = await addPicture(server(), {}, [
      { bytes: Buffer.from('photo'), media_type: 'image/jpeg', width: 800 },
    ]);
    const [shown, other] = [await takings.published({ pictures: [photo] }), await takings.published()];
    const asked = { asset: photo, media_type: 'image/jpeg', width: 800 };
    const { json } = await server().call(DOWNLOAD_PATH, post(asked, takings.reader));
    expect((await server().call((json as Download).url)).status).toBe(200);
    takings.room.wait(1000);
    await takings.corrected(shown);
    await takings.corrected(other, { text: { en: { title: 'Other' } } });
    expect((await takings.mails()).map(({ subject }) => subject)).toEqual([
      'Correction: Figures – Association',
    ]);
  });
});
