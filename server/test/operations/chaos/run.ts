import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endAll } from '../processes.ts';
import { FAULTS } from './faults/list.ts';
import { History } from './history.ts';
import { INVARIANTS } from './invariants/list.ts';
import { planRounds, type Round } from './plan.ts';
import { makeRandom } from './random.ts';
import { recover } from './recovery.ts';
import { type Engine, openRoom, type Room, type Storage } from './room.ts';
import { settle } from './settle.ts';
import { WORKLOAD } from './workload/list.ts';

export interface ChaosOptions {
  engine: Engine;
  storage: Storage;
  seconds: number;
  seed: number;
  /** Folder of the server's log. */
  folder: string;
  tell: (line: string) => void;
  signal?: AbortSignal;
}

/** Injects faults into a press room under load, and checks its invariants. Returns the history. */
export async function runChaos({
  engine,
  storage,
  seconds,
  seed,
  folder,
  tell,
  signal,
}: ChaosOptions): Promise<History> {
  const history = new History(tell);
  const room = await openRoom({ engine, storage, seed, history, folder });
  signal?.addEventListener('abort', () => {
    room.isOver = true;
  });
  try {
    const work = WORKLOAD.flatMap(({ callers, run }) =>
      Array.from({ length: callers }, (_, at) => run(room, at + 1)),
    );
    await Promise.all([breakThings(room, seconds), ...work]);
    if (signal?.aborted !== true) await judge(room);
  } finally {
    room.isOver = true;
    await room.remove();
    await endAll();
  }
  if (history.breaches.length > 0) tell(`What the server said: ${room.log}`);
  else rmSync(room.log, { force: true });
  return history;
}

const AFTERWARDS_MS = 500;

async function breakThings(room: Room, seconds: number): Promise<void> {
  try {
    const end = performance.now() + seconds * 1000;
    const had = FAULTS.filter((fault) => {
      const reason = fault.lacks?.(room) ?? null;
      if (reason !== null) room.history.say(`left out: ${fault.name} (${reason})`);
      return reason === null;
    });
    const missing = new Set(had);
    await recover(room);
    for (const round of planRounds(had, room.seed)) {
      if (room.isOver || (missing.size === 0 && performance.now() > end)) return;
      await runRound(room, round);
      for (const fault of round.faults) missing.delete(fault);
    }
  } finally {
    room.isOver = true;
  }
}

async function runRound(room: Room, { faults, lastsMs, isCalm }: Round): Promise<void> {
  const random = makeRandom(room.seed, `round ${room.history.rounds++}`);
  room.isCalm = isCalm;
  room.history.say(faults.map(({ name }) => name).join(' + ') + (isCalm ? ', nobody writes' : ''));
  const mends: (() => Promise<void>)[] = [];
  for (const fault of faults) {
    room.history.count('faults', fault.name);
    mends.push(await fault.strike(room, random));
  }
  await delay(lastsMs);
  await Promise.all(mends.map((mend) => mend()));
  await recover(room);
  // Violations can appear late.
  await delay(AFTERWARDS_MS);
}

/** After all faults: waits for pending work, and checks everything. */
async function judge(room: Room): Promise<void> {
  room.history.say('all faults are over');
  room.isOver = false;
  await settle(room);
  for (const { name, check } of INVARIANTS)
    for (const what of await check(room)) room.history.breach(name, what);
}
