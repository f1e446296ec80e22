import type { ClippingProposal } from '@press-room/contract/clipping-proposals';
import type { Clipping } from '@press-room/contract/clippings';
import { DEFAULT_LANGUAGE } from '@press-room/contract/languages';
import { changeRow, namesOf, type OfficeContext, type Versioned } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { keepStored } from '../../../core/files/unused-files.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidForm, notFound } from '../../../platform/errors/errors.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { NO_WORDS, takeInFile } from '../../assets/intake/create-asset.ts';
import type { ClippingForm } from '../form.ts';
import { indexClippings } from '../index-clippings.ts';
import { getClipping } from '../reading.ts';
import { insertClipping } from '../service.ts';
import { findingsSchema, toWaitingKey } from './propose.ts';
import { getProposal } from './queries.ts';

const PROPOSALS: Versioned<ClippingProposal> = {
  table: 'clipping_proposal',
  noun: 'clipping_proposal',
  get: getProposal,
};

/** @throws 409 */
function requireState({ state }: ClippingProposal, wanted: 'waiting' | 'refused'): void {
  if (state !== wanted) throw conflict(wanted === 'waiting' ? 'proposal_decided' : 'proposal_not_refused');
}

type Fate = { state: 'accepted' | 'merged' | 'refused' } & Partial<
  Record<'clipping_id' | 'merged_into_id' | 'for_good', number>
>;

