import type { AuditAction } from '@press-room/contract/audit';
import type { LastChange } from '@press-room/contract/people';
import type { Db } from '../../platform/db/db.ts';
import { type AppError, stale } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { toPerson } from '../people/people.ts';
import type { Subject } from './queries.ts';

/** Actions that do not change the version of a row. */
const ASIDE: readonly AuditAction[] = [
  'accept_translation',
  'add_proof',
  'change_comment',
  'comment',
  'create_handout',
  'create_preview_link',
  'delete_comment',
  'describe_picture',
  'export',
  'remove_proof',
  'retry',
  'revoke_handout',
  'revoke_preview_link',
  'send_test',
  'translate',
  'view_embargo_readers',
  'view_proof',
];
/** Actions on an account, its rights and its company. */
const RIGHTS: readonly AuditAction[] = [
  'change_rights',
  'confirm_company',
  'refuse_company',
  'remove_from_company',
];

interface Overtaken {
  subject: Subject;
  officer: Officer;
  /** Current row. */
  current: object & { updated_at?: string };
}

/** Conflict error with the current row, its author and time. */
export const overtaken = async (db: Db, what: Overtaken): Promise<AppError> =>
  stale(what.current, await findLastChange(db, what));

/** A company sees only the names of its own people. */
async function findLastChange(
  db: Db,
  { subject, officer, current: { updated_at } }: Overtaken,
): Promise<LastChange | null> {
  const isAccount = subject.startsWith('user_account:');
  const entry = await db
    .selectFrom('audit_entry as entry')
    .leftJoin('user_account as person', 'person.id', 'entry.user_account_id')
    .leftJoin('company_member as member', 'member.user_account_id', 'entry.user_account_id')
    .select(['entry.at', 'entry.user_account_id', 'person.first_name', 'person.last_name'])
    .select('member.company_id')
    .where('entry.subject', '=', subject)
    .where('entry.action', isAccount ? 'in' : 'not in', isAccount ? RIGHTS : ASIDE)
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // An import writes many rows with a single entry, which is not about this row.
  if (entry === undefined || (updated_at !== undefined && entry.at < updated_at))
    return updated_at === undefined ? null : { by: null, at: updated_at };
  const isTold = officer.company_id === null || officer.company_id === entry.company_id;
  const person = toPerson(entry.user_account_id, entry.first_name, entry.last_name);
  return { by: isTold ? person : null, at: entry.at };
}
