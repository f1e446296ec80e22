// A process that receives a file of the given size in megabytes into the storage and reports its progress.
import { writeSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/storage/open-store.ts';

const { DATA_DIR, STORAGE_URL, MEGABYTES = '1', STOP_AT } = process.env;
const MEGABYTE = 1024 * 1024;

async function* makeFile(): AsyncGenerator<Buffer> {
  for (let at = 0; at < Number(MEGABYTES); at += 1) {
    if (String(at) === STOP_AT) {
      writeSync(1, 'half\n');
      await delay(3_600_000);
    }
    yield Buffer.alloc(MEGABYTE, at);
  }
}

const store = await openStore(loadConfig({ DATA_DIR, STORAGE_URL }));
writeSync(1, 'begins\n');
const { key } = await store.receive(Readable.from(makeFile()), { maxBytes: Number.POSITIVE_INFINITY });
writeSync(1, `done ${key} ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
