import { createHash } from 'node:crypto';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import { ask, bodyOf } from '../ask.ts';
import type { Room } from '../room.ts';
import { openSession } from '../workload/session.ts';

/** Every file whose upload was acknowledged can be had, byte by byte. */
export async function listFileFaults(room: Room): Promise<string[]> {
  const asOfficer = openSession(room);
  const faults: string[] = [];
  for (const { id, sha256, name } of room.causes.files.values()) {
    const asked = await asOfficer({ method: 'POST', path: DOWNLOAD_PATH, body: { asset: id } });
    if (asked.is !== 'acknowledged') {
      faults.push(`${name} (asset ${id}) was acknowledged and cannot be had`);
      continue;
    }
    const { pathname, search } = new URL(bodyOf<Download>(asked).url, room.origin);
    const file = await ask(room, { path: pathname + search });
    const found = file.is === 'acknowledged' ? createHash('sha256').update(file.text).digest('hex') : file.is;
    if (found !== sha256) faults.push(`${name} (asset ${id}) is ${found} instead of ${sha256}`);
  }
  return faults;
}
