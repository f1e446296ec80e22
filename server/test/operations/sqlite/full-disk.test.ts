import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, addAccount, addReleases, numberedTitles } from '../content.ts';
import { withDatabase } from '../database.ts';
import { call, freshList, type Outcome, signIn } from '../load.ts';
import { endAll, startServer } from '../processes.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';

const RELEASES = 300;
const WORDS = {
  en: 'The server has no room left to store this. Nothing was changed; try again later.',
  it: 'Il server non ha più spazio per memorizzare i dati. Nulla è stato modificato; riprova più tardi.',
};

const statusOf = (outcome: Outcome): number => (outcome.kind === 'whole' ? outcome.status : 0);

describe('a full disk', () => {
  const disk = mountSmallDisk(24);
  const place = { DATA_DIR: 'path' in disk ? join(disk.path, 'data') : '', DATABASE_URL: undefined };
  const isMissing = 'reason' in disk;
  if (isMissing) console.log(`Full disk: ${disk.reason}`);

  beforeEach(async () => {
    await withDatabase(place, async (database) => {
      await addReleases(database, numberedTitles(RELEASES));
      await addAccount(database.db);
    });
  });
  afterEach(async () => {
    await endAll();
    if ('path' in disk) disk.remove();
  });

  // If CI cannot mount, the test fails.
  it.skipIf(isMissing && process.env.CI !== 'true')(
    'refuses writes in words, goes on reading, loses nothing and works again when there is room',
    async () => {
      const { fill, makeRoom } = disk as SmallDisk;
      const server = await startServer({ ...place });
      let signedIn = 0;
      const trySignIn = async (language: 'en' | 'it' = 'en'): Promise<Outcome> => {
        const outcome = await signIn(server.origin, ACCOUNT, { language });
        if (statusOf(outcome) === 200) signedIn += 1;
        return outcome;
      };
      expect(statusOf(await trySignIn())).toBe(200);
      fill();
      // The log has separate space, which may be used up first.
      while (statusOf(await trySignIn()) === 200);

      for (const language of ['en', 'it'] as const) {
        expect(await trySignIn(language)).toMatchObject({
          status: 507,
          headers: { 'content-type': 'application/json; charset=utf-8', 'content-language': language },
          text: JSON.stringify({ detail: WORDS[language] }),
        });
      }
      await expectReads(server.origin);
      for (let count = 0; count < 20; count += 1) expect(statusOf(await trySignIn())).toBe(507);
      await expectReads(server.origin);

      makeRoom();
      expect(statusOf(await trySignIn())).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(readBack()).toEqual({ releases: RELEASES, signedIn, integrity: 'ok' });
    },
  );

  function readBack() {
    const file = new DatabaseSync(join(place.DATA_DIR, 'press-room.db'));
    const one = (query: string) => Object.values(file.prepare(query).get() ?? {})[0];
    const found = {
      releases: one('select count(*) from press_release'),
      signedIn: one("select count(*) from audit_entry where action = 'sign_in'"),
      integrity: one('pragma integrity_check'),
    };
    file.close();
    return found;
  }
});

/** Reads that no cache answers, in the main thread and in the reader thread. */
async function expectReads(origin: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    for (const question of ['', '&search[value]=Release', '&q=release', '&order[0][column]=title']) {
      const answer = await call(`${freshList(origin)}${question}`);
      expect(answer, question).toMatchObject({ status: 200 });
    }
    expect(
      await call(`${origin}/api/press_room/press_release/${count + 1}/?format=json&x=${count}`),
    ).toMatchObject({
      status: 200,
    });
  }
}
