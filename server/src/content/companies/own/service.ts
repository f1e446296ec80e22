import { type Company, toPublicCompany } from '@press-room/contract/companies';
import {
  OWN_FIELDS,
  type OwnCompany,
  type OwnCompanyForm,
  ownCompanySchema,
} from '@press-room/contract/own-company';
import { changeRow, type Versioned } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { badRequest, notFound } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { countInvited, countMembers } from '../../assets/quotas/counts.ts';
import { listQuotas } from '../../assets/quotas/service.ts';
import { companiesOf } from '../admin/company.ts';
import { findStoredCompany } from '../admin/queries.ts';
import { indexCompanies, indexRenamedCompanies } from '../index-companies.ts';
import { updateCompany } from '../writing.ts';
import { decideNameRequest, deleteWaitingName, findNameRequest, putNameRequest } from './name-requests.ts';

type OwnContext = Pick<AppContext, 'config' | 'database' | 'now'>;

/** A company for its own press office, without notes of the association. @throws 404 */
export async function getOwnCompany(context: OwnContext, db: Db, id: number): Promise<OwnCompany> {
  const row = await findStoredCompany(db, id);
  if (row === undefined) throw notFound();
  const counted = { id, now: context.now() };
  const seats = { invited: await countInvited(db, counted), members: await countMembers(db, counted) };
  const quotas = await listQuotas(context, db, { id });
  const max = quotas.find(({ quota }) => quota === 'agents')?.max;
  const name_request = await findNameRequest(db, id);
  return ownCompanySchema.parse({ ...row, seats: { ...seats, max }, quotas, name_request });
}

const toOwn = (context: OwnContext): Versioned<OwnCompany> => ({
  table: 'company',
  noun: 'company',
  get: (db, id) => getOwnCompany(context, db, id),
});

/** Changes the fields of the request; a new name needs approval. @throws 400, 404, 412 */
export const changeOwnCompany = (
  context: OwnContext,
  write: Write,
  { name, ...change }: OwnCompanyForm,
): Promise<OwnCompany> =>
  changeRow(context, toOwn(context), { ...write, isSeen: true }, async (trx, current) => {
    await updateCompany(trx, write.id, change);
    await indexCompanies(searchOf(context.database), trx, [write.id]);
    const action = name === undefined ? null : await askForName(context, trx, { write, name, current });
    const fields = OWN_FIELDS.filter((field) => (change[field] ?? current[field]) !== current[field]);
    if (action === null) return { action: 'edit', fields };
    // A write of fields and name has two log entries.
    if (fields.length > 0) {
      const edit = { by: write.officer.id, about: `company:${write.id}`, action: 'edit', fields } as const;
      await recordAudit(trx, edit, context.now());
    }
    return { action, fields: ['pub_business_name'] };
  });

interface Asking {
  write: Write;
  name: string;
  current: OwnCompany;
}

/** Returns the action; null: none. */
async function askForName(
  { now }: OwnContext,
  trx: Db,
  { write: { id, officer }, name, current }: Asking,
): Promise<'ask_name' | 'withdraw_name' | null> {
  const { name_request } = current;
  const waiting = name_request?.state === 'waiting' ? name_request.name : null;
  if (name === waiting) return null;
  if (name === toPublicCompany(current).business_name)
    return (await deleteWaitingName(trx, id)) ? 'withdraw_name' : null;
  await putNameRequest(trx, { company_id: id, name, asked_at: now().toISOString(), asked_by: officer.id });
  return 'ask_name';
}

export interface NameDecision {
  is_approved: boolean;
  note: string;
}

/**
 * Approves or refuses a company's name request, and informs the person who made it.
 * @throws 400 if none is pending, 404, 412
 */
export const decideName = (
  context: OwnContext,
  write: Write,
  { is_approved, note }: NameDecision,
): Promise<Company> =>
  changeRow(context, companiesOf(context), { ...write, isSeen: true }, async (trx) => {
    const at = context.now();
    const decision = { decided_at: at.toISOString(), is_approved: is_approved ? 1 : 0, note };
    const decided = await decideNameRequest(trx, write.id, decision);
    if (decided === undefined) throw badRequest('no_name_waits');
    if (is_approved) {
      await updateCompany(trx, write.id, { pub_business_name: decided.name });
      await indexRenamedCompanies(searchOf(context.database), trx, [write.id]);
    }
    if (decided.asked_by !== null) {
      const letter = is_approved ? 'company-name-approved' : 'company-name-refused';
      const parameters = { wanted: decided.name, note };
      await queueMail(trx, { letter, to: { account: decided.asked_by }, parameters }, at);
    }
    return { action: is_approved ? 'approve_name' : 'refuse_name', fields: ['pub_business_name'] };
  });
