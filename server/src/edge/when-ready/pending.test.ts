import type { Readers } from '@press-room/contract/readers';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Desk, READING, startDesk } from '../../../test/desk.ts';
import { addPicture } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

interface Row {
  id: number;
  version: number;
  status: string;
  pictures: number[];
  readers: Readers;
}

const RELEASES = '/api/office/press_release/';

describe('changes of a published release that add files in the making', () => {
  let desk: Desk;
  let photo: number;
  let further: number;
  let pending: Row;

  const setState = (id: number, state: 'ready' | 'processing') =>
    desk.server.database.change((trx) =>
      trx.updateTable('asset').set({ state }).where('id', '=', id).execute(),
    );
  const later = async (seconds: number): Promise<void> => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + seconds * 1000);
    await desk.server.work();
  };
  const send = (path: string, init: RequestInit) => desk.server.call(path, init);
  const move = ({ id, version }: Row, body: object) =>
    send(`${RELEASES}${id}/transition/`, post(body, desk.match(version)));
  const change = ({ id, version }: Row, body: object) =>
    send(`${RELEASES}${id}/`, patch(body, desk.match(version)));
  const again = async ({ id }: Row): Promise<Row> =>
    (await send(`${RELEASES}${id}/`, { headers: desk.officer })).json as Row;
  const codesOf = ({ readers }: Row) => readers.notes.map(({ code }) => code);

  beforeEach(async () => {
    desk = await startDesk();
    photo = await addPicture(desk.server, { name: 'ready.jpg' }, []);
    further = await addPicture(desk.server, { name: 'further.jpg', state: 'processing' }, []);
    const body = { press_group: 'Fair', text: { it: { title: 'T' } }, pictures: [photo] };
    const draft = (await send(RELEASES, post(body, desk.officer))).json as Row;
    const shown = (await move(draft, { to: 'published' })).json as Row;
    pending = (await change(shown, { pending: { pictures: [photo, further] } })).json as Row;
    return () => desk.server.close();
  });

  it('are shown once the files are ready, in the name of the officer who asked', async () => {
    const correction = { it: 'Una foto in più' };
    const asked = { show_pending: true, show_when_ready: true, correction };
    const waiting = (await change(pending, asked)).json as Row;
    expect([waiting.status, codesOf(waiting)]).toEqual([
      'published',
      expect.arrayContaining(['pending', 'when_ready']),
    ]);
    // Editing continues meanwhile.
    const written = (await change(waiting, { pending: { text: { it: { subtitle: 'Ancora' } } } }))
      .json as Row;
    await later(120);
    expect(codesOf(await again(written))).toContain('when_ready');
    expect((await again(written)).pictures).toEqual([photo]);
    await setState(further, 'ready');
    await later(120);
    expect(codesOf(await again(written))).toEqual(['language']);
    expect((await again(written)).pictures).toEqual([photo, further]);
    expect((await send(`${READING}${written.id}/`, {})).json).toMatchObject({
      subtitle: 'Ancora',
      missing: [],
      corrections: [{ note: 'Una foto in più' }],
    });
    const audit = await desk.server.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `press_release:${written.id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action).slice(-3)).toEqual(['wait_for_files', 'hold', 'edit']);
  });

  it.each([
    { how: 'taken back', end: (row: Row) => move(row, { to: 'published', files: 'wait_no_more' }) },
    { how: 'discarded', end: (row: Row) => change(row, { pending: null }) },
    { how: 'shown knowingly', end: (row: Row) => change(row, { show_pending: true, show_unready: true }) },
    { how: 'withdrawn', end: (row: Row) => move(row, { to: 'archived' }) },
  ])('waits no more once it is $how', async ({ end }) => {
    const waiting = (await change(pending, { show_pending: true, show_when_ready: true })).json as Row;
    const ended = await end(waiting);
    expect([ended.status, codesOf(ended.json as Row)]).toEqual([
      200,
      expect.not.arrayContaining(['when_ready']),
    ]);
    await setState(further, 'ready');
    await later(120);
    expect((await again(waiting)).version).toBe((ended.json as Row).version);
  });

  it('are shown at once where all are ready, and nothing else is sent with that', async () => {
    const asked = { show_pending: true, show_when_ready: true };
    expect((await change(pending, { ...asked, hall: '3' })).status).toBe(400);
    expect((await change(pending, { show_when_ready: true })).status).toBe(400);
    await setState(further, 'ready');
    expect(codesOf((await change(pending, asked)).json as Row)).toEqual(['language']);
    expect((await again(pending)).pictures).toEqual([photo, further]);
  });
});
