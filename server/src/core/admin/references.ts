import type { AssetKind } from '@press-room/contract/assets';
import type { Db } from '../../platform/db/db.ts';
import { invalidField, invalidFields } from '../../platform/errors/errors.ts';
import type { Scope } from '../../platform/http/authentication.ts';
import type { Message, MessageKey } from '../../platform/text/messages.ts';
import { isWithin } from './own-company.ts';

/** By id or by name. @throws 400 */
export async function requireGroupId(db: Db, wanted: number | string): Promise<number> {
  const group = await db
    .selectFrom('press_group')
    .select('id')
    .where(typeof wanted === 'number' ? 'id' : 'name', '=', wanted)
    .executeTakeFirst();
  if (group === undefined) throw invalidField('press_group', 'unknown_press_group');
  return group.id;
}

const AT_ONCE = 500;

async function listKinds(db: Db, ids: readonly number[], scope: Scope): Promise<Map<number, AssetKind>> {
  const kinds = new Map<number, AssetKind>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await db
      .selectFrom('asset')
      .select(['id', 'kind'])
      .where('id', 'in', some)
      .where((eb) => isWithin(eb.ref('asset.company_id'), scope))
      .execute();
    for (const { id, kind } of rows) kinds.set(id, kind);
  }
  return kinds;
}

const REFUSALS = { picture: 'not_a_picture', document: 'not_a_document' } as const satisfies Partial<
  Record<AssetKind, MessageKey>
>;

interface Wanted {
  ids: readonly number[];
  /** Null: any kind. */
  kind: keyof typeof REFUSALS | null;
  /** Readers never get it, for example a page of a clipping whose licence does not allow that. */
  isInternal?: boolean;
}

/**
 * Files that are pages of clippings without distribution rights: allowed are our own, and those with an unlimited
 * licence.
 */
async function listUnlicensed(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('clipping')
      .select('file_asset_id')
      .where('file_asset_id', 'in', ids.slice(at, at + AT_ONCE))
      .where((eb) =>
        eb.or([
          eb('licence', '=', 'link_only'),
          eb.and([eb('licence', '=', 'licensed'), eb('licensed_until', 'is not', null)]),
        ]),
      )
      .execute();
    for (const { file_asset_id } of rows) if (file_asset_id !== null) found.add(file_asset_id);
  }
  return found;
}

/**
 * Checks that the officer can access the files, that they are of the required kind, and that they may be distributed.
 * @throws 400 naming each invalid one
 */
export async function requireKinds(
  db: Db,
  fields: Readonly<Record<string, Wanted>>,
  scope: Scope = null,
): Promise<void> {
  const all = Object.values(fields).flatMap(({ ids }) => ids);
  const kinds = await listKinds(db, all, scope);
  const shown = Object.values(fields).flatMap(({ ids, isInternal }) => (isInternal ? [] : ids));
  const unlicensed = await listUnlicensed(db, shown);
  const refused: Record<string, Message[]> = {};
  for (const [field, { ids, kind, isInternal = false }] of Object.entries(fields)) {
    const missing = ids.filter((id) => !kinds.has(id)).join(', ');
    const others = ids.filter((id) => kind !== null && kinds.has(id) && kinds.get(id) !== kind).join(', ');
    const closed = isInternal ? '' : ids.filter((id) => unlicensed.has(id)).join(', ');
    const messages: Message[] = [
      ...(missing === '' ? [] : [{ key: 'unknown_files', parameters: { ids: missing } } as const]),
      ...(others === '' || kind === null ? [] : [{ key: REFUSALS[kind], parameters: { ids: others } }]),
      ...(closed === '' ? [] : [{ key: 'clipping_file_unlicensed', parameters: { ids: closed } } as const]),
    ];
    if (messages.length > 0) refused[field] = messages;
  }
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}
