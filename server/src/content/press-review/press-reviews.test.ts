/** @module-tag engine */
import { officePressGroupPath } from '@press-room/contract/admin-press-groups';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import {
  PRESS_REVIEW_PATH,
  type PressReview,
  pressReviewPath,
  pressReviewPdfPath,
} from '@press-room/contract/press-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDocument } from '../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../test/office-desk.ts';
import { altsOf } from '../../../test/pdf.ts';
import { patch, post } from '../../../test/requests.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import { beginReviews } from './morning.ts';

const FIXTURE = {
  companies: [{ business_name: 'Alfa' }],
  press_releases: [
    { press_group: 'Fair', date: '2026-09-29', text: { it: { title: 'Record', body: '<p>x</p>' } } },
  ],
};

describe('editions of the press review', () => {
  let office: Office;
  let group: number;
  beforeEach(async () => {
    office = await startOffice(PRESS_REVIEW_PATH, FIXTURE);
    group = await idOf('press_group', 'name', 'Fair');
    return () => office.server.close();
  });

  async function idOf<Table extends 'press_group' | 'company'>(
    table: Table,
    column: 'name' | 'business_name',
    name: string,
  ): Promise<number> {
    const rows = await office.server.database.db
      .selectFrom(table as 'press_group')
      .selectAll()
      .execute();
    return rows.find((row) => (row as unknown as Record<string, unknown>)[column] === name)?.id ?? 0;
  }

  async function clip(headline: string, form: object = {}): Promise<number> {
    const body = {
      press_group: group,
      headline,
      outlet_name: 'Gazzetta',
      published_on: '2026-11-20',
      ...form,
    };
    const answer = await office.server.call(CLIPPING_PATH, post(body, office.officer));
    return (answer.json as Clipping).id;
  }

  /** Adds a library document with these pages. */
  async function addPages(texts: readonly string[]): Promise<number> {
    const bytes = await makePdf({
      title: 'Giornale',
      language: 'it',
      author: '',
      header: '',
      footer: '',
      madeAt: new Date(),
      blocks: texts.flatMap((text) => [{ kind: 'paragraph', text } as const, { kind: 'page' } as const]),
    });
    const words = { state: 'ready', pages: texts.length } as const;
    const id = await addDocument(office.server, Buffer.from(bytes), words);
    await office.server.database.db
      .insertInto('asset_page')
      .values(texts.map((text, at) => ({ asset_id: id, page: at + 1, text })))
      .execute();
    return id;
  }

  const create = (form: object = {}) =>
    office.rowOf<PressReview>(office.create({ press_group: group, ...form }));
  const published = async (form: object = {}) =>
    office.rowOf<PressReview>(office.move(await create(form), { to: 'publish' }));
  const bytesOf = async ({ id }: PressReview, headers = office.officer): Promise<Uint8Array> => {
    const address = office.server.origin + pressReviewPdfPath(id);
    return new Uint8Array(await (await fetch(address, { headers })).arrayBuffer());
  };
  const placesOf = ({ clippings }: PressReview) =>
    clippings.map(({ headline, section }) => [headline, section]);

  it('begin with what was entered since the last one, in sections', async () => {
    await clip('Energy prices fall');
    await clip('The Fair opens its doors', { reach: 10 });
    await clip('Alfa hires', { companies: [await idOf('company', 'business_name', 'Alfa')], reach: 900 });
    await clip('Record', {
      releases: [
        (await office.server.database.db.selectFrom('press_release').select('id').executeTakeFirstOrThrow())
          .id,
      ],
      reach: 500,
    });
    await clip('Of another group', { press_group: await idOf('press_group', 'name', 'Association') });
    const first = await create();
    expect(first).toMatchObject({
      press_group: { name: 'Fair' },
      day: '2026-11-20',
      title: 'Rassegna stampa del 20 novembre 2026',
      state: 'draft',
    });
    expect(placesOf(first)).toEqual([
      ['Record', 'about_us'],
      ['The Fair opens its doors', 'about_us'],
      ['Alfa hires', 'about_members'],
      ['Energy prices fall', 'market'],
    ]);
    office.server.clock.now = new Date('2026-11-20T10:05:00Z');
    await clip('Since then');
    expect(placesOf(await create({ language: 'en' }))).toEqual([['Since then', 'market']]);
    expect(await office.list('&month=2026-11')).toMatchObject({ recordsFiltered: 2 });
    expect(await office.list('&month=2026-10')).toMatchObject({ recordsFiltered: 0 });
  });

  it('are ordered by the officer, while nobody else changes them', async () => {
    const [one, two] = [await clip('One'), await clip('Two')];
    const draft = await create();
    const clippings = [
      { clipping: one, section: 'competitors' },
      { clipping: two, section: 'about_us' },
    ];
    const changed = await office.rowOf<PressReview>(
      office.change(draft, { clippings, introduction: 'Buona\nlettura' }),
    );
    expect(placesOf(changed)).toEqual([
      ['Two', 'about_us'],
      ['One', 'competitors'],
    ]);
    expect((await office.change(draft, { clippings })).status).toBe(412);
    expect((await office.change(changed, { title: '' })).status).toBe(400);
    expect(await office.audited(`press_review:${draft.id}`)).toMatchObject([
      ['create', ['press_group']],
      ['edit', ['introduction', 'clippings']],
    ]);
  });

  it('contain clippings of their press group, each once', async () => {
    const foreign = await clip('Foreign', { press_group: await idOf('press_group', 'name', 'Association') });
    const own = await clip('Own');
    const place = (clipping: number) => ({ clipping, section: 'market' });
    const refused = await office.create({ press_group: group, clippings: [place(foreign), place(999_999)] });
    expect([refused.status, refused.json]).toEqual([
      400,
      { clippings: [`There is no clipping of this newsroom with the number ${foreign}, 999999.`] },
    ]);
    expect((await office.create({ press_group: group, clippings: [place(own), place(own)] })).status).toBe(
      400,
    );
    expect(
      (await office.create({ press_group: group, clippings: [{ clipping: own, section: 'sport' }] })).status,
    ).toBe(400);
    expect((await office.create({})).status).toBe(400);
    expect((await office.create({ press_group: 999_999 })).status).toBe(400);
  });

  it('stay as they were published', async () => {
    const empty = await create({ clippings: [] });
    expect((await office.move(empty, { to: 'publish' })).status).toBe(409);
    await clip('News');
    const edition = await published();
    expect(edition).toMatchObject({ state: 'published', published_at: '2026-11-20T10:00:00.000Z' });
    expect((await office.change(edition, { title: 'Another' })).status).toBe(409);
    expect((await office.remove(edition)).status).toBe(409);
    expect((await office.move(edition, { to: 'publish' })).status).toBe(409);
    const draft = await office.rowOf<PressReview>(office.move(edition, { to: 'recall' }));
    expect((await office.remove(draft)).status).toBe(204);
    expect((await office.read(draft)).status).toBe(404);
  });

  it('are a PDF with the pages that licences allow on that day', async () => {
    const { server } = office;
    const file = await addPages(['Prima pagina del giornale', 'Seconda pagina']);
    const licensed = { file, licence: 'licensed', licensed_until: '2026-11-20' };
    await clip('Licensed', licensed);
    await clip('Linked', { file, licence: 'link_only', url: 'https://gazzetta.example/linked' });
    await clip('Own', { file, licence: 'own' });
    const edition = await published();
    let headers = office.officer;
    const shown = async () => {
      const { json } = await server.call(pressReviewPath(edition.id), { headers });
      const { clippings } = json as PressReview;
      return clippings.flatMap(({ shows_file, headline }) => (shows_file ? headline : [])).sort();
    };
    expect(await shown()).toEqual(['Licensed', 'Own']);
    const get = () => server.call(pressReviewPdfPath(edition.id), { headers });
    const pdf = await get();
    expect([pdf.status, pdf.headers.get('Content-Type'), pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(pdf.headers.get('Cache-Control')).toBe('no-store');
    // Front page, and the heading of each of three clippings, two of them with two pages.
    const alts = await altsOf(await bytesOf(edition));
    expect(alts).toEqual([
      'Gazzetta, pagina 1 del ritaglio: Prima pagina del giornale',
      'Gazzetta, pagina 2 del ritaglio: Seconda pagina',
      'Gazzetta, pagina 1 del ritaglio: Prima pagina del giornale',
      'Gazzetta, pagina 2 del ritaglio: Seconda pagina',
    ]);
    expect((await get()).headers.get('ETag')).toBe(pdf.headers.get('ETag'));
    // In Rome the next day has begun.
    server.clock.now = new Date('2026-11-20T23:30:00Z');
    headers = await server.signedIn('officer@example.com');
    expect(await shown()).toEqual(['Own']);
    // As after restoring a backup.
    const drawn = await server.database.db.selectFrom('asset_page').select('picture_sha256').execute();
    for (const { picture_sha256 } of drawn) await server.context.store.remove(picture_sha256 ?? '');
    expect((await get()).headers.get('ETag')).not.toBe(pdf.headers.get('ETag'));
    expect(await altsOf(await bytesOf(edition, headers))).toHaveLength(2);
  });

  it('are for officers', async () => {
    await clip('News');
    const edition = await create();
    expect(await office.statusesOfOthers(edition, { press_group: group })).toEqual(REFUSED_TO_OTHERS);
    for (const email of ['agent@example.com', 'outsider@example.com'])
      expect(
        (
          await office.server.call(pressReviewPdfPath(edition.id), {
            headers: await office.server.signedIn(email),
          })
        ).status,
      ).toBe(403);
    expect((await office.server.call(pressReviewPdfPath(edition.id))).status).toBe(401);
    expect((await office.server.call(pressReviewPdfPath(999_999), { headers: office.officer })).status).toBe(
      404,
    );
    expect((await office.server.call(pressReviewPath(999_999), { headers: office.officer })).status).toBe(
      404,
    );
  });

  it('have the pages of their files drawn before somebody asks for the PDF', async () => {
    const file = await addPages(['Prima pagina', 'Seconda pagina']);
    await clip('Own', { licence: 'own', file });
    const gone = await create({ clippings: [] });
    await create();
    await office.remove(gone);
    await office.server.work();
    const pages = await office.server.database.db.selectFrom('asset_page').select('picture_sha256').execute();
    expect(pages.map(({ picture_sha256 }) => picture_sha256 !== null)).toEqual([true, true]);
    expect(await office.server.database.db.selectFrom('job').select('kind').execute()).toEqual([]);
  });

  it('are begun in the morning, once a day and on the days of the press group', async () => {
    const { clock, context, database } = office.server;
    const set = { review_hour: 7, review_days: [1, 2, 3, 4, 5] };
    const groupPath = officePressGroupPath(group);
    const { version } = (await office.call(groupPath)).json as { version: number };
    const changed = await office.call(groupPath, patch(set, office.match(version)));
    expect(changed.json).toMatchObject(set);
    for (const wrong of [{ review_hour: 24 }, { review_days: [0] }, { review_days: 'x' }])
      expect((await office.call(groupPath, patch(wrong, office.match(version + 1)))).status).toBe(400);
    const at = async (instant: string): Promise<[string, string][]> => {
      clock.now = new Date(instant);
      await beginReviews(context);
      const rows = await database.db
        .selectFrom('press_review')
        .select(['day', 'state'])
        .orderBy('id')
        .execute();
      return rows.map(({ day, state }) => [day, state]);
    };
    await clip('First');
    // Rome is an hour ahead of UTC in winter, two in summer. 20 November 2026 is a Friday.
    expect(await at('2026-11-20T05:59:00Z')).toEqual([]);
    expect(await at('2026-11-20T06:00:00Z')).toEqual([['2026-11-20', 'draft']]);
    const { results } = (await office.call(`${PRESS_REVIEW_PATH}?format=json`)).json as {
      results: { id: number; clipping_count: number }[];
    };
    expect(results).toMatchObject([{ clipping_count: 1 }]);
    expect(await office.audited(`press_review:${results[0]?.id}`)).toEqual([['create', null]]);
    await clip('Second');
    expect(await at('2026-11-20T09:00:00Z')).toHaveLength(1);
    expect(await at('2026-11-21T09:00:00Z')).toHaveLength(1);
    expect(await Promise.all([at('2026-11-23T06:00:00Z'), at('2026-11-23T06:00:00Z')])).toContainEqual([
      ['2026-11-20', 'draft'],
      ['2026-11-23', 'draft'],
    ]);
    // Nothing was added since.
    expect(await at('2026-11-24T06:00:00Z')).toHaveLength(2);
  });
});
