import { Readable } from 'node:stream';
import type { GroupName } from '@press-room/contract/account-groups';
import { NO_WORDS } from '../../src/content/assets/intake/create-asset.ts';
import { createAsset } from '../../src/content/assets/queries.ts';
import { createReleases } from '../../src/content/press-releases/service.ts';
import { hashPassword } from '../../src/core/account/passwords.ts';
import { createAccount } from '../../src/core/account/queries.ts';
import { searchOf } from '../../src/core/search/index/search-of.ts';
import { createPressGroup, findPressGroupByName } from '../../src/core/sites/press-groups.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { openStore } from '../../src/platform/storage/open-store.ts';
import { type Place, withDatabase } from './database.ts';

const GROUP = 'Site Alpha';
export const ACCOUNT = { email: 'alice@example.com', password: 'Str0ng_pass!' };

async function ensureGroup(db: Db): Promise<number> {
  const group = await findPressGroupByName(db, GROUP);
  return group?.id ?? createPressGroup(db, { name: GROUP, theme: 'cobalt', tagline: { en: '', it: '' } });
}

/** Public releases in both languages, in one change. Returns their ids. */
export function addReleases(database: Database, titles: readonly string[]): Promise<number[]> {
  return database.change(async (trx) => {
    const press_group_id = await ensureGroup(trx);
    const releases = titles.map((title) => {
      const words = {
        title,
        subtitle: '',
        abstract: '',
        dateline: '',
        body: `<p>${'clay '.repeat(200)}</p>`,
      };
      const text = { status: 'published', ...words } as const;
      const content = { attachment_ids: [], sectors: [], contacts: [], text: { en: text, it: text } };
      const dates = { date: '2021-03-05', publish_at: null, embargo_until: null, expires_at: null };
      const standing = {
        press_group_id,
        status: 'published',
        access: 'public',
        hero_asset_id: null,
      } as const;
      return { ...standing, ...dates, ...content };
    });
    return createReleases(searchOf(database), trx, releases, new Date());
  });
}

export const numberedTitles = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Release ${at}`);

export async function addAccount(db: Db, group: GroupName = 'user_press_room'): Promise<void> {
  const { email, password } = ACCOUNT;
  const now = new Date();
  const person = {
    email,
    first_name: 'Alice',
    last_name: 'Rossi',
    language: 'en',
    groups: [group],
  };
  const password_hash = await hashPassword(password);
  const account = { ...person, password_hash, verified_at: now.toISOString(), disabled_at: null };
  await db.transaction().execute((trx) => createAccount(trx, account, now));
}

/** A file of a release. Returns its address. */
export async function addAttachment(place: Place, release: number, bytes: Buffer): Promise<string> {
  const store = await openStore({ ...place, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
  const { key } = await store.receive(Readable.from([bytes]), { maxBytes: bytes.length });
  const file = { kind: 'other', state: 'ready', media_type: 'text/plain', name: 'figures.txt' } as const;
  return withDatabase(place, async (database) => {
    await database.change(async (trx) => {
      const asset = {
        ...NO_WORDS,
        ...file,
        placeholder: '',
        sha256: key,
        bytes: bytes.length,
        width: null,
        height: null,
      };
      const asset_id = await createAsset(trx, { ...asset, renditions: [] }, new Date());
      const link = { press_release_id: release, asset_id, position: 0 };
      await trx.insertInto('press_release_attachment').values(link).execute();
    });
    return `/media/${key}/${file.name}`;
  });
}
