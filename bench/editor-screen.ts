import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import {
  OFFICE_PRESS_RELEASE_PATH,
  officePressReleaseSchema,
} from '@press-room/contract/admin-press-releases';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/chromium.ts';
import { hashPassword } from '../server/src/core/account/passwords.ts';
import { createAccount } from '../server/src/core/account/queries.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { fillDatabase, fillingOf } from './databases.ts';
import { isWebBuilt } from './first-load.ts';
import { median } from './measure.ts';
import { startAppIn } from './servers.ts';
import { buildVocabulary } from './vocabulary.ts';

const WORDS = 5000;
const WORDS_A_PARAGRAPH = 60;
const OPENINGS = 3;
const KEYS = 300;
/** Interval between keys of a fast typist. */
const KEY_MS = 40;
const VIEWPORT = { width: 1440, height: 900 };
const OFFICER = { email: 'officer@example.com', password: 'Str0ng_pass!' };
const BODY = '[data-name="text.it.body"]';

export interface EditorFigures {
  readyMs: number;
  keys: number;
  keyP50: number;
  keyMax: number;
  longTasks: number;
  longestTask: number;
}

/** The editor with 5,000 words in each language: time until one can type, and delays while typing. */
export async function measureEditorScreen(): Promise<EditorFigures | string> {
  const browser = await provideChromium();
  if ('reason' in browser) return browser.reason;
  if (!isWebBuilt()) return 'the web app is not built: npm run build';
  const directory = mkdtempSync(join(tmpdir(), 'press-room-editor-'));
  try {
    await addOfficer(directory);
    const app = await startAppIn(directory, { environment: { DEMO: 'off' } });
    const chrome = await chromium.launch({ executablePath: browser.path, args: CHROMIUM_FLAGS });
    try {
      const page = await chrome.newPage({ viewport: VIEWPORT, serviceWorkers: 'block', locale: 'en' });
      const id = await prepare(page, app.origin);
      return await measure(page, `${app.origin}/#/admin/press-releases/${id}`);
    } finally {
      await chrome.close();
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function addOfficer(directory: string): Promise<void> {
  const database = await openDatabase({ DATA_DIR: directory, DATABASE_URL: undefined });
  try {
    await fillDatabase(database, fillingOf(0));
    const now = new Date();
    const person = { email: OFFICER.email, first_name: 'Paola', last_name: 'Neri', language: 'en' };
    const password_hash = await hashPassword(OFFICER.password);
    const state = { password_hash, verified_at: now.toISOString(), disabled_at: null };
    const groups = ['administrator_press_room'];
    await database.change((trx) => createAccount(trx, { ...person, ...state, groups }, now));
  } finally {
    await database.close();
  }
}

function toBody(language: 'it' | 'en'): string {
  const { words } = buildVocabulary(language);
  const paragraphs: string[] = [];
  for (let from = 0; from < WORDS; from += WORDS_A_PARAGRAPH) {
    const own = Array.from({ length: WORDS_A_PARAGRAPH }, (_, at) => words[(from + at) % words.length]);
    paragraphs.push(`<p>${own.slice(1).join(' ')} <strong>${own[0]}</strong>.</p>`);
  }
  return paragraphs.join('');
}

/** Signs in and creates the release. Returns its id. */
async function prepare(page: Page, origin: string): Promise<number> {
  const signedIn = await page.request.post(`${origin}${TOKEN_AUTH_PATH}`, { data: OFFICER });
  const { token, user } = sessionSchema.parse(await signedIn.json());
  const entries = JSON.stringify({ token, user: JSON.stringify(user), language: 'en' });
  await page.addInitScript(`${WATCH}; Object.assign(localStorage, ${entries});`);
  const text = {
    it: { title: 'Cinquemila parole', body: toBody('it') },
    en: { title: 'Five thousand words', body: toBody('en') },
  };
  const answer = await page.request.post(`${origin}${OFFICE_PRESS_RELEASE_PATH}`, {
    headers: { Authorization: `JWT ${token}` },
    data: { press_group: 1, text },
  });
  return officePressReleaseSchema.pick({ id: true }).parse(await answer.json()).id;
}

/** Time from a key to the next paint, and what blocked the page. */
const WATCH = `
  window.keys = [];
  window.blocks = [];
  window.ready = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('${BODY}')?.textContent.length > 1000) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocks.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener('keydown', () => {
    const start = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keys.push(performance.now() - start);
      port2.postMessage(0);
    });
  }, true);`;

async function measure(page: Page, address: string): Promise<EditorFigures> {
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await page.goto('about:blank');
    await page.goto(address);
    openings.push(await page.evaluate<number>('window.ready'));
  }
  const body = page.locator(BODY);
  await body.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate('window.keys = []; window.blocks = [];');
  await page.keyboard.type('smalto '.repeat(Math.ceil(KEYS / 7)).slice(0, KEYS), { delay: KEY_MS });
  await page.getByText(/^Saved at /).waitFor();
  const { keys, blocks } = await page.evaluate<{ keys: number[]; blocks: number[] }>(
    '({ keys: window.keys, blocks: window.blocks })',
  );
  return {
    readyMs: median(openings),
    keys: keys.length,
    keyP50: median(keys),
    keyMax: Math.max(...keys),
    longTasks: blocks.length,
    longestTask: Math.max(0, ...blocks),
  };
}
