/** @module-tag engine */
import type { Language } from '@press-room/contract/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { createPressGroup } from '../../sites/press-groups.ts';
import { buildDocument, type SearchDocument, toSortKeyRange } from '../document.ts';
import { parseQuery } from '../query.ts';
import { orderHits } from '../ranked.ts';
import { neighbourhoodOf, suggestQueries } from '../suggest.ts';
import type { VisibleDocument } from './search-index.ts';
import { searchOf } from './search-of.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

type Text = { title: string; abstract?: string; body?: string };
type Release = { date: string; access?: 'public' | 'press' } & Partial<Record<Language, Text>>;

const RELEASES: Record<string, Release> = {
  tiles: {
    date: '2026-05-04',
    it: {
      title: 'Nuove piastrelle in gres porcellanato',
      abstract: 'Da Sassuolo, città della ceramica',
      body: '<p>La posa.</p>',
    },
    en: {
      title: 'New porcelain stoneware tiles',
      abstract: 'From Sassuolo, city of ceramics',
      body: '<p>Laying them.</p>',
    },
  },
  italian: {
    date: '2025-03-01',
    it: {
      title: 'Il distretto ceramico cresce',
      abstract: 'Fatturato record',
      body: '<p>I grès porcellanati guidano l’export.</p>',
    },
  },
  english: {
    date: '2024-03-01',
    en: {
      title: 'Kilns go green',
      abstract: 'Hydrogen in the tile district',
      body: '<p>Not a note on porcelain stoneware.</p>',
    },
  },
  body: {
    date: '2026-06-01',
    it: { title: 'Rapporto', body: '<p>Si parla di Sassuolo e di formati 60×120.</p>' },
  },
  press: { date: '2026-07-01', access: 'press', en: { title: 'Confidential zirconium glazes' } },
};

let test: TestDatabase;
const ids = new Map<string, number>();

