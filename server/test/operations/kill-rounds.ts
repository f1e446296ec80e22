import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { type Place, withDatabase } from './database.ts';
import { type Started, startScript, startServer } from './processes.ts';

export const ROUNDS = inject('isQuick') ? 3 : 30;
const MOST_WRITES = 40;
const WRITER = join(import.meta.dirname, 'write-releases.ts');
const ACKNOWLEDGED = /^(\d+) (Release .+)\n/gm;

interface KillRounds {
  place: Place;
  /** Kills with `kill -9` while the writer writes, and prepares the next start. */
  strike: (writer: Started, round: number) => Promise<void>;
  /** Checks the files themselves. */
  checkIntegrity: () => Promise<void>;
}

/**
 * Writes, kills and starts again; every acknowledged release must be complete after each round. Returns all of them.
 */
export async function runKillRounds({
  place,
  strike,
  checkIntegrity,
}: KillRounds): Promise<Map<number, string>> {
  const acknowledged = new Map<number, string>();
  const startWriter = (): Started => startScript(WRITER, { environment: { ...place } });
  let next = startWriter();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writer = next;
    writer.child.stdin?.write('go\n');
    // The next writer loads its code meanwhile.
    if (round < ROUNDS) next = startWriter();
    const writes = 1 + Math.floor(Math.random() * MOST_WRITES);
    await writer.outputs(new RegExp(`(?:^\\d+ .+\\n){${writes}}`, 'm'));
    await strike(writer, round);
    for (const [, id, title = ''] of writer.output().matchAll(ACKNOWLEDGED))
      acknowledged.set(Number(id), title);
    await checkIntegrity();
    expect(await listWholeReleases(place), `round ${round}`).toEqual(
      expect.objectContaining(Object.fromEntries(acknowledged)),
    );
  }
  return acknowledged;
}

/** Titles by id of releases that have both texts and can be found. */
function listWholeReleases(place: Place): Promise<Record<number, string>> {
  return withDatabase(place, async ({ db }) => {
    const rows = await db
      .selectFrom('press_release as release')
      .innerJoin('press_release_text as en', 'en.press_release_id', 'release.id')
      .innerJoin('press_release_text as it', 'it.press_release_id', 'release.id')
      .innerJoin('release_search as document', 'document.document_id', 'release.id')
      .where('en.language', '=', 'en')
      .where('it.language', '=', 'it')
      .select(['release.id', 'en.title'])
      .execute();
    return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
  });
}

/** Starts the real server with the data of the rounds and checks that it serves all of it. */
export async function expectServed(place: Place, acknowledged: Map<number, string>): Promise<void> {
  const server = await startServer({ ...place });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  const answer = await fetch(`${server.origin}/api/press_room/press_release/?format=datatables&length=-1`);
  const { data } = (await answer.json()) as { data: { id: number; title: string }[] };
  const served = Object.fromEntries(data.map(({ id, title }) => [id, title]));
  expect(served).toEqual(expect.objectContaining(Object.fromEntries(acknowledged)));
  expect(await server.end('SIGTERM')).toBe(0);
}
