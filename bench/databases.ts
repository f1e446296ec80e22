import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createAsset } from '../server/src/content/assets/queries.ts';
import { createReleases } from '../server/src/content/press-releases/service.ts';
import { hashPassword } from '../server/src/core/account/passwords.ts';
import { createAccount } from '../server/src/core/account/queries.ts';
import { searchOf } from '../server/src/core/search/index/search-of.ts';
import { createPressGroup } from '../server/src/core/sites/press-groups.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { BENCH_ACCOUNT, BENCH_SECRET, GROUP_NAMES, TOKEN_LIFETIME } from './accounts.ts';
import { fillGalleries, type GalleryNumbers } from './galleries.ts';
import { makeRelease, PICTURES } from './releases.ts';
import type { AppOptions } from './servers.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache/bench');
const BATCH = 500;
/** Environment of servers with a generated database. */
export const ENVIRONMENT = { DEMO: 'off', SECRET_KEY: BENCH_SECRET, TOKEN_LIFETIME };
const PICTURES_PER_RELEASE = 2;
const PICTURES_PER_GALLERY = 100;
const GALLERIES_MIN = 12;
const RENDITION_WIDTHS = [480, 960, 1440, 1920];

/** Files that determine the content of a generated database. */
const INGREDIENTS = [
  'bench/{databases,galleries,multiply,releases,vocabulary}.ts',
  'server/src/platform/db/migrations/*.ts',
  'server/src/platform/db/{sqlite,postgres}/ddl.ts',
  'server/src/core/search/{document,plain-text}.ts',
  'server/src/core/search/{index,words}/*.ts',
  'server/src/content/press-gallery/index-pictures.ts',
  'server/src/content/press-releases/search/index-releases.ts',
  'server/src/content/press-releases/service.ts',
];

export interface MadeDatabase {
  /** Options for starting the app with it. */
  options: AppOptions;
  releases: number;
  secondsToLoad: number;
}

/** Content of a generated database. */
export interface Filling {
  releases: number;
  galleries: GalleryNumbers;
}

/** A SQLite database with this number of releases, made once for each state of schema, analyser and generator. */
export async function makeDatabase(releases: number): Promise<MadeDatabase> {
  const directory = join(CACHE, `${hashIngredients()}-${releases}`);
  if (!existsSync(directory)) {
    mkdirSync(CACHE, { recursive: true });
    for (const name of readdirSync(CACHE)) {
      if (name.endsWith(`-${releases}`)) rmSync(join(CACHE, name), { recursive: true, force: true });
    }
    const unfinished = `${directory}.unfinished-${process.pid}`;
    try {
      const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: unfinished });
      const seconds = await fillDatabase(database, fillingOf(releases));
      await database.close();
      writeFileSync(join(unfinished, 'seconds'), String(seconds));
      renameSync(unfinished, directory);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const secondsToLoad = Number(readFileSync(join(directory, 'seconds'), 'utf8'));
  return { options: { data: directory, environment: ENVIRONMENT }, releases, secondsToLoad };
}

export const fillingOf = (releases: number): Filling => ({
  releases,
  galleries: {
    nodes: Math.max(GALLERIES_MIN, Math.round((releases * PICTURES_PER_RELEASE) / PICTURES_PER_GALLERY)),
    picturesEach: PICTURES_PER_GALLERY,
  },
});

export function hashIngredients(): string {
  const files = INGREDIENTS.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
    if (found.length === 0) throw new Error(`INGREDIENTS: nothing matches ${pattern}`);
    return found;
  });
  const hash = createHash('sha256');
  for (const path of files.sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Fills an empty database through the project's own code. Returns the seconds spent on the releases. */
export async function fillDatabase(database: Database, { releases, galleries }: Filling): Promise<number> {
  const now = new Date();
  await database.migrate();
  const hash = await hashPassword(BENCH_ACCOUNT.password);
  const parents = await database.change(async (trx) => {
    const groupIds: number[] = [];
    for (const name of GROUP_NAMES) {
      groupIds.push(await createPressGroup(trx, { name, theme: 'cobalt', tagline: { en: name, it: name } }));
    }
    const pictureIds: number[] = [];
    for (let index = 0; index < PICTURES; index += 1)
      pictureIds.push(await createAsset(trx, toAsset(index), now));
    const account = {
      email: BENCH_ACCOUNT.email,
      password_hash: hash,
      first_name: 'Ada',
      last_name: 'Bianchi',
    };
    const state = {
      language: 'en',
      verified_at: now.toISOString(),
      disabled_at: null,
      groups: ['user_press_room'],
    };
    await createAccount(trx, { ...account, ...state }, now);
    return { groupIds, pictureIds };
  });
  const start = performance.now();
  for (let from = 0; from < releases; from += BATCH) {
    await database.change(async (trx) => {
      const count = Math.min(BATCH, releases - from);
      const batch = Array.from({ length: count }, (_, index) => makeRelease(from + index, releases, parents));
      await createReleases(searchOf(database), trx, batch, now);
    });
    showProgress(`loading ${from + BATCH} of ${releases} releases`);
  }
  const seconds = (performance.now() - start) / 1000;
  showProgress('loading galleries');
  await fillGalleries(database, galleries);
  await searchOf(database).optimise();
  showProgress('');
  return seconds;
}

function toAsset(index: number) {
  const sha256 = createHash('sha256').update(`picture ${index}`).digest('hex');
  const shared = { media_type: 'image/webp', bytes: 40_000 };
  const height = (width: number): number => Math.round((width * 2) / 3);
  return {
    ...shared,
    sha256,
    width: 1920,
    height: height(1920),
    name: `picture-${index}.webp`,
    credit: 'Bench',
    caption_en: `A tiled floor, seen from above, number ${index}`,
    caption_it: `Un pavimento di piastrelle visto dall'alto, numero ${index}`,
    alt_en: 'Tiled floor',
    alt_it: 'Pavimento di piastrelle',
    placeholder: '#c0a890',
    renditions: RENDITION_WIDTHS.map((width) => ({
      ...shared,
      width,
      height: height(width),
      sha256: createHash('sha256').update(`picture ${index} ${width}`).digest('hex'),
      is_original: 0,
    })),
  };
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
