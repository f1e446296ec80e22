import {
  GALLERY_LIST_STATES,
  KIT_LIST_STATES,
  type ListState,
  MAGAZINE_LIST_STATES,
  RELEASE_LIST_STATES,
  type Readers,
  toListState,
} from '@press-room/contract/readers';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, READING, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const LATEST = '2026-11-25T10:00:00.000Z';

type Row = DeskRelease & { readers: Readers };

describe('what the office is told of its readers', () => {
  let desk: Desk;
  let journalist: Record<string, string>;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  /** Sessions do not last through the days in between. */
  const at = async (instant: string): Promise<void> => {
    desk.server.clock.now = new Date(instant);
    Object.assign(desk.officer, await desk.server.signedIn('officer@example.com'));
    journalist = await desk.server.signedIn('reader@example.com');
  };
  const call = async <One>(path: string, init?: RequestInit): Promise<One> =>
    (
      await desk.server.call(path, {
        ...init,
        headers: { ...desk.officer, ...(init?.headers as Record<string, string> | undefined) },
      })
    ).json as One;
  const write = async (release: DeskRelease, body: object): Promise<DeskRelease> =>
    (await desk.change(release, body)).json as DeskRelease;
  /** The list of each state contains the rows with that state, and each row is in one of these lists. */
  const expectNarrowed = async (noun: string, states: readonly ListState[]): Promise<void> => {
    const list = async (more: string) =>
      (await call<{ data: Row[] }>(`/api/office/${noun}/?format=datatables&length=100${more}`)).data;
    const all = await list('');
    expect(all.length).toBeGreaterThan(0);
    const found: [number, ListState][] = [];
    for (const state of states) for (const { id } of await list(`&status=${state}`)) found.push([id, state]);
    const byId = (rows: [number, ListState][]) => rows.toSorted(([one], [other]) => one - other);
    expect(byId(found)).toEqual(byId(all.map(({ id, readers }) => [id, toListState(readers.state)])));
  };
  /** State in the list, in the editor and in each presence call, compared with the actual answers to readers. */
  const seen = async ({ id }: DeskRelease): Promise<Readers> => {
    const one = await call<Row>(`${DESK}${id}/`);
    const list = await call<{ data: Row[] }>(`${DESK}?format=datatables&length=100`);
    const beat = await call<{ readers: Readers }>(`${DESK}${id}/presence/`, post({}, desk.officer));
    expect(list.data.find((row) => row.id === id)?.readers).toEqual(one.readers);
    expect(beat.readers).toEqual(one.readers);
    await expectNarrowed('press_release', RELEASE_LIST_STATES);
    const everybody = (await desk.server.call(`${READING}${id}/`)).status;
    const press = (await desk.server.call(`${READING}${id}/`, { headers: journalist })).status;
    const { state } = one.readers;
    expect([state, everybody === 200, press === 200]).toEqual([
      state,
      state === 'public',
      state === 'public' || state === 'press',
    ]);
    return one.readers;
  };

  it('is that everybody reads what was published, also while an embargo of it only waits', async () => {
    await at(NOW);
    const published = await desk.moved(await desk.draft(), { to: 'published' });
    expect(await seen(published)).toEqual({ state: 'public', until: null, notes: [] });
    const pending = await write(published, { pending: { embargo_until: LATER } });
    expect(await seen(pending)).toEqual({
      state: 'public',
      until: null,
      notes: [
        { code: 'pending', at: NOW },
        { code: 'pending_embargo', at: LATER },
      ],
    });
    const shown = await write(pending, { show_pending: true });
    expect(await seen(shown)).toEqual({
      state: 'embargo',
      until: LATER,
      notes: [{ code: 'appears', at: LATER }],
    });
    await at(LATER);
    expect((await seen(shown)).state).toBe('public');
  });

  it('is that nobody reads what is not out, waits, is over or was withdrawn', async () => {
    await at(NOW);
    const draft = await desk.draft({ embargo_until: LATEST });
    expect(await seen(draft)).toEqual({ state: 'draft', until: null, notes: [] });
    const review = await desk.moved(draft, { to: 'in_review' });
    expect((await seen(review)).state).toBe('in_review');
    const planned = await desk.moved(review, { to: 'scheduled', publish_at: LATER });
    expect(await seen(planned)).toEqual({
      state: 'scheduled',
      until: LATER,
      notes: [
        { code: 'appears', at: LATER },
        { code: 'embargo', at: LATEST },
      ],
    });
    await at(LATER);
    // The job has not recorded it yet.
    expect((await seen(planned)).state).toBe('embargo');
    await at(LATEST);
    expect((await seen(planned)).state).toBe('public');
    await at(NOW);
    const over = await desk.moved(await desk.draft(), { to: 'published' });
    const ending = await write(over, { expires_at: LATER });
    expect(await seen(ending)).toMatchObject({ state: 'public', until: LATER, notes: [{ code: 'expires' }] });
    await at(LATER);
    expect(await seen(ending)).toEqual({ state: 'expired', until: null, notes: [] });
    const withdrawn = await desk.moved(ending, { to: 'archived' });
    expect((await seen(withdrawn)).state).toBe('archived');
  });

  it('names whom it is for, in which language, and how many of its files are not there', async () => {
    await at(NOW);
    const making = await addPicture(desk.server, { state: 'processing' }, []);
    const draft = await desk.draft({ access: 'press', pictures: [making], hero: making });
    const row = await desk.moved(draft, { to: 'published', languages: ['it'], files: 'as_they_are' });
    expect(await seen(row)).toEqual({
      state: 'press',
      until: null,
      notes: [
        { code: 'press' },
        { code: 'language', language: 'it' },
        { code: 'files', count: 1, files: ['tile.jpg'] },
      ],
    });
  });

  describe('of kits, magazines and galleries', () => {
    type Media = { id: number; version: number; readers: Readers };
    const create = (noun: string, body: object) =>
      call<Media>(`/api/office/${noun}/`, post(body, desk.officer));
    const act = (noun: string, { id, version }: Media, body: object, action = '') =>
      desk.server.call(
        `/api/office/${noun}/${id}/${action}`,
        (action === '' ? patch : post)(body, desk.match(version)),
      );
    const published = async (noun: string, row: Media): Promise<Media> =>
      (await act(noun, row, { to: 'published', files: 'as_they_are' }, 'transition/')).json as Media;

    it('is that nobody gets a kit of which no file is ready, a part where some are', async () => {
      await at(NOW);
      const sheet = await addDocument(desk.server, Buffer.from('kit'), {});
      const making = await addDocument(desk.server, Buffer.from('late'), { state: 'processing' });
      const files = (...assets: number[]) => ({ files: assets.map((asset) => ({ asset })) });
      const kit = { press_group: 'Fair', year: 2026, title: { it: 'K' }, access: 'public' };
      const empty = await published('press_kit', await create('press_kit', { ...kit, ...files(making) }));
      expect(empty.readers).toEqual({
        state: 'empty',
        until: null,
        notes: [{ code: 'files', count: 1, files: ['sheet.pdf'] }],
      });
      const part = await published(
        'press_kit',
        await create('press_kit', { ...kit, ...files(sheet, making) }),
      );
      expect(part.readers).toMatchObject({ state: 'public', notes: [{ code: 'files', count: 1 }] });
      const kits = await call<{ data: Media[] }>('/api/office/press_kit/?format=datatables');
      expect(kits.data.map(({ readers }) => readers.state)).toEqual(['public', 'empty']);
      const read = await call<{ data: { id: number }[] }>('/api/press_room/press_kit/?format=datatables');
      expect(read.data.map(({ id }) => id)).toEqual([part.id]);
      const waiting = (await act('press_kit', part, { embargo_until: LATER })).json as Media;
      expect(waiting.readers).toMatchObject({ state: 'embargo', until: LATER });
      await create('press_kit', kit);
      const ending = await published('press_kit', await create('press_kit', { ...kit, ...files(sheet) }));
      await act('press_kit', ending, { expires_at: LATER });
      await expectNarrowed('press_kit', KIT_LIST_STATES);
      await at(LATER);
      await expectNarrowed('press_kit', KIT_LIST_STATES);
      await at(NOW);
    });

    it('is that nobody sees a gallery on a hidden branch, or an issue whose time has not come', async () => {
      await at(NOW);
      const node = await create('gallery_tree', { name: { it: 'Ramo' } });
      const photo = await addPicture(desk.server, {}, []);
      const body = { node: node.id, name: { it: 'G' }, pictures: [photo], access: 'public' };
      const gallery = await published('gallery', await create('gallery', body));
      expect(gallery.readers.state).toBe('public');
      const branch = await call<Media>(`/api/office/gallery_tree/${node.id}/`);
      await act('gallery_tree', branch, { to: 'hidden' }, 'transition/');
      expect((await call<Media>(`/api/office/gallery/${gallery.id}/`)).readers.state).toBe('hidden');
      await create('gallery', body);
      await expectNarrowed('gallery', GALLERY_LIST_STATES);
      const document = await addDocument(desk.server, Buffer.from('issue'), {});
      const issue = { kind: 'italian', year: 2026, month: 11, title: { it: 'N' }, document };
      const planned = await act(
        'magazine',
        await create('magazine', issue),
        { to: 'published', publish_at: LATER },
        'transition/',
      );
      expect((planned.json as Media).readers).toEqual({
        state: 'scheduled',
        until: LATER,
        notes: [{ code: 'appears', at: LATER }, { code: 'press' }],
      });
      await expectNarrowed('magazine', MAGAZINE_LIST_STATES);
      await at(LATER);
      await expectNarrowed('magazine', MAGAZINE_LIST_STATES);
    });
  });
});
