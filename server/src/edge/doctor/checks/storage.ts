import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { type Found, fault, fine, type Patient } from '../finding.ts';
import { placeOfFiles } from '../place-of-files.ts';

const PROBE_BYTES = 1024;

export async function checkStorage({ config, openStore }: Patient): Promise<Found[]> {
  const place = placeOfFiles(config);
  try {
    return [await probe(await openStore(), place)];
  } catch (error) {
    return [fault('doctor_storage_away', { place, reason: sayReason(error) })];
  }
}

async function probe(store: FileStore, place: string): Promise<Found> {
  // Random, so that it differs from stored files.
  const bytes = randomBytes(PROBE_BYTES);
  const key = await store.put(bytes);
  let isSame = false;
  try {
    const stored = await store.find(key);
    isSame = stored !== null && bytes.equals(await buffer(stored.stream()));
  } finally {
    await store.remove(key);
  }
  if ((await store.find(key)) !== null) return fault('doctor_storage_kept', { place });
  return isSame ? fine('doctor_storage_fine', { place }) : fault('doctor_storage_wrong', { place });
}
