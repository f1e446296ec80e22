import { join } from 'node:path';
import { startScript } from '../../processes.ts';
import { askUntilKnown, tryAgain } from '../ask.ts';
import type { Room } from '../room.ts';

const COMMAND = join(import.meta.dirname, '../../../../src/commands/run.ts');

/** The server is ready, the doctor finds no fault, and it shuts down gracefully. Ends the server. */
export async function listUnready(room: Room): Promise<string[]> {
  room.clock.move(-room.clock.ahead);
  const ready = await askUntilKnown(room, { path: '/readyz' });
  const faults = await tryAgain(
    () => listFaults(room),
    (found) => !found.some(isLate),
  );
  const code = await room.server.stop();
  return [
    ...(ready.is === 'acknowledged' ? [] : ['it is not ready']),
    ...faults.map((line) => `the doctor says: ${line}`),
    ...(code === 0 ? [] : [`told to end, it ended with ${code}`]),
  ];
}

/** Among the failed checks, those without an answer in time. */
const isLate = (line: string): boolean => /no answer|timeout|timed out/i.test(line);

/** Findings of the doctor. */
async function listFaults(room: Room): Promise<string[]> {
  const doctor = startScript(COMMAND, { environment: room.environment, words: ['doctor'] });
  await doctor.ended();
  return doctor
    .output()
    .split('\n')
    .filter((line) => line.startsWith('fault') && !isOurs(room, line));
}

/** Its disk is intentionally small. */
const isOurs = ({ disk }: Room, line: string): boolean => 'path' in disk && /^fault +disk:/.test(line);
