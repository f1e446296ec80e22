import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildDemoDocument } from '@press-room/demo/document';
import { DEMO_FILES } from '@press-room/demo/files';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAsset } from '../../../src/content/assets/queries.ts';
import { parseFixture } from '../../../src/fixtures/document.ts';
import { loadFixture } from '../../../src/fixtures/load.ts';
import type { Db } from '../../../src/platform/db/db.ts';
import { SQLITE_FILE } from '../../../src/platform/db/sqlite/database.ts';
import { openDirectoryStore } from '../../../src/platform/storage/directory-store.ts';
import { type Room, readWhole, runHere } from '../backup/backup-room.ts';
import { addAccount } from '../content.ts';
import { ADDRESS_HASHES, makePlace, removePlace, withDatabase } from '../database.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  /** Referenced row. */
  other: string | null;
  other_name: string | null;
  is_number: number;
}

/** A row in each table without any: text, numbers, references, and a stored file. */
function fillTables(path: string, tables: readonly string[], key: string): void {
  const file = new DatabaseSync(path);
  file.exec('pragma foreign_keys = off');
  const columns = file.prepare(`
    select tables.name as "table", columns.name, columns.type, columns."notnull", columns.dflt_value,
      reference."table" as other, coalesce(reference."to", 'id') as other_name,
      columns.pk > 0 and tables.sql like '%autoincrement%' as is_number
    from sqlite_master as tables join pragma_table_xinfo(tables.name) as columns
    left join pragma_foreign_key_list(tables.name) as reference on reference."from" = columns.name
    where tables.type = 'table' and columns.hidden = 0
  `);
  const all = columns.all() as unknown as Column[];
  for (const table of tables) {
    if (file.prepare(`select 1 from "${table}" limit 1`).get() !== undefined) continue;
    const wanted = all.filter((each) => each.table === table && each.is_number === 0);
    const values = wanted.map(({ type, other, other_name, name }) => {
      if (other !== null) return `coalesce((select min("${other_name}") from "${other}"), 1)`;
      if (name === 'sha256') return `'${key}'`;
      if (/_(?:at|from|until|since|on)$/.test(name)) return `'2026-03-05T10:00:00.000Z'`;
      if (name === 'year') return '2026';
      return /int/i.test(type) ? '1' : `'${name} of ${table}: è "quoted" \\n 🙂'`;
    });
    const names = wanted.map(({ name }) => `"${name}"`);
    file.exec(`insert into "${table}" (${names.join()}) values (${values.join()})`);
  }
  // Rows that refer to later ones, in both directions between two tables.
  file.exec(`
    update asset set cover_asset_id = (select max(id) from asset) where id = (select min(id) from asset);
    update asset set press_group_id = (select max(id) from press_group);
    update press_group set logo_asset_id = (select max(id) from asset);
    update gallery_node set parent_id = (select max(id) from gallery_node) where id = (select min(id) from gallery_node);
  `);
  file.close();
}

describe('everything moves between the engines', () => {
  const rooms: Room[] = [];
  const folders: string[] = [];
  const makeRoom = async (server: string | null): Promise<Room> => {
    const room = await makePlace(server);
    rooms.push(room);
    return room;
  };
  const dump = async (room: Room) => {
    const read = await readWhole(room);
    folders.push(read.folder);
    return read;
  };
  const load = (room: Room, folder: string) => runHere(room, 'db:load', join(folder, 'document.json'));
  let start: Room;
  let key: string;

  beforeAll(async () => {
    start = await makeRoom(null);
    const store = openDirectoryStore({ directory: join(start.DATA_DIR, 'files') });
    key = await store.put(randomBytes(1000));
    const now = new Date();
    await withDatabase(start, async (database) => {
      const document = buildDemoDocument(now, () => 'Str0ng_pass!');
      const fixture = parseFixture(JSON.stringify(document));
      const reading = { now, folder: DEMO_FILES, hash: async (password: string) => `a hash of ${password}` };
      await loadFixture({ database, store, addressHashes: ADDRESS_HASHES }, fixture, reading);
      await addAccount(database.db);
      const file = { sha256: key, bytes: 1000, media_type: 'application/pdf', width: null, height: null };
      const words = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };
      for (const name of ['one.pdf', 'two.pdf']) {
        await database.change((trx) => createAsset(trx, { name, ...words, ...file, renditions: [] }, now));
      }
      // Its id must not be assigned again.
      const { id } = await database.db
        .insertInto('press_group')
        .values({
          name: 'Gone',
          theme: 'cobalt',
          tagline_en: '',
          tagline_it: '',
          boilerplate_en: '',
          boilerplate_it: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.db.deleteFrom('press_group').where('id', '=', id).execute();
    });
    const { tables } = await dump(start);
    fillTables(
      join(start.DATA_DIR, SQLITE_FILE),
      tables.map(({ name }) => name),
      key,
    );
  });
  afterAll(async () => {
    for (const room of rooms) await removePlace(room);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const listDocuments = (db: Db, table: 'release_search' | 'company_search') =>
    db.selectFrom(table).select(['document_id', 'sort_key', 'version']).orderBy('document_id').execute();
  const listSearched = (room: Room) =>
    withDatabase(room, async ({ db }) => ({
      release: await listDocuments(db, 'release_search'),
      company: await listDocuments(db, 'company_search'),
    }));

  it('and back without a difference, with files, numbers and search', { tags: ['quick'] }, async () => {
    const first = await dump(start);
    expect(first.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(first.tables.length).toBeGreaterThan(60);

    const middle = await makeRoom(inject('postgresUrl'));
    const loaded = await load(middle, first.folder);
    expect(loaded.failure).toBeNull();
    const second = await dump(middle);
    expect(second.tables).toEqual(first.tables);
    expect((await load(middle, first.folder)).failure).toMatch(/^The database has rows already/);

    const end = await makeRoom(null);
    expect((await load(end, second.folder)).failure).toBeNull();
    expect((await dump(end)).tables).toEqual(first.tables);

    const searched = await listSearched(start);
    expect(searched.release.length).toBeGreaterThan(50);
    for (const room of [middle, end]) {
      expect(await listSearched(room)).toEqual(searched);
      const store = openDirectoryStore({ directory: join(room.DATA_DIR, 'files') });
      expect((await store.find(key))?.bytes).toBe(1000);
      const next = await withDatabase(room, ({ db }) =>
        db
          .insertInto('press_group')
          .values({
            name: 'Next',
            theme: 'cobalt',
            tagline_en: '',
            tagline_it: '',
            boilerplate_en: '',
            boilerplate_it: '',
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      expect(next.id).toBe((first.tables.find(({ name }) => name === 'press_group')?.last_number ?? 0) + 1);
    }
  });

  it('or not at all, where what was written is not whole', async () => {
    const { folder } = await dump(start);
    const target = await makeRoom(inject('postgresUrl'));
    const path = join(folder, 'rows', 'user_account.ndjson');
    appendFileSync(path, readFileSync(path, 'utf8').split('\n')[0] ?? '');
    const loaded = await load(target, folder);
    expect(loaded.failure).toBe('rows/user_account.ndjson is not as it was written; dump again.');
    const left = await withDatabase(target, ({ db }) => db.selectFrom('press_group').select('id').execute());
    expect(left).toEqual([]);
  });
});
