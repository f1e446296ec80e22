import { makeDemoFile } from '@press-room/demo/files';
import { loadSharp } from '../pictures/open-picture.ts';
import { serveTasks } from '../process/limited/warm-child.ts';

// A process of its own, started by `make-demo-file.ts`. It is told the path of a file and reads nothing of others.

// The demo asks the same library, which then takes one core and keeps nothing between pictures.
await loadSharp();

async function* perform(path: unknown): AsyncGenerator<Uint8Array | null> {
  yield await makeDemoFile(String(path));
}

await serveTasks(perform);
