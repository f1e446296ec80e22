import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { getJson } from '../../../lib/api.ts';
import { type Outcome, type Refusal, toRefusal } from '../../components/saving/office-write.ts';
import type { WriteNoun } from '../../components/saving/use-office-write.ts';

type Row = { id: number; version: number };

/** Something that shows files in an order. */
export interface Shelf<One extends Row> {
  noun: string;
  /** Ids of all that it shows. */
  listHeld: (one: One) => readonly number[];
  /** The write that puts files behind those, and the one that takes them away again. */
  toBody: (one: One, assets: readonly OfficeAssetRow[]) => object;
  toUndo: (one: One) => object;
  /** Whether readers see it later only, when its changes are shown. */
  waits?: (one: One) => boolean;
}

export interface Adding {
  id: number;
  assets: readonly OfficeAssetRow[];
  write: WriteNoun;
  /** Readers may see it before all files are ready. */
  showUnready: boolean;
}

export type Added =
  | {
      kind: 'added';
      /** Those that it did not show before. */
      count: number;
      waits: boolean;
      undo: () => Promise<Outcome<unknown>>;
    }
  | Refusal<unknown>;

/** Concurrent changes by others are retried: appending files causes no conflict. */
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
