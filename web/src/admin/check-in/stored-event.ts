import {
  type CheckIn,
  checkInEntryPath,
  checkInPath,
  ENTRIES_MAX,
  type EntryForm,
  type EntryResult,
} from '@press-room/contract/check-in';
import { queryOptions } from '@tanstack/react-query';
import { get, set, update } from 'idb-keyval';
import { getJson, postJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';

export type Entry = EntryForm['entries'][number];

const checkInKey = (event: number) => `door ${event}`;
const queueKey = (event: number) => `door queue ${event}`;
const REFRESH_MS = 60_000;

/** Offline: the last data of this device, with codes and keys but without names. */
async function loadCheckIn(event: number, signal: AbortSignal): Promise<CheckIn> {
  try {
    const door = await getJson<CheckIn>(checkInPath(event), {}, signal);
    await set(checkInKey(event), door);
    return door;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    const kept = status === 0 || status >= 500 ? await get<CheckIn>(checkInKey(event)) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

export const checkInQuery = (event: number) =>
  queryOptions({
    queryKey: ['door', event],
    queryFn: ({ signal }) => loadCheckIn(event, signal),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });

export const listQueued = async (event: number): Promise<Entry[]> =>
  (await get<Entry[]>(queueKey(event))) ?? [];

/** Stored before it is sent, so that no entry is lost. */
export const enqueue = (event: number, entry: Entry): Promise<void> =>
  update<Entry[]>(queueKey(event), (before = []) => [...before, entry]);

/** Sends the queued entries; acknowledged ones are removed. */
export async function sendQueued(event: number): Promise<EntryResult[]> {
  const entries = (await listQueued(event)).slice(0, ENTRIES_MAX);
  if (entries.length === 0) return [];
  const { results } = await postJson<{ results: EntryResult[] }>(checkInEntryPath(event), { entries });
  const heard = new Set(results.map(({ key }) => key));
  await update<Entry[]>(queueKey(event), (before = []) => before.filter(({ key }) => !heard.has(key)));
  return results;
}