async function settle(trx: Db, id: number, fate: Fate, now: Date): Promise<void> {
  await trx
    .updateTable('clipping_proposal')
    .set({ ...fate, waiting_key: null, decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

type AcceptContext = OfficeContext & Pick<AppContext, 'store'>;

/**
 * Creates a clipping from a proposal. Its PDF is added to the library, unless the form names another file or none.
 * @throws 400, 403, 404, 409, 412
 */
export async function acceptProposal(
  context: AcceptContext,
  write: Write,
  form: ClippingForm,
): Promise<Clipping> {
  const { database, now } = context;
  const { officer, id } = write;
  const stored = form.file === undefined ? await findFile(database.db, id) : null;
  if (stored !== null) requirePermission({ account: officer }, 'asset.create');
  // Readers see links to clippings if the press office publishes them.
  const accepted = await changeRow(context, PROPOSALS, { ...write, isSeen: true }, async (trx, current) => {
    requireState(current, 'waiting');
    const file = stored === null ? form.file : await adoptFile(context, trx, { stored, officer });
    const clipping_id = await insertClipping(trx, { ...form, file }, { officer, now: now() });
    await indexClippings(searchOf(database), trx, [clipping_id]);
    const creation = { by: officer.id, action: 'create', about: `clipping:${clipping_id}` } as const;
    await recordAudit(trx, { ...creation, fields: namesOf(form) }, now());
    await settle(trx, id, { state: 'accepted', clipping_id }, now());
    await trx
      .updateTable('clipping_proposal')
      .set({ clipping_id })
      .where('merged_into_id', '=', id)
      .execute();
    return { action: 'accept_proposal', fields: [] };
  });
  return getClipping(database.db, accepted.clipping?.id ?? 0);
}

async function findFile(db: Db, id: number) {
  const row = await db
    .selectFrom('clipping_proposal')
    .select(['sha256', 'file_name', 'file_bytes', 'file_pages'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sha256 == null ? null : { ...row, sha256: row.sha256 };
}

async function adoptFile(
  context: AcceptContext,
  trx: Db,
  { stored, officer }: { stored: NonNullable<Awaited<ReturnType<typeof findFile>>>; officer: Officer },
): Promise<number> {
  const { sha256: key, file_name: name, file_bytes: bytes, file_pages: pages } = stored;
  await keepStored(context, trx, [key]);
  const nothing = { width: null, height: null, placeholder: '', embedded: null };
  const file = {
    ...nothing,
    kind: 'document',
    media_type: 'application/pdf',
    key,
    name,
    bytes,
    pages,
  } as const;
  const arrival = {
    ...NO_WORDS,
    by: officer.id,
    company: null,
    language: DEFAULT_LANGUAGE,
    admit: async () => undefined,
  } as const;
  const { asset_id } = await takeInFile(trx, file, arrival, context.now());
  return asset_id;
}

/** @throws 404 */
export async function getProposalFile(db: Db, id: number): Promise<{ sha256: string; name: string }> {
  const file = await findFile(db, id);
  if (file === null) throw notFound();
  return { sha256: file.sha256, name: file.file_name };
}

/** Merges a proposal into the clipping or pending proposal of the same article. @throws 400, 404, 409, 412 */
export const mergeProposal = (
  context: OfficeContext,
  write: Write,
  target: { clipping?: number | undefined; proposal?: number | undefined },
): Promise<ClippingProposal> =>
  changeRow(context, PROPOSALS, { ...write, isSeen: false }, async (trx, current) => {
    requireState(current, 'waiting');
    const { clipping, proposal } = target;
    if ((clipping === undefined) === (proposal === undefined)) throw invalidForm('proposal_merge_one');
    if (clipping === undefined) await mergeInto(trx, current, proposal ?? 0, context.now());
    else {
      const row = await trx.selectFrom('clipping').select('id').where('id', '=', clipping).executeTakeFirst();
      if (row === undefined) throw invalidForm('proposal_merge_unknown');
      await settle(trx, current.id, { state: 'merged', clipping_id: clipping }, context.now());
      await trx
        .updateTable('clipping_proposal')
        .set({ clipping_id: clipping })
        .where('merged_into_id', '=', current.id)
        .execute();
    }
    return { action: 'merge_proposal', fields: [] };
  });

/** The other one takes over the matches, the proposals merged before, and the PDF if it has none. */
async function mergeInto(trx: Db, { id }: ClippingProposal, other: number, now: Date): Promise<void> {
  const rows = await trx.selectFrom('clipping_proposal').selectAll().where('id', 'in', [id, other]).execute();
  const [from, into] = [rows.find((row) => row.id === id), rows.find((row) => row.id === other)];
  if (from === undefined || into?.state !== 'waiting' || other === id)
    throw invalidForm('proposal_merge_unknown');
  const [left, right] = [from, into].map(({ found }) => findingsSchema.parse(JSON.parse(found)));
  const matches = [...(right?.matches ?? []), ...(left?.matches ?? [])];
  const found = {
    ...right,
    matches: [...new Map(matches.map((match) => [`${match.kind}:${match.id}`, match])).values()],
  };
  const { sha256, file_name, file_bytes, file_pages } = from;
  await trx
    .updateTable('clipping_proposal')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: now.toISOString(),
      found: JSON.stringify(found),
      ...(into.sha256 === null && { sha256, file_name, file_bytes, file_pages }),
    }))
    .where('id', '=', other)
    .execute();
  await settle(trx, id, { state: 'merged', merged_into_id: other }, now);
  await trx
    .updateTable('clipping_proposal')
    .set({ merged_into_id: other })
    .where('merged_into_id', '=', id)
    .execute();
}

/** Permanently: its address, and those of merged proposals, are never proposed again. @throws 404, 409, 412 */
export const refuseProposal = (
  context: OfficeContext,
  write: Write,
  for_good: boolean,
): Promise<ClippingProposal> =>
  changeRow(context, PROPOSALS, { ...write, isSeen: false }, async (trx, current) => {
    requireState(current, 'waiting');
    const at = context.now().toISOString();
    const keys = for_good ? await listKeys(trx, current.id) : [];
    if (keys.length > 0)
      await trx
        .insertInto('clipping_refusal')
        .values(keys.map((url_key) => ({ url_key, at })))
        .onConflict((conflict) => conflict.column('url_key').doNothing())
        .execute();
    await settle(trx, current.id, { state: 'refused', for_good: for_good ? 1 : 0 }, context.now());
    return { action: 'refuse_proposal', fields: for_good ? ['for_good'] : [] };
  });

async function listKeys(trx: Db, id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('clipping_proposal')
    .select('url_key')
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into_id', '=', id)]))
    .where('url_key', '<>', '')
    .execute();
  return [...new Set(rows.map(({ url_key }) => url_key))];
}

/**
 * It is pending again, and its address may be proposed again.
 * @throws 404, 409 also if its article is already pending, 412
 */
export async function reopenProposal(context: OfficeContext, write: Write): Promise<ClippingProposal> {
  const { database } = context;
  try {
    return await changeRow(context, PROPOSALS, { ...write, isSeen: false }, async (trx, current) => {
      requireState(current, 'refused');
      const keys = await listKeys(trx, current.id);
      if (keys.length > 0) await trx.deleteFrom('clipping_refusal').where('url_key', 'in', keys).execute();
      const { url_key, sha256 } = await trx
        .selectFrom('clipping_proposal')
        .select(['url_key', 'sha256'])
        .where('id', '=', current.id)
        .executeTakeFirstOrThrow();
      const waiting_key = toWaitingKey(url_key, sha256);
      await trx
        .updateTable('clipping_proposal')
        .set({ state: 'waiting', for_good: 0, decided_at: null, waiting_key })
        .where('id', '=', current.id)
        .execute();
      return { action: 'reopen_proposal', fields: [] };
    });
  } catch (error) {
    if (database.classify(error) === 'unique') throw conflict('proposal_waits_already');
    throw error;
  }
}