async function insertRelease({ date, access }: Release): Promise<number> {
  const { id } = await test.database.db
    .insertInto('press_release')
    .values({
      press_group_id: 1,
      status: 'published',
      access: access ?? 'public',
      date,
      year: Number(date.slice(0, 4)),
      month: Number(date.slice(5, 7)),
      publish_at: `${date}T08:00:00.000Z`,
      languages: 'en,it',
      contacts: '[]',
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function toDocument(id: number, release: Release) {
  const texts = (['en', 'it'] as const).flatMap((language) => {
    const text = release[language];
    return text === undefined ? [] : [{ language, subtitle: '', abstract: '', body: '', ...text }];
  });
  return buildDocument({ id, date: release.date }, texts);
}

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  const search = searchOf(test.database);
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
  const documents: SearchDocument[] = [];
  for (const [name, release] of Object.entries(RELEASES)) {
    const id = await insertRelease(release);
    ids.set(name, id);
    documents.push(toDocument(id, release));
  }
  await db.transaction().execute((trx) => search.putDocuments(trx, 'release', documents));
});

afterAll(() => test.drop());

const publicOnly: VisibleDocument = (db, { id }) =>
  db.selectFrom('press_release').select('id').where('id', '=', id).where('access', '=', 'public');

async function find(
  text: string,
  options: {
    languages?: Language[];
    range?: { min: number; max: number };
    limit?: number;
    visible?: VisibleDocument;
    isRanked?: boolean;
  } = {},
) {
  const hits = await searchOf(test.database).findHits({
    corpus: 'release',
    query: parseQuery(text, options.languages),
    visible: options.visible ?? publicOnly,
    now: NOW,
    range: options.range,
    limit: options.limit ?? 10,
    isRanked: options.isRanked ?? true,
  });
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  return orderHits(hits, NOW).map((id) => names.get(id));
}

describe('findHits', () => {
  it.each([
    ['citta', ['tiles']],
    ['CITTÀ', ['tiles']],
    ['piastrella', ['tiles', 'english']],
    ['gres porcellanato', ['tiles', 'italian', 'english']],
    ['porcelain stoneware', ['tiles', 'italian', 'english']],
    ['"porcelain stoneware"', ['tiles', 'english']],
    ['"gres porcellanato"', ['tiles', 'italian']],
    ['"stoneware porcelain"', []],
    ['tile district', ['italian', 'english']],
    ['sassuolo', ['tiles', 'body']],
    ['formati 60x120', ['body']],
    ['60 x 120', ['body']],
    ['forno', ['english']],
    ['turnover', ['italian']],
    ['export sassuolo', []],
    ['"city Sassuolo"', []],
    ['"cresce fatturato"', []],
    ['the', ['english']],
    ['zirconium', []],
    ['zzz', []],
    ['', []],
    ['🏺', []],
  ])('finds for %j %j', async (text, names) => {
    expect(new Set(await find(text))).toEqual(new Set(names));
  });

  it('ranks title over abstract over body', async () => {
    expect(await find('sassuolo')).toEqual(['tiles', 'body']);
    expect((await find('gres porcellanato'))[0]).toBe('tiles');
  });

  it('answers the newest first where nothing is ranked', async () => {
    expect(await find('sassuolo', { isRanked: false })).toEqual(['body', 'tiles']);
  });

  it('finds what is visible behind many newer matches that are not', async () => {
    const { db } = test.database;
    const search = searchOf(test.database);
    const made: number[] = [];
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-09-${String(day).padStart(2, '0')}`;
      const release: Release = { date, it: { title: 'Un mosaico' } };
      const id = await insertRelease(release);
      made.push(id);
      await search.putDocuments(db, 'release', [toDocument(id, release)]);
    }
    const [first = 0, second = 0, ...others] = made;
    ids.set('first', first).set('second', second);
    const visible: VisibleDocument = (from, { id }) =>
      from.selectFrom('press_release').select('id').where('id', '=', id).where('id', 'not in', others);
    expect(await find('mosaici', { visible, limit: 1 })).toEqual(['second']);
    expect(await find('mosaici', { visible, limit: 3 })).toEqual(['second', 'first']);
    expect(await find('mosaici', { limit: 30 })).toHaveLength(20);
    await db.deleteFrom('press_release').where('id', 'in', made).execute();
    expect(await find('mosaici')).toEqual([]);
  });

  it('looks in one language when asked', async () => {
    expect(await find('gres porcellanato', { languages: ['en'] })).toEqual(['tiles', 'english']);
    expect(await find('gres porcellanato', { languages: ['it'] })).toEqual(['tiles', 'italian']);
  });

  it('keeps to a year or month and to the newest', async () => {
    expect(await find('gres porcellanato', { range: toSortKeyRange(2025) })).toEqual(['italian']);
    expect(await find('gres porcellanato', { range: toSortKeyRange(2026, 5) })).toEqual(['tiles']);
    expect(await find('gres porcellanato', { range: toSortKeyRange(2026, 4) })).toEqual([]);
    expect(await find('gres porcellanato', { limit: 1 })).toEqual(['tiles']);
  });

  it.each([
    '"',
    'NEAR(gres 2)',
    'gres*',
    'title:gres',
    '-gres',
    'gres AND',
    "gres' | 'x",
    '\\',
    '\0',
    '%',
    '() & !',
    '^gres',
    '瓷砖',
    'a'.repeat(10_240),
  ])('answers to %j without an error', async (text) => {
    await expect(find(text)).resolves.toBeInstanceOf(Array);
  });

  it('follows changes and removals', async () => {
    const { db } = test.database;
    const search = searchOf(test.database);
    const release: Release = { date: '2026-01-01', it: { title: 'Effimero comunicato' } };
    const id = await insertRelease(release);
    await search.putDocuments(db, 'release', [toDocument(id, release)]);
    expect(await find('effimero')).toHaveLength(1);
    await search.putDocuments(db, 'release', [
      toDocument(id, { date: '2026-02-02', it: { title: 'Duraturo' } }),
    ]);
    expect(await find('effimero')).toEqual([]);
    expect(await find('duraturo', { range: toSortKeyRange(2026, 2) })).toHaveLength(1);
    await search.removeDocuments(db, 'release', [id]);
    expect(await find('duraturo')).toEqual([]);
    await search.putDocuments(db, 'release', [toDocument(id, release)]);
    await db.deleteFrom('press_release').where('id', '=', id).execute();
    expect(await find('effimero')).toEqual([]);
    await search.optimise();
    expect(await find('piastrelle')).toEqual(['tiles', 'english']);
  });

  it('finds phrases alike in a text that repeats itself beyond what an engine counts', async () => {
    const { db } = test.database;
    const search = searchOf(test.database);
    const words = Array.from({ length: 1000 }, (_, index) => `alfa beta w${'abcdefghij'[index % 10]}`).join(
      ' ',
    );
    const release: Release = {
      date: '2026-01-02',
      it: { title: 'Lungo', body: `<p>${words}</p><p>alfa omega</p>` },
    };
    const id = await insertRelease(release);
    await search.putDocuments(db, 'release', [toDocument(id, release)]);
    expect(await find('"alfa beta"')).toHaveLength(1);
    expect(await find('"alfa omega"')).toEqual([]);
    expect(await find('alfa omega')).toHaveLength(1);
    await search.removeDocuments(db, 'release', [id]);
  });
});

describe('findNeighbours', () => {
  it.each([
    ['piastrele', 'piastrelle'],
    ['sasuolo', 'sassuolo'],
    ['cita', 'città'],
    ['porcelan stonware', 'porcelain stoneware'],
    ['hydro', 'hydrogen'],
  ])('leads %j to %j', async (text, suggestion) => {
    const search = searchOf(test.database);
    const looking = {
      findNeighbours: search.findNeighbours.bind(search),
      isFound: async () => false,
      count: async () => 1,
    };
    expect((await suggestQueries(text, looking))[0]).toBe(suggestion);
  });
});

it('finds words near those of a document that was put again, and of one that was taken back', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const release: Release = { date: '2026-01-03', it: { title: 'Caleidoscopio' } };
  const id = await insertRelease(release);
  const put = (trx: Db): Promise<void> => search.putDocuments(trx, 'release', [toDocument(id, release)]);
  const isNear = async (): Promise<boolean> => {
    const near = await search.findNeighbours(neighbourhoodOf('caleidoscopo'));
    return near.some(({ word }) => word === 'caleidoscopio');
  };
  for (const _ of [1, 2]) {
    const failing = db.transaction().execute(async (trx) => {
      await put(trx);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await isNear()).toBe(false);
  }
  for (const _ of [1, 2, 3]) await db.transaction().execute(put);
  expect(await isNear()).toBe(true);
  await db.deleteFrom('press_release').where('id', '=', id).execute();
});
