import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/chromium.ts';
import { createAsset } from '../server/src/content/assets/queries.ts';
import { createGallery, createGalleryNode } from '../server/src/content/press-gallery/service.ts';
import { searchOf } from '../server/src/core/search/index/search-of.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import type { FileStore } from '../server/src/platform/storage/file-store.ts';
import { openStore } from '../server/src/platform/storage/open-store.ts';
import { BENCH_ACCOUNT } from './accounts.ts';
import { fillDatabase, fillingOf } from './databases.ts';
import { isWebBuilt } from './first-load.ts';
import { startAppIn } from './servers.ts';

const PICTURES = 500;
const SIZE = { width: 320, height: 240 };
const VIEWPORT = { width: 1280, height: 800 };
/** Positions where a reader stops while scrolling, as shares of the screen's height. */
const RESTS = [0.2, 0.4, 0.6, 0.8];
const QUIET_MS = 1000;
const QUIET_WITHIN_MS = 30_000;

export interface GalleryStep {
  step: string;
  /** Requested parts of the list, and picture files, in this step. */
  pages: number;
  pictures: number;
  /** Visible cells after the last request, and those among them without a picture. */
  cells: number;
  empty: number;
  /** Cumulative layout shift so far. */
  shift: number;
}

/** A gallery of 500 pictures on a desktop: opened, scrolled to its end, and to positions in between. */
export async function measureGalleryScreen(): Promise<GalleryStep[] | string> {
  const browser = await provideChromium();
  if ('reason' in browser) return browser.reason;
  if (!isWebBuilt()) return 'the web app is not built: npm run build';
  const directory = mkdtempSync(join(tmpdir(), 'press-room-gallery-'));
  try {
    const gallery = await makeGallery(directory);
    const app = await startAppIn(directory, { environment: { DEMO: 'off' } });
    const chrome = await chromium.launch({ executablePath: browser.path, args: CHROMIUM_FLAGS });
    try {
      const page = await chrome.newPage({ viewport: VIEWPORT, serviceWorkers: 'block', locale: 'en' });
      await signIn(page, app.origin);
      return await walk(page, `${app.origin}/#/press-gallery?gallery=${gallery}`);
    } finally {
      await chrome.close();
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Returns the id of the gallery, whose pictures have real files. */
async function makeGallery(directory: string): Promise<number> {
  const database = await openDatabase({ DATA_DIR: directory, DATABASE_URL: undefined });
  try {
    await fillDatabase(database, fillingOf(0));
    const store = await openStore({ DATA_DIR: directory, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
    const picture_ids: number[] = [];
    for (let at = 0; at < PICTURES; at += 1) picture_ids.push(await addPicture(database, store, at));
    const name = { en: 'Five hundred', it: 'Cinquecento' };
    return await database.change(async (trx) => {
      const gallery_node_id = await createGalleryNode(trx, { parent_id: null, position: 99, name });
      const rights = { status: 'published', access: 'press' } as const;
      const gallery = { gallery_node_id, position: 0, name, picture_ids, ...rights };
      return createGallery(searchOf(database), trx, gallery, new Date());
    });
  } finally {
    await database.close();
  }
}

async function addPicture(database: Database, store: FileStore, at: number): Promise<number> {
  const background = { r: at % 256, g: (at * 7) % 256, b: at >> 8 };
  const content = await sharp({ create: { ...SIZE, channels: 3, background } })
    .webp()
    .toBuffer();
  const file = { sha256: await store.put(content), media_type: 'image/webp', bytes: content.length, ...SIZE };
  const words = { credit: 'Bench', caption_en: `Picture ${at}`, caption_it: `Foto ${at}` };
  const asset = { ...file, ...words, name: `${at}.webp`, alt_en: '', alt_it: '', placeholder: '#c0a890' };
  const renditions = [{ ...file, is_original: 0 }];
  return database.change((trx) => createAsset(trx, { ...asset, renditions }, new Date()));
}

// Records layout shifts in the page.
const WATCH = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const COUNT_CELLS = `(() => {
  const cells = [...document.querySelectorAll('ul[data-tall] > li')].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const isShown = (cell) => {
    const picture = cell.querySelector('img');
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  };
  return { cells: cells.length, empty: cells.filter((cell) => !isShown(cell)).length, shift: window.shift };
})()`;

async function signIn(page: Page, origin: string): Promise<void> {
  const answer = await fetch(`${origin}${TOKEN_AUTH_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(BENCH_ACCOUNT),
  });
  const { token, user } = sessionSchema.parse(await answer.json());
  const entries = JSON.stringify({ token, user: JSON.stringify(user) });
  await page.addInitScript(`${WATCH}; Object.assign(localStorage, ${entries});`);
}

async function walk(page: Page, address: string): Promise<GalleryStep[]> {
  const asked: string[] = [];
  const waiting = new Set<unknown>();
  let askedAt = 0;
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    waiting.add(request);
    askedAt = performance.now();
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));

  const rest = async (): Promise<void> => {
    const start = performance.now();
    while (waiting.size > 0 || performance.now() - Math.max(start, askedAt) < QUIET_MS) {
      if (performance.now() - start > QUIET_WITHIN_MS) throw new Error('The gallery does not come to rest');
      await delay(50);
    }
  };
  const measure = async (step: string, move: () => Promise<unknown>): Promise<GalleryStep> => {
    asked.length = 0;
    await move();
    await rest();
    const seen = await page.evaluate<Pick<GalleryStep, 'cells' | 'empty' | 'shift'>>(COUNT_CELLS);
    const pages = asked.filter((path) => path === GALLERY_PICTURE_PATH).length;
    const pictures = asked.filter((path) => path.startsWith('/media/')).length;
    return { step, pages, pictures, ...seen };
  };
  const scrollTo = (share: number) => () =>
    page.evaluate(`scrollTo(0, ${share} * document.documentElement.scrollHeight)`);

  const steps = [
    await measure('opened', async () => {
      await page.goto(address);
      await page.locator('ul[data-tall] img').first().waitFor();
    }),
    await measure('jump to the end', scrollTo(1)),
  ];
  for (const share of RESTS) steps.push(await measure(`back to ${share * 100} %`, scrollTo(share)));
  return steps;
}
