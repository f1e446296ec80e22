import {
  QUOTA_FIELDS,
  QUOTAS,
  type Quota,
  type QuotaUse,
  STORAGE_UNIT,
} from '@press-room/contract/company-quotas';
import type { AppContext } from '../../../core/context.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type AppError, notFound, quotaReached } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import type { Room } from '../intake/intake.ts';
import { COUNTS } from './counts.ts';

interface QuotaKind {
  /** Default of the quota. */
  setting: (config: Config) => number;
  /** Value of one unit. */
  unit: number;
  /** Message that names the limit and a remedy. */
  refusal: MessageKey;
}

const QUOTA_KINDS: Readonly<Record<Quota, QuotaKind>> = {
  agents: { setting: ({ COMPANY_AGENTS }) => COMPANY_AGENTS, unit: 1, refusal: 'company_full' },
  storage: {
    setting: ({ COMPANY_STORAGE_MB }) => COMPANY_STORAGE_MB,
    unit: STORAGE_UNIT,
    refusal: 'company_storage_full',
  },
  files: { setting: ({ COMPANY_FILES }) => COMPANY_FILES, unit: 1, refusal: 'company_files_full' },
  releases: {
    setting: ({ COMPANY_OPEN_RELEASES }) => COMPANY_OPEN_RELEASES,
    unit: 1,
    refusal: 'company_releases_full',
  },
  kits: { setting: ({ COMPANY_OPEN_KITS }) => COMPANY_OPEN_KITS, unit: 1, refusal: 'company_kits_full' },
};

export type QuotaContext = Pick<AppContext, 'config' | 'now'>;

/** Current use and limit of these quotas. @throws 404 */
export async function listQuotas(
  { config, now }: QuotaContext,
  db: Db,
  { id, quotas = QUOTAS }: { id: number; quotas?: readonly Quota[] },
): Promise<QuotaUse[]> {
  const own = await db
    .selectFrom('company')
    .select(Object.values(QUOTA_FIELDS))
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const uses: QuotaUse[] = [];
  for (const quota of quotas) {
    const { setting, unit } = QUOTA_KINDS[quota];
    const usual = setting(config) * unit;
    const number = own[QUOTA_FIELDS[quota]];
    const used = await COUNTS[quota](db, { id, now: now() });
    uses.push({ quota, used, max: number === null ? usual : number * unit, usual });
  }
  return uses;
}

/** Added use by a company; officers of the association have no quotas. */
export type Taking = { company: Scope } & Partial<Record<Quota, number>>;

/**
 * Checks that a company may add this use, in the transaction that writes it; concurrent additions wait. Writes that add
 * nothing pass even above the limit.
 * @throws 404, 409 if the quota is not sufficient
 */
export async function takeRoom(
  context: QuotaContext,
  trx: Db,
  { company, ...taking }: Taking,
): Promise<void> {
  if (company === null) return;
  await lockCompany(trx, company);
  const quotas = QUOTAS.filter((quota) => (taking[quota] ?? 0) > 0);
  for (const use of await listQuotas(context, trx, { id: company, quotas }))
    if (use.used + (taking[use.quota] ?? 0) > use.max) throw toRefusal(use, taking[use.quota] ?? 0);
}

async function lockCompany(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('company')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute();
}

/** Maximum size of a file that a company can add. @throws 409 if it can add none */
export async function findRoomForFile(
  context: QuotaContext,
  db: Db,
  company: Scope,
): Promise<Room | undefined> {
  if (company === null) return undefined;
  const [storage, files] = await listQuotas(context, db, { id: company, quotas: ['storage', 'files'] });
  if (storage === undefined || files === undefined) throw new Error('A quota was not counted');
  if (files.used >= files.max) throw toRefusal(files, 1);
  return {
    bytes: Math.max(0, storage.max - storage.used),
    toRefusal: (wanted) => toRefusal(storage, wanted),
  };
}

const toRefusal = ({ quota, used, max }: QuotaUse, wanted: number): AppError => {
  const { refusal, unit } = QUOTA_KINDS[quota];
  const left = Math.max(0, max - used);
  const parameters = {
    n: max / unit,
    used,
    left: Math.floor(left / unit),
    wanted: Math.ceil(wanted / STORAGE_UNIT),
  };
  return quotaReached(refusal, parameters, { quota, used, max });
};
