import type { Random } from '../random.ts';
import type { Room } from '../room.ts';

/** Only one fault of a part is active at a time. */
type Part = 'process' | 'database' | 'disk' | 'storage' | 'mail' | 'clock';

/** A fault. Returns a function that ends it. */
export interface Fault {
  name: string;
  part: Part;
  /** Why it is not possible here; null: it is. */
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
