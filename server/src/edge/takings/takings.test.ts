import { OWN_BASKET_PATH } from '@press-room/contract/baskets';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import {
  CORRECTION_MAIL_PATH,
  OWN_TAKINGS_PATH,
  type OwnTaking,
  ownTakingPath,
  TAKING_DAYS,
  type TakenChange,
} from '@press-room/contract/takings';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../test/alerts.ts';
import type { Desk, DeskRelease, Headers } from '../../../test/desk.ts';
import { patch, post } from '../../../test/requests.ts';
import { CORRECTION_NOTE, READER, startTakings, type Takings } from '../../../test/takings.ts';
import { ensureReaderContacts } from '../../core/contacts/readers.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { runRetention } from '../privacy/retention/retention.ts';

describe('what readers took', () => {
  let desk: Desk;
  let room: Takings['room'];
  let reader: Headers;
  let published: Takings['published'];
  let copy: Takings['copy'];
  let corrected: Takings['corrected'];
  let mails: Takings['mails'];

  beforeEach(async () => {
    ({ desk, room, reader, published, copy, corrected, mails } = await startTakings());
    return () => desk.server.close();
  });

  const own = async (headers = reader): Promise<OwnTaking[]> => {
    const { status, json } = await desk.server.call(`${OWN_TAKINGS_PATH}?format=datatables`, { headers });
    expect(status).toBe(200);
    return (json as { data: OwnTaking[] }).data;
  };
  const change = async ({ id }: DeskRelease, headers = reader): Promise<TakenChange['taken']> =>
    ((await desk.server.call(ownTakingPath(id), { headers })).json as TakenChange).taken;
  const accountOf = async (email: string): Promise<number> => {
    const { db } = desk.server.database;
    return (
      await db.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    ).id;
  };

  it('tells who copied a release of its correction, once, with the changed words marked', async () => {
    const release = await published();
    expect(await copy(release)).toBe(204);
    expect(await mails()).toEqual([]);
    const fixed = await corrected(release);
    const [mail, more] = await mails();
    expect(more).toBeUndefined();
    expect(mail?.subject).toBe('Correction: Figures – Association');
    expect(mail?.text).toContain(
      'You copied or downloaded this press release or a file of it, or put it into a basket, on 20 November 2026',
    );
    expect(mail?.text).toContain('Correction: The figure was wrong');
    expect(mail?.text).toContain('Before: Sales grow by *12*% in 2026.\nNow: Sales grow by *2*% in 2026.');
    expect(mail?.text).not.toContain('September');
    expect(mail?.html).toMatch(/by <del[^>]*>12<\/del><ins[^>]*>2<\/ins>% in/);
    expect(await mails()).toHaveLength(1);
    await corrected(fixed, { text: { en: { title: 'Right figures' } } });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Correction: Figures – Association',
      'Correction: Right figures – Association',
    ]);
  });

  it('tells who downloaded it, and not who only asked for the address', async () => {
    const release = await published();
    const asked = { press_release: release.id, form: 'txt', language: 'en' };
    const { json } = await desk.server.call(DOWNLOAD_PATH, post(asked, reader));
    const fixed = await corrected(release);
    expect(await mails()).toEqual([]);
    expect(await own()).toEqual([]);
    expect((await desk.server.call((json as Download).url)).status).toBe(404);
    const again = await desk.server.call(DOWNLOAD_PATH, post(asked, reader));
    expect((await desk.server.call((again.json as Download).url)).status).toBe(200);
    room.wait(1000);
    await corrected(fixed, { text: { en: { title: 'Right figures' } } });
    expect(await mails()).toHaveLength(1);
  });

  it('shows on its page what changed since, with the versions', async () => {
    const release = await published();
    const fixed = await corrected(release, { text: { en: { title: 'First fix' } } });
    await copy(release);
    expect(await change(release)).toBeNull();
    const last = await corrected(fixed);
    expect(await change(release)).toEqual({
      way: 'taken',
      has_since: '2026-11-20T10:00:02.000Z',
      version: 2,
      current_version: 3,
      language: 'en',
      passages: [
        {
          field: 'body',
          pieces: [
            { kind: 'same', text: 'Sales grow by ' },
            { kind: 'gone', text: '12' },
            { kind: 'new', text: '2' },
            { kind: 'same', text: '% in 2026.' },
          ],
        },
      ],
    });
    await copy(last);
    expect(await change(release)).toBeNull();
  });

  it('lists what was corrected or withdrawn since, marked until it is seen', async () => {
    const [first, second] = [await published(), await published()];
    await copy(first);
    await copy(second);
    expect(await own()).toEqual([]);
    await corrected(first);
    await desk.moved(second, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
    const [withdrawn, fixed] = await own();
    expect(withdrawn).toMatchObject({
      press_release: second.id,
      title: null,
      change: 'withdrawn',
      note: 'All wrong',
      is_seen: false,
    });
    expect(fixed).toMatchObject({
      press_release: first.id,
      title: 'Figures',
      note: CORRECTION_NOTE.en,
      is_seen: false,
    });
    room.wait(1000);
    expect((await desk.server.call(ownTakingPath(first.id), post({}, reader))).status).toBe(204);
    expect((await own()).map(({ is_seen }) => is_seen)).toEqual([false, true]);
  });

  it('tells a withdrawal by its notice and shows nothing of the text', async () => {
    const release = await published();
    await copy(release);
    await desk.moved(release, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Withdrawn: Press release of 20 November 2026 – Association');
    expect(mail?.text).toContain('Withdrawn: please do not use it. All wrong');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Figures|12%/);
    expect(await change(release)).toBeNull();
    expect(JSON.stringify(await own())).not.toContain('Figures');
  });

  it('sends one message where alerts and mailings tell of the same', async () => {
    await ensureReaderContacts(desk.server.context);
    await room.subscribe({ email: READER });
    const release = await published();
    expect(await mails()).toHaveLength(1);
    await copy(release);
    await corrected(release);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Figures – Association', 'Correction: Figures – Association']);
    room.wait(DAY_MS);
    expect(await mails()).toHaveLength(2);
    const mailing = await desk.server.call(
      '/api/office/mailing/',
      post({ press_release: release.id, kind: 'correction' }, desk.officer),
    );
    const { id, version } = mailing.json as { id: number; version: number };
    const ready = await desk.server.call(
      `/api/office/mailing/${id}/`,
      patch({ audience: { lists: [], contacts: [], has_takers: true } }, desk.match(version)),
    );
    expect(ready.status).toBe(200);
    const audience = await desk.server.call(`/api/office/mailing/${id}/audience/`, { headers: desk.officer });
    expect(audience.json).toMatchObject({ recipients: 0, left_out: [{ reason: 'has_it', count: 1 }] });
  });

  it('tells who put it into a basket as well, and nobody of what they may not see', async () => {
    const release = await published();
    const hidden = await desk.draft();
    const items = [release, hidden].map(({ id }) => ({ kind: 'press_release', id }));
    const basket = { key: '0b9c2a51-6c1e-4f0e-9a53-0d7b5a1f3c11', name: '', note: '', items };
    const { status } = await desk.server.call(OWN_BASKET_PATH, post(basket, reader));
    expect(status).toBe(201);
    room.wait(1000);
    await corrected(release);
    const [mail, more] = await mails();
    expect(mail?.text).toContain('or put it into a basket, on 20 November 2026');
    expect(more).toBeUndefined();
    expect(await own()).toMatchObject([{ press_release: release.id, way: 'taken', change: 'corrected' }]);
    const { takings } = (await collectPersonalData(desk.server.database.db, await accountOf(READER))) ?? {};
    expect(takings?.map(({ press_release_id, taken_at }) => [press_release_id, taken_at])).toEqual([
      [release.id, null],
    ]);
  });

  it('stays silent for who has turned the messages off', async () => {
    const turn = (is_on: boolean) =>
      desk.server.call(CORRECTION_MAIL_PATH, {
        ...patch({ is_on }, reader),
        method: 'PUT',
      });
    expect((await turn(false)).json).toEqual({ is_on: false, is_stopped: false });
    const release = await published();
    await copy(release);
    await corrected(release);
    expect(await mails()).toEqual([]);
    expect(await own()).toHaveLength(1);
    const { json } = await desk.server.call(CORRECTION_MAIL_PATH, { headers: reader });
    expect(json).toEqual({ is_on: false, is_stopped: false });
  });

  it('keeps nothing of who asks not to be counted, of nobody, and of the office', async () => {
    const release = await published();
    await copy(release, { ...reader, 'Sec-GPC': '1' });
    await copy(release, {});
    await copy(release, desk.officer);
    await corrected(release);
    const { db } = desk.server.database;
    expect(await db.selectFrom('press_release_taking').selectAll().execute()).toEqual([]);
    expect(await own()).toEqual([]);
  });

  it('shows nobody what others took', async () => {
    const release = await published();
    await copy(release);
    await corrected(release);
    const agent = await desk.server.signedIn('agent@example.com');
    expect(await own(agent)).toEqual([]);
    expect(await change(release, agent)).toBeNull();
    expect((await desk.server.call(ownTakingPath(release.id), post({}, agent))).status).toBe(204);
    const { db } = desk.server.database;
    expect(await db.selectFrom('press_release_taking').select('seen_at').execute()).toEqual([
      { seen_at: null },
    ]);
    for (const path of [OWN_TAKINGS_PATH, ownTakingPath(release.id), CORRECTION_MAIL_PATH])
      expect((await desk.server.call(path)).status).toBe(401);
    expect((await desk.server.call(`${OWN_TAKINGS_PATH}x/`, { headers: reader })).status).toBe(404);
    const wrong = { ...post({ is_on: 'maybe' }, reader), method: 'PUT' };
    expect((await desk.server.call(CORRECTION_MAIL_PATH, wrong)).status).toBe(400);
  });

  it('tells nothing of what the reader may not read any more', async () => {
    const release = await published({ access: 'press' });
    await copy(release);
    await desk.server.database.db
      .deleteFrom('user_account_group')
      .where('user_account_id', '=', await accountOf(READER))
      .execute();
    await corrected(release);
    expect(await mails()).toEqual([]);
    expect(await own()).toEqual([]);
    expect(await change(release)).toBeNull();
  });

  it('is in the export, and gone with the account or after its time', async () => {
    const release = await published();
    await copy(release);
    const account = await accountOf(READER);
    const { db } = desk.server.database;
    const personal = await collectPersonalData(db, account);
    expect(personal?.takings).toEqual([
      {
        press_release_id: release.id,
        taken_at: '2026-11-20T10:00:01.000Z',
        basketed_at: null,
        told_at: null,
        returned_at: null,
        seen_at: null,
      },
    ]);
    room.wait(TAKING_DAYS * DAY_MS + MINUTE_MS);
    await runRetention(desk.server.context);
    expect(await db.selectFrom('press_release_taking').selectAll().execute()).toEqual([]);
  });
});
