import type { Readers } from '@press-room/contract/readers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, READING, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

interface Row {
  id: number;
  version: number;
  status: string;
  published_at: string;
  publish_at: string | null;
  readers: Readers;
}

const NOUNS = ['press_release', 'press_kit', 'gallery', 'magazine'] as const;
type Noun = (typeof NOUNS)[number];

describe('publishing while files are being prepared', () => {
  let desk: Desk;
  let making: number;
  let photo: number;

  beforeEach(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const setState = (id: number, state: 'ready' | 'failed' | 'processing') =>
    desk.server.database.change((trx) =>
      trx.updateTable('asset').set({ state }).where('id', '=', id).execute(),
    );
  const later = async (seconds: number): Promise<void> => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + seconds * 1000);
    await desk.server.work();
  };
  const pathOf = (noun: Noun) => `/api/office/${noun}/`;
  const send = async (path: string, init: RequestInit) => desk.server.call(path, init);
  const again = async (noun: Noun, { id }: Row): Promise<Row> =>
    (await send(`${pathOf(noun)}${id}/`, { headers: desk.officer })).json as Row;
  const move = (noun: Noun, { id, version }: Row, body: object) =>
    send(`${pathOf(noun)}${id}/transition/`, post(body, desk.match(version)));

  /** Creates a record with a file that is ready and one that is not; a magazine has only one file. */
  async function build(noun: Noun): Promise<Row> {
    photo = await addPicture(desk.server, { name: 'ready.jpg' }, []);
    const isDocument = noun === 'magazine' || noun === 'press_kit';
    making = isDocument
      ? await addDocument(desk.server, Buffer.from('late'), { name: 'late.pdf', state: 'processing' })
      : await addPicture(desk.server, { name: 'late.jpg', state: 'processing' }, []);
    const node =
      noun === 'gallery'
        ? ((await send('/api/office/gallery_tree/', post({ name: { it: 'R' } }, desk.officer))).json as Row)
            .id
        : 0;
    const bodies: Record<Noun, object> = {
      press_release: { press_group: 'Fair', text: { it: { title: 'T' } }, pictures: [photo, making] },
      press_kit: {
        press_group: 'Fair',
        year: 2026,
        title: { it: 'K' },
        files: [{ asset: photo }, { asset: making }],
      },
      gallery: { node, name: { it: 'G' }, pictures: [photo, making] },
      magazine: { kind: 'italian', year: 2026, month: 11, title: { it: 'N' }, document: making },
    };
    const answer = await send(pathOf(noun), post(bodies[noun], desk.officer));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Row;
  }

  describe.each(NOUNS)('of a %s', (noun) => {
    it('is refused with the names of the files, and done knowingly', async () => {
      const row = await build(noun);
      const refused = await move(noun, row, { to: 'published' });
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'files_unready', files: [{ id: making, state: 'processing' }] },
      });
      expect((await again(noun, row)).version).toBe(row.version);
      const done = await move(noun, row, { to: 'published', files: 'as_they_are' });
      expect(done).toMatchObject({ status: 200, json: { status: 'published' } });
      const { readers } = done.json as Row;
      expect(readers.notes).toContainEqual({
        code: 'files',
        count: 1,
        files: [expect.stringMatching(/^late/)],
      });
      await setState(making, 'ready');
      expect((await again(noun, row)).readers.notes.map(({ code }) => code)).not.toContain('files');
    });

    it('waits until they are, and then is done by itself by who asked for it', async () => {
      const row = await build(noun);
      const waiting = (await move(noun, row, { to: 'published', files: 'when_ready' })).json as Row;
      expect(waiting.status).toBe('draft');
      expect(waiting.readers.notes.map(({ code }) => code)).toContain('when_ready');
      await later(10);
      await later(60);
      expect((await again(noun, row)).status).toBe('draft');
      await setState(making, 'ready');
      await later(120);
      const published = await again(noun, row);
      expect([published.status, published.readers.notes.map(({ code }) => code)]).toEqual([
        'published',
        expect.not.arrayContaining(['when_ready']),
      ]);
      const audit = await desk.server.database.db
        .selectFrom('audit_entry')
        .innerJoin('user_account as account', 'account.id', 'audit_entry.user_account_id')
        .select(['action', 'account.email'])
        .where('subject', '=', `${noun}:${row.id}`)
        .orderBy('audit_entry.id')
        .execute();
      expect(audit.map(({ action, email }) => `${action} ${email}`).slice(-2)).toEqual([
        'wait_for_files officer@example.com',
        'published officer@example.com',
      ]);
    });

    it('is asked for again where a file is added to what readers see', async () => {
      const row = await build(noun);
      await setState(making, 'ready');
      const shown = (await move(noun, row, { to: 'published' })).json as Row;
      const picture = await addPicture(desk.server, { name: 'further.jpg', state: 'processing' }, []);
      const isDocument = noun === 'magazine';
      const further = isDocument
        ? await addDocument(desk.server, Buffer.from('further'), { name: 'further.pdf', state: 'processing' })
        : picture;
      const bodies: Record<Noun, object> = {
        press_release: { pictures: [photo, making, further] },
        press_kit: { files: [{ asset: photo }, { asset: making }, { asset: further }] },
        gallery: { pictures: [photo, making, further] },
        magazine: { document: further },
      };
      const path = `${pathOf(noun)}${row.id}/`;
      const change = (from: Row, body: object) => send(path, patch(body, desk.match(from.version)));
      expect(await change(shown, bodies[noun])).toMatchObject({
        status: 409,
        json: { code: 'files_unready', files: [{ id: further, state: 'processing' }] },
      });
      const added = await change(shown, { ...bodies[noun], show_unready: true });
      expect(added.status).toBe(200);
      // A choice made once does not apply to later writes.
      expect((await change(added.json as Row, bodies[noun])).status).toBe(200);
    });

    it('is taken back before', async () => {
      const row = await build(noun);
      const waiting = (await move(noun, row, { to: 'published', files: 'when_ready' })).json as Row;
      const back = (await move(noun, waiting, { to: 'published', files: 'wait_no_more' })).json as Row;
      expect([back.status, back.readers.notes.map(({ code }) => code)]).toEqual([
        'draft',
        expect.not.arrayContaining(['when_ready']),
      ]);
      expect((await move(noun, back, { to: 'published', files: 'wait_no_more' })).status).toBe(409);
      await setState(making, 'ready');
      await later(120);
      expect((await again(noun, row)).status).toBe('draft');
    });
  });

  it.each(NOUNS)('of a %s ends when it is withdrawn or hidden meanwhile', async (noun) => {
    const row = await build(noun);
    const shown = (await move(noun, row, { to: 'published', files: 'as_they_are' })).json as Row;
    const waiting = (await move(noun, shown, { to: 'published', files: 'when_ready' })).json as Row;
    expect(waiting.readers.notes.map(({ code }) => code)).toContain('when_ready');
    const away = noun === 'press_release' ? 'archived' : 'draft';
    const ended = (await move(noun, waiting, { to: away })).json as Row;
    expect([ended.status, ended.readers.notes.map(({ code }) => code)]).toEqual([
      away,
      expect.not.arrayContaining(['when_ready']),
    ]);
    await setState(making, 'ready');
    await later(120);
    expect((await again(noun, row)).status).toBe(away);
  });

  it('is not done for an officer whose account was disabled', async () => {
    const row = await build('press_kit');
    await move('press_kit', row, { to: 'published', files: 'when_ready' });
    const other = await desk.server.signedIn('bice@example.com');
    await desk.server.database.db
      .updateTable('user_account')
      .set({ disabled_at: desk.server.clock.now.toISOString() })
      .where('email', '=', 'officer@example.com')
      .execute();
    await setState(making, 'ready');
    await later(120);
    const answer = await send(`${pathOf('press_kit')}${row.id}/`, { headers: other });
    expect(answer.json).toMatchObject({ status: 'draft' });
  });

  it('is asked for again where pending changes are shown', async () => {
    const row = await build('press_release');
    await setState(making, 'ready');
    const shown = (await move('press_release', row, { to: 'published', languages: ['it'] })).json as Row;
    const further = await addPicture(desk.server, { name: 'further.jpg', state: 'processing' }, []);
    const change = ({ version }: Row, body: object) =>
      send(`${pathOf('press_release')}${row.id}/`, patch(body, desk.match(version)));
    const pending = (await change(shown, { pending: { pictures: [photo, further] } })).json as Row;
    expect(await change(pending, { show_pending: true })).toMatchObject({
      status: 409,
      json: { code: 'files_unready', files: [{ id: further }] },
    });
    expect((await change(pending, { show_pending: true, show_unready: true })).status).toBe(200);
    const read = await send(`${READING}${row.id}/`, {});
    expect(read.json).toMatchObject({ missing: ['A tile'] });
    await setState(further, 'ready');
    expect((await send(`${READING}${row.id}/`, {})).json).toMatchObject({ missing: [] });
  });

  it('of a release waits also where it is scheduled, and keeps the instant that is still to come', async () => {
    const plan = { to: 'scheduled', publish_at: '2026-11-20T10:30:00.000Z' };
    const row = await build('press_release');
    expect((await move('press_release', row, plan)).status).toBe(409);
    await move('press_release', row, { ...plan, files: 'when_ready' });
    await setState(making, 'ready');
    await later(60);
    expect(await again('press_release', row)).toMatchObject({
      status: 'scheduled',
      publish_at: plan.publish_at,
    });
    const late = await build('press_release');
    await move('press_release', late, { ...plan, files: 'when_ready' });
    await later(3600);
    expect((await send(`${READING}${late.id}/`, {})).status).toBe(404);
    await setState(making, 'ready');
    await later(120);
    expect((await send(`${READING}${late.id}/`, {})).status).toBe(200);
  });

  it('waits for a file that failed until somebody takes it out', async () => {
    const row = await build('press_kit');
    await move('press_kit', row, { to: 'published', files: 'when_ready' });
    await setState(making, 'failed');
    await later(600);
    const still = await again('press_kit', row);
    expect([still.status, still.readers.notes.map(({ code }) => code)]).toEqual([
      'draft',
      ['when_ready', 'files'],
    ]);
    await send(
      `${pathOf('press_kit')}${row.id}/`,
      patch({ files: [{ asset: photo }] }, desk.match(still.version)),
    );
    await later(600);
    expect((await again('press_kit', row)).status).toBe('published');
  });

  it('is not for who may not publish', async () => {
    const row = await build('press_kit');
    const agent = await desk.server.signedIn('agent@example.com');
    for (const files of ['as_they_are', 'when_ready', 'wait_no_more'])
      expect(
        (
          await send(
            `${pathOf('press_kit')}${row.id}/transition/`,
            post({ to: 'published', files }, desk.match(row.version, agent)),
          )
        ).status,
      ).toBe(403);
    expect((await move('press_kit', row, { to: 'published', files: 'whatever' })).status).toBe(400);
  });
});
