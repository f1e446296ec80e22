import { join } from 'node:path';
import { startScript } from '../../processes.ts';
import { askOften, OFTEN } from '../ask.ts';
import type { Room } from '../room.ts';

const COMMAND = join(import.meta.dirname, '../../../../src/commands/run.ts');

/** Ready, without a fault that the doctor finds, and ended in order. Ends the server. */
export async function listUnready(room: Room): Promise<string[]> {
  room.clock.move(-room.clock.ahead);
  const ready = await askOften(room, { path: '/readyz' });
  let faults = await listFaults(room);
  // What is late is there the next time.
  for (let times = 1; times < OFTEN && faults.length > 0; times += 1) faults = await listFaults(room);
  const code = await room.server.stop();
  return [
    ...(ready.is === 'acknowledged' ? [] : ['it is not ready']),
    ...faults.map((line) => `the doctor says: ${line}`),
    ...(code === 0 ? [] : [`told to end, it ended with ${code}`]),
  ];
}

/** What the doctor finds. */
async function listFaults(room: Room): Promise<string[]> {
  const doctor = startScript(COMMAND, { environment: room.environment, words: ['doctor'] });
  await doctor.ended();
  return doctor
    .output()
    .split('\n')
    .filter((line) => line.startsWith('fault') && !isOurs(room, line));
}

/** Its disk is a small one on purpose. */
const isOurs = ({ disk }: Room, line: string): boolean => 'path' in disk && /^fault +disk:/.test(line);
