import { tryAgain } from '../ask.ts';
import type { Room } from '../room.ts';
import { openSession } from '../workload/session.ts';
import { look } from '../workload/writers.ts';

/** Every acknowledged release exists in its last acknowledged state; `observe` reports where it does not. */
export async function listLostReleases(room: Room): Promise<string[]> {
  const asOfficer = openSession(room);
  const lost: string[] = [];
  for (const chronicle of room.ledger.all()) {
    if (chronicle.id === null) continue;
    const state = await tryAgain(
      () => look(room, asOfficer, chronicle),
      (seen) => seen !== null,
    );
    if (state === null) lost.push(`${chronicle.mark} (release ${chronicle.id}) cannot be read any more`);
  }
  return lost;
}
