// A process that writes releases until it is killed, and reports each one once it is committed.
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/platform/db/client.ts';
import { addReleases } from './content.ts';

const WRITERS = 4;

// Everything is loaded; the database is opened on the signal.
await new Promise((resolve) => process.stdin.once('data', resolve));
const { DATA_DIR = '', DATABASE_URL } = process.env;
const database = await openDatabase({ DATA_DIR, DATABASE_URL });
await database.migrate();
await addReleases(database, []);

async function write(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const title = `Release ${process.pid}-${writer}-${count}`;
    const [id] = await addReleases(database, [title]);
    writeSync(1, `${id} ${title}\n`);
  }
}
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
