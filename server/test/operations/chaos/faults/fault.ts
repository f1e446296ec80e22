import type { Random } from '../random.ts';
import type { Room } from '../room.ts';

/** Of two faults of one part only one is there at a time. */
type Part = 'process' | 'database' | 'disk' | 'storage' | 'mail' | 'clock';

/** A fault. Returns how to end it. */
export interface Fault {
  name: string;
  part: Part;
  /** Why it cannot be had here, null where it can. */
  lacks?: (room: Room) => string | null;
  strike: (room: Room, random: Random) => Promise<() => Promise<void>>;
}

/** A fault without duration. */
export const atOnce =
  (happen: (room: Room, random: Random) => Promise<void> | void): Fault['strike'] =>
  async (room, random) => {
    await happen(room, random);
    return async () => undefined;
  };
