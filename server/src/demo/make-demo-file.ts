import { join } from 'node:path';
import { asHouse } from '../pictures/ask-picture.ts';
import { WarmProcesses } from '../process/limited/warm-processes.ts';
import { asFile } from '../storage/file-store.ts';

const processes = new WarmProcesses({
  program: join(import.meta.dirname, 'demo-process.ts'),
  limits: { seconds: 120, megabytes: 1024 },
  turns: { atOnce: 1, places: 32, patienceMs: 600_000 },
  idleMs: 15_000,
});

/** Makes a file of the demo by its path, in a process of its own: libvips and what it holds never come into the server. */
export async function makeDemoFile(path: string): Promise<Uint8Array | null> {
  const answers: unknown[] = [];
  await processes.run(asHouse(), {
    task: path,
    file: asFile(Buffer.alloc(0)),
    hear: (answer) => void answers.push(answer),
  });
  const [bytes] = answers;
  return bytes instanceof Uint8Array ? bytes : null;
}
