import { setTimeout as delay } from 'node:timers/promises';
import type { GroupName } from '@press-room/contract/account-groups';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { pickReleaseText } from '@press-room/contract/release-text';
import { createAccount } from '../server/src/core/account/queries.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { signBenchToken } from './accounts.ts';
import { makeRelease } from './releases.ts';

const EMAIL = 'officer@example.com';
/** Interval of the editor's saves while an officer types. */
const SAVE_EVERY_MS = 1200;
const PUBLISH_EVERY_MS = 1000;
const SAVERS = 4;

type Headers = Record<string, string>;

/** Adds an officer to a database that no server has open. Returns the header of their calls. */
export async function addOfficer(
  environment: Record<string, string>,
  directory: string,
  group: GroupName = 'administrator_press_room',
): Promise<Headers> {
  const database = await openDatabase({ DATABASE_URL: environment.DATABASE_URL, DATA_DIR: directory });
  const now = new Date();
  try {
    const person = { email: EMAIL, first_name: 'Paola', last_name: 'Neri', language: 'en' };
    const state = { password_hash: '', verified_at: now.toISOString(), disabled_at: null };
    const groups = [group];
    const id = await database.change((trx) => createAccount(trx, { ...person, ...state, groups }, now));
    return await signBenchToken({ id, email: EMAIL });
  } finally {
    await database.close();
  }
}

/** Work of officers while others read, until `signal`. Returns the number of acknowledged writes. */
export type OfficeWork = (origin: string, headers: Headers, signal: AbortSignal) => Promise<number>;

/** Four officers, each typing in a release. */
export const saveDrafts: OfficeWork = async (origin, headers, signal) => {
  const counts = await Promise.all(
    Array.from({ length: SAVERS }, async (_, saver) => {
      let row = await createDraft(origin, headers, saver);
      return everySoOften(SAVE_EVERY_MS, signal, async (count) => {
        const { body } = toTexts(saver).it;
        const text = { it: { body: `${body}<p>${count}</p>` } };
        row = await write(origin, headers, { method: 'PATCH', row, body: { text } });
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Publishes a release for each of a number of officers. Returns how each saves another text of it. */
export const openSavers = (
  origin: string,
  headers: Headers,
  count: number,
): Promise<(() => Promise<void>)[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, saver) => {
      const draft = await createDraft(origin, headers, saver);
      const published = {
        method: 'POST',
        row: draft,
        part: 'transition/',
        body: { to: 'published' },
      } as const;
      let row = await write(origin, headers, published);
      let saves = 0;
      return async () => {
        saves += 1;
        const { it } = toTexts(saver + saves * count);
        row = await write(origin, headers, { method: 'PATCH', row, body: { text: { it } } });
      };
    }),
  );

/** Creates and publishes a release each second. */
export const publishReleases: OfficeWork = (origin, headers, signal) =>
  everySoOften(PUBLISH_EVERY_MS, signal, async (count) => {
    const row = await createDraft(origin, headers, count);
    await write(origin, headers, { method: 'POST', row, part: 'transition/', body: { to: 'published' } });
  });

async function everySoOften(
  pauseMs: number,
  signal: AbortSignal,
  work: (count: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (!signal.aborted) {
    await work(count);
    count += 1;
    const pause = Math.max(0, start + count * pauseMs - performance.now());
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return count;
}

function toTexts(index: number) {
  const { it, en } = makeRelease(index, 1000, { groupIds: [1], pictureIds: [1] }).text;
  const toText = (text: NonNullable<typeof it>) => ({
    ...pickReleaseText(text),
    title: text.title.slice(0, 300),
  });
  if (it === undefined || en === undefined) throw new Error('A made release has both languages');
  return { it: toText(it), en: toText(en) };
}

const createDraft = (origin: string, headers: Headers, index: number): Promise<OfficePressRelease> =>
  send(`${origin}${OFFICE_PRESS_RELEASE_PATH}`, 'POST', headers, { press_group: 1, text: toTexts(index) });

interface OfficeWrite {
  method: 'POST' | 'PATCH';
  row: OfficePressRelease;
  part?: string;
  body: object;
}

const write = (
  origin: string,
  headers: Headers,
  { method, row: { id, version }, part = '', body }: OfficeWrite,
): Promise<OfficePressRelease> =>
  send(
    `${origin}${officePressReleasePath(id)}${part}`,
    method,
    { ...headers, 'If-Match': `"${version}"` },
    body,
  );

async function send(
  url: string,
  method: string,
  headers: Headers,
  body: object,
): Promise<OfficePressRelease> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as OfficePressRelease;
}
