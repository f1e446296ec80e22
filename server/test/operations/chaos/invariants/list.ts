import type { Room } from '../room.ts';
import { listAuditFaults } from './audit.ts';
import { listFileFaults } from './files.ts';
import { listLostReleases } from './final-kept.ts';
import { listHidden } from './final-visibility.ts';
import type { InvariantName } from './names.ts';
import { listUnready } from './ready.ts';
import { listUndone } from './work.ts';

interface Invariant {
  name: InvariantName;
  /** Checks the state after all faults are over. Returns the violations. */
  check: (room: Room) => Promise<string[]>;
}

/** In the order of execution: the last ones end the server. */
export const INVARIANTS: readonly Invariant[] = [
  { name: 'kept', check: listLostReleases },
  { name: 'visibility', check: listHidden },
  { name: 'files', check: listFileFaults },
  { name: 'work', check: listUndone },
  { name: 'ready', check: listUnready },
  { name: 'audit', check: listAuditFaults },
];
