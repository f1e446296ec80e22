import type { FigureTable } from '../src/platform/db/figure-tables.ts';
import { addPicture } from './media.ts';
import { startOffice } from './office-desk.ts';

const release = (title: string, more: object = {}) => ({
  press_group: 'Association',
  date: '2026-10-10',
  text: { it: { title, body: '<p>x</p>' } },
  ...more,
});

const FIXTURE = {
  press_kits: ['Taken', 'Untaken', 'By its file'].map((title) => ({
    press_group: 'Association',
    year: 2026,
    title: { en: title, it: '' },
    files: [],
  })),
  press_releases: [
    release('Record'),
    release('Kiln', { press_group: 'Fair', text: { en: { title: 'Kiln', body: '<p>x</p>' } } }),
    release('Unread'),
    release('Before the period', { date: '2026-01-10' }),
  ],
};

/** An office with rows of every kind that a report counts, including around midnight in Rome. */
export async function startReport(path: string) {
  const office = await startOffice(path, FIXTURE);
  const { db } = office.server.database;
  const picture = await addPicture(office.server, {}, []);
  const rows = await db.selectFrom('press_release').select('id').orderBy('id').execute();
  const at = (index: number): number => rows[index]?.id ?? 0;
  /** Pictures of a gallery: one downloaded with it, one separately, and one not downloaded. */
  const shown = [
    await addPicture(office.server, {}, []),
    await addPicture(office.server, {}, []),
    await addPicture(office.server, {}, []),
  ];
  const kits = await db.selectFrom('press_kit').select('id').orderBy('id').execute();
  let event = 0;
  await fill();
  await fillMedia();
  return { ...office, db, picture, event, at, shown, kits: kits.map(({ id }) => id) };

  async function fillMedia(): Promise<void> {
    const published_at = '2026-09-30T22:00:00.000Z';
    await db.updateTable('press_kit').set({ status: 'published', access: 'public', published_at }).execute();
    const { id: node } = await db
      .insertInto('gallery_node')
      .values({ parent_id: null, position: 0, name_en: 'Fair', name_it: 'Fiera' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const assets of [[shown[0]], shown.slice(1)]) {
      const { id } = await db
        .insertInto('gallery')
        .values({
          gallery_node_id: node,
          name_en: 'Hall',
          name_it: 'Sala',
          status: 'published',
          access: 'public',
          created_at: published_at,
          updated_at: published_at,
          position: 0,
          published_at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('gallery_picture')
        .values(assets.map((asset_id, position) => ({ gallery_id: id, asset_id: asset_id ?? 0, position })))
        .execute();
      if (assets.length === 1) await addFigure('gallery', id);
    }
    await addFigure('asset', shown[1] ?? 0);
    const [, , byFile] = kits;
    await db
      .insertInto('press_kit_file')
      .values({
        press_kit_id: byFile?.id ?? 0,
        asset_id: picture,
        position: 0,
        title_en: 'Photo',
        title_it: '',
        added_at: published_at,
      })
      .execute();
  }

  /** A copy, so that the sums of downloads do not change. */
  function addFigure(subject_kind: 'gallery' | 'asset', subject_id: number) {
    const row = { day: '2026-10-20', kind: 'copy', outlet: '', country: '', count: 1 } as const;
    return db
      .insertInto('figure')
      .values({ ...row, subject_kind, subject_id })
      .execute();
  }

  async function fill(): Promise<void> {
    const published = ['2026-09-30T22:00:00.000Z', '2026-10-31T22:59:59.000Z', '2026-10-12T08:00:00.000Z'];
    for (const [index, publish_at] of published.entries())
      await db.updateTable('press_release').set({ publish_at }).where('id', '=', at(index)).execute();
    const now = '2026-10-01T08:00:00.000Z';
    ({ id: event } = await db
      .insertInto('event')
      .values({
        name_en: 'Fair 2026',
        name_it: 'Fiera 2026',
        starts_on: '2026-09-20',
        ends_on: '2026-09-24',
      })
      .returning('id')
      .executeTakeFirstOrThrow());
    await db.updateTable('press_release').set({ event_id: event }).where('id', '=', at(1)).execute();
    await db
      .insertInto('press_release_picture')
      .values({ press_release_id: at(1), asset_id: picture, position: 0 })
      .execute();
    const group = (index: number) =>
      db
        .selectFrom('press_release')
        .select('press_group_id')
        .where('id', '=', at(index))
        .executeTakeFirstOrThrow();
    for (const [index, started_at, states] of [
      [0, '2026-10-31T22:30:00.000Z', ['accepted', 'accepted', 'refused', 'left_out']],
      [1, '2026-09-30T22:30:00.000Z', ['accepted', 'bounced']],
      [1, '2026-10-31T23:30:00.000Z', ['accepted']],
    ] as const) {
      const { press_group_id } = await group(index);
      const { id } = await db
        .insertInto('mailing')
        .values({
          press_group_id,
          press_release_id: at(index),
          kind: 'release',
          state: 'sent',
          audience: '{"lists":[],"contacts":[],"has_takers":false}',
          texts: '{"subject":{"it":"","en":""},"preheader":{"it":"","en":""},"opening":{"it":"","en":""}}',
          started_at,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [position, state] of states.entries())
        await db
          .insertInto('mailing_recipient')
          .values({ mailing_id: id, email: `${position}@paper.example`, domain: 'x', language: 'it', state })
          .execute();
      await db
        .insertInto('mailing_link')
        .values({ mailing_id: id, target: '/a', title: 'A', language: 'it', visits: 10 + index })
        .execute();
    }
    const figure = (more: Partial<FigureTable>): FigureTable => ({
      day: '2026-10-31',
      kind: 'download',
      subject_kind: 'press_release',
      subject_id: at(0),
      outlet: '',
      country: '',
      count: 1,
      ...more,
    });
    await db
      .insertInto('figure')
      .values([
        figure({ count: 3, country: 'FR', outlet: 'freelance' }),
        figure({ count: 2, country: 'DE' }),
        figure({ kind: 'read', count: 40 }),
        figure({ kind: 'copy', count: 4 }),
        figure({ subject_kind: 'asset', subject_id: picture, count: 7, country: 'FR' }),
        figure({ subject_kind: 'press_kit', subject_id: kits[0]?.id ?? 0, count: 5 }),
        figure({ subject_id: at(2), day: '2026-11-01' }),
      ])
      .execute();
    for (const [name, country, reach] of [
      ['Gazette', 'FR', 1000],
      ['Blog', '', null],
    ] as const)
      await db
        .insertInto('outlet')
        .values({ name, name_key: name.toLowerCase(), country, reach, updated_at: now })
        .execute();
    const outlets = await db.selectFrom('outlet').select('id').orderBy('id').execute();
    for (const [outlet, published_on, more, of] of [
      [0, '2026-10-01', { language: 'fr', tone: 'positive' }, 0],
      [0, '2026-10-31', { language: 'it', tone: 'negative', kind: 'print', reach: 50 }, 1],
      [1, '2026-10-15', {}, 1],
      [1, '2026-11-01', {}, 1],
    ] as const) {
      const { press_group_id } = await group(of);
      const { id } = await db
        .insertInto('clipping')
        .values({
          press_group_id,
          outlet_id: outlets[outlet]?.id ?? 0,
          kind: 'web',
          headline: 'x',
          search_text: 'x',
          licence: 'link_only',
          published_on,
          created_at: now,
          updated_at: now,
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('clipping_release')
        .values({ clipping_id: id, press_release_id: at(of) })
        .execute();
    }
  }
}
