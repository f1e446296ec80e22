import type { Accreditation } from '@press-room/contract/account';
import { isAdmitted } from '@press-room/contract/account-groups';
import { ACCREDITATION_USUAL_HOURS } from '@press-room/contract/limits';
import type { Db } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import { addOutlet, listOutletsOf } from '../contacts/outlets.ts';
import { ensureReaderContact } from '../contacts/readers.ts';
import type { AppContext } from '../context.ts';
import { createAccreditationRequest, listLatestDecisions } from './accreditation-queries.ts';
import { type Account, joinGroup } from './queries.ts';

const READER_GROUP = 'user_press_room';

type AccreditationContext = Pick<AppContext, 'config' | 'now'>;
type AdmissionContext = Pick<AppContext, 'addressHashes' | 'now'>;

/** Makes an account a reader, and its person a contact. */
export async function admit(
  trx: Db,
  context: AdmissionContext,
  account: { id: number; email: string; language: string },
): Promise<void> {
  await joinGroup(trx, account.id, READER_GROUP);
  await ensureReaderContact(trx, context, account);
}

/**
 * A verified account becomes a reader, at once or after approval; existing groups are kept. An address at an outlet's
 * domain identifies the outlet.
 */
export async function admitOrReview(
  trx: Db,
  context: AccreditationContext & AdmissionContext,
  account: Account,
): Promise<void> {
  if (account.groups.length > 0) return;
  const outlets = await listOutletsOf(trx, account.email);
  if (context.config.ACCREDITATION !== 'automatic' && outlets.length === 0)
    return askForAccreditation(trx, context, account);
  await admit(trx, context, account);
  const [outlet] = outlets;
  if (outlet !== undefined && outlets.length === 1) await addOutlet(trx, account.email, outlet);
}

/** Submits the account for approval, and informs both sides. */
export async function askForAccreditation(
  trx: Db,
  { config, now }: AccreditationContext,
  account: Account,
): Promise<void> {
  await createAccreditationRequest(trx, account.id, now());
  // The message states hours, never fewer than two.
  const hours = String(Math.max(2, await findUsualHours(trx)));
  const { id, email, first_name, last_name } = account;
  await queueMail(
    trx,
    { letter: 'accreditation-waiting', to: { account: id }, parameters: { hours } },
    now(),
  );
  await queueMail(
    trx,
    {
      letter: 'accreditation-request',
      to: { address: config.PRESS_OFFICE_EMAIL, name: '', language: 'it', about: id },
      parameters: { person: `${first_name} ${last_name}`.trim(), email },
    },
    now(),
  );
}

/** Hours from request to decision: the median of the latest ones. */
export async function findUsualHours(db: Db): Promise<number> {
  const decisions = await listLatestDecisions(db);
  const hours = decisions
    .map(({ requested_at, decided_at }) => (Date.parse(decided_at) - Date.parse(requested_at)) / 3_600_000)
    .toSorted((one, other) => one - other);
  const median = hours[Math.floor(hours.length / 2)];
  return median === undefined ? ACCREDITATION_USUAL_HOURS : Math.max(1, Math.ceil(median));
}

type AccreditationRow = Pick<Accreditation, 'state' | 'requested_at' | 'decided_at' | 'reason'>;

interface StoredAccreditation {
  requested_at: string | null;
  decided_at: string | null;
  is_approved: number | null;
  reason: string | null;
}

/** Groups decide about access; for accounts without one, the request contains the state. */
export function toAccreditation(
  groups: readonly { name: string }[],
  { requested_at, decided_at, is_approved, reason }: StoredAccreditation,
): AccreditationRow {
  const dates = { requested_at, decided_at, reason: reason ?? '' };
  if (isAdmitted(groups)) return { state: 'approved', ...dates };
  if (requested_at === null) return { state: 'none', ...dates };
  if (decided_at === null) return { state: 'pending', ...dates };
  return { state: is_approved === 1 ? 'none' : 'refused', ...dates };
}
