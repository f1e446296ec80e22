import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { getJson } from '../../../lib/api.ts';
import { type Outcome, type Refusal, toRefusal } from '../../components/saving/office-write.ts';
import type { WriteNoun } from '../../components/saving/use-office-write.ts';

type Row = { id: number; version: number };

/** A record with an ordered list of files. */
export interface Shelf<One extends Row> {
  noun: string;
  /** Ids of all its files. */
  listHeld: (one: One) => readonly number[];
  /** Body of the write that appends files. `toUndo`: body of the write that removes them. */
  toBody: (one: One, assets: readonly OfficeAssetRow[]) => object;
  toUndo: (one: One) => object;
  /** Whether the change stays pending until it is published. */
  waits?: (one: One) => boolean;
}

export interface Adding {
  id: number;
  assets: readonly OfficeAssetRow[];
  write: WriteNoun;
  /** Publishes the change before all files are ready. */
  showUnready: boolean;
}

export type Added =
  | {
      kind: 'added';
      /** Number of files that were added. */
      count: number;
      waits: boolean;
      undo: () => Promise<Outcome<unknown>>;
    }
  | Refusal<unknown>;

/** Retries after concurrent changes: appended files do not conflict. */
const ATTEMPTS = 3;

export async function append<One extends Row>(shelf: Shelf<One>, adding: Adding): Promise<Added> {
  const { id, assets, write, showUnready } = adding;
  const read = await getJson<One>(`${shelf.noun}${id}/`).catch((error: unknown) => toRefusal<One>(error));
  if ('kind' in read) return read;
  let one: One = read;
  for (let attempt = 1; ; attempt += 1) {
    const permissions = new Set(shelf.listHeld(one));
    const added = assets.filter((asset) => !permissions.has(asset.id));
    const before = one;
    const waits = shelf.waits?.(one) ?? false;
    const undone = async (version: number) =>
      write<unknown>({ method: 'PATCH', id, version, body: shelf.toUndo(before) });
    if (added.length === 0) return { kind: 'added', count: 0, waits, undo: () => undone(before.version) };
    const body = { ...shelf.toBody(one, added), ...(showUnready && { show_unready: true }) };
    const outcome = await write<One>({ method: 'PATCH', id, version: one.version, body });
    if (outcome.kind === 'saved')
      return { kind: 'added', count: added.length, waits, undo: () => undone(outcome.row.version) };
    if (outcome.kind !== 'conflict' || attempt === ATTEMPTS) return outcome;
    one = outcome.current;
  }
}
