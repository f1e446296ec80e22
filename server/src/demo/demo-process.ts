import { makeDemoFile } from '@press-room/demo/files';
import { serveTasks } from '../process/limited/warm-child.ts';

// A process of its own, started by `make-demo-file.ts`. It is told the path of a file and reads nothing of others.

async function* perform(path: unknown): AsyncGenerator<Uint8Array | null> {
  yield await makeDemoFile(String(path));
}

await serveTasks(perform);
