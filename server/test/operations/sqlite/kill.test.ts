import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { removePlace } from '../database.ts';
import { expectServed, ROUNDS, runKillRounds } from '../kill-rounds.ts';
import { endAll } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

afterEach(endAll);

describe('kill -9 on SQLite', () => {
  it(`loses no acknowledged release in ${ROUNDS} rounds, corrupts nothing and starts again`, {
    tags: ['quick'],
  }, async () => {
    const place = await makeReadyPlace();
    const acknowledged = await runKillRounds({
      place,
      strike: async (writer) => {
        await writer.end('SIGKILL');
      },
      checkIntegrity: async () => {
        const file = new DatabaseSync(join(place.DATA_DIR, 'press-room.db'));
        expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
        expect(file.prepare('pragma quick_check').all()).toEqual([{ quick_check: 'ok' }]);
        expect(file.prepare('pragma foreign_key_check').all()).toEqual([]);
        file.exec("insert into release_fts (release_fts) values ('integrity-check')");
        file.close();
      },
    });
    await expectServed(place, acknowledged);
    await removePlace(place);
  });
});
