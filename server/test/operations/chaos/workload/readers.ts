import { createHash } from 'node:crypto';
import { feedPath } from '@press-room/contract/feeds';
import { releasesPage } from '@press-room/contract/pages';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { ask } from '../ask.ts';
import { judgeAnonymous, judgeFile } from '../invariants/visibility.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Room } from '../room.ts';
import { pause } from './session.ts';

/** Hidden from the client, or deleted. */
const HIDDEN = [404, 410];

/** A reader without a session who continuously requests everything. */
export async function read(room: Room, reader: number): Promise<void> {
  const random = makeRandom(room.seed, `reader ${reader}`);
  while (!room.isOver) {
    const isFile = random.below(6) === 0;
    const isAnswered = isFile
      ? await readFile(room, random)
      : await readWords(room, choosePath(room, random));
    if (!isAnswered) await pause();
  }
}

function choosePath(room: Room, random: Random): string {
  const chronicles = room.ledger.all().filter(({ id }) => id !== null);
  const list = `${PRESS_RELEASE_PATH}?format=datatables`;
  const paths = [
    '/',
    list,
    `${list}&length=5`,
    feedPath('en', 'rss'),
    feedPath('it', 'json'),
    releasesPage('it'),
  ];
  if (chronicles.length === 0) return random.pick(paths);
  const { id, mark } = random.pick(chronicles.slice(-6));
  return random.pick([
    ...paths,
    pressReleasePath(id ?? 0),
    pressReleasePath(id ?? 0),
    `${list}&q=${mark}`,
    `${list}&search[value]=${mark}`,
  ]);
}

/** False: no result. */
async function readWords(room: Room, path: string): Promise<boolean> {
  const reply = await ask(room, { path, refusals: HIDDEN });
  if (reply.is === 'acknowledged') judgeAnonymous(room, path, reply);
  return reply.is === 'acknowledged';
}

async function readFile(room: Room, random: Random): Promise<boolean> {
  const files = [...room.causes.files.values()];
  if (files.length === 0) return false;
  const { sha256, name, id } = random.pick(files.slice(-6));
  const path = `/media/${sha256}/${name}`;
  const reply = await ask(room, { path, refusals: HIDDEN });
  if (reply.is !== 'acknowledged') return false;
  if (createHash('sha256').update(reply.text).digest('hex') !== sha256)
    room.history.breach('files', `${path} has other bytes: ${reply.text.length}`);
  judgeFile(room, path, id, reply);
  return true;
}
