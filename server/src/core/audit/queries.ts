import type { AuditAction } from '@press-room/contract/audit';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';

/** Subject of an audit entry, such as `press_release:12`. */
export type Subject = `${string}:${number}`;

export interface AuditEntry {
  /** Actor, null: the system. */
  by: number | null;
  action: AuditAction;
  /** Subject; a bare number is an account. */
  about: Subject | number;
  /** Names of the changed fields, never their values. */
  fields?: readonly string[];
}

/** Records who changed a subject, in the transaction that changes it, so that both happen or neither. */
export const recordAudit = (trx: Db, entry: AuditEntry, now: Date): Promise<void> =>
  recordAudits(trx, [entry], now);

/** The same for many entries, some hundreds per statement. */
export async function recordAudits(trx: Db, entries: readonly AuditEntry[], now: Date): Promise<void> {
  const at = now.toISOString();
  const rows = entries.map(({ by, action, about, fields }) => ({
    at,
    user_account_id: by,
    action,
    subject: typeof about === 'number' ? `user_account:${about}` : about,
    fields: fields === undefined ? null : JSON.stringify(fields),
  }));
  await trx.insertInto('audit_entry').values(rows).execute();
}

const ATTEMPTS = ['sign_in_failed', 'refused'] as const;

/** A refused attempt, which anybody can repeat any number of times. */
export interface Attempt {
  by: number | null;
  action: (typeof ATTEMPTS)[number];
  subject: string;
  /** Keyed hash of its network. */
  network: string | null;
}

/** Maximum different attempts of one kind per hour; further ones are counted in one entry. */
export const ATTEMPTS_AN_HOUR = 500;
const THE_REST = { by: null, subject: 'others', network: null };

/** Repeated attempts within an hour are one entry with a counter, so that they cannot fill the disk. */
export async function recordAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const at = now.toISOString();
  const prefix = `${at.slice(0, 13)}|${attempt.action}|`;
  const isFull = (await countEntries(db, prefix)) >= ATTEMPTS_AN_HOUR;
  const isKnown = isFull && (await hasEntry(db, toKey(prefix, attempt)));
  const { by, subject, network } = isFull && !isKnown ? THE_REST : attempt;
  await db
    .insertInto('audit_entry')
    .values({
      at,
      user_account_id: by,
      action: attempt.action,
      subject,
      network,
      repeat_key: toKey(prefix, { by, subject, network }),
    })
    .onConflict((conflict) =>
      conflict
        .column('repeat_key')
        .doUpdateSet((eb) => ({ repeats: eb('audit_entry.repeats', '+', 1), last_at: at })),
    )
    .execute();
}

const toKey = (prefix: string, { by, subject, network }: Omit<Attempt, 'action'>): string =>
  `${prefix}${by ?? ''}|${network ?? ''}|${subject}`;

async function countEntries(db: Db, prefix: string): Promise<number> {
  return countRows(
    db
      .selectFrom('audit_entry')
      .where('repeat_key', '>=', prefix)
      // `}` follows `|`: the range contains all keys with the prefix, and uses an index.
      .where('repeat_key', '<', `${prefix.slice(0, -1)}}`),
  );
}

async function hasEntry(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('repeat_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOldEntries(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('audit_entry').where('at', '<=', before));
}

export const deleteOldEntries = (trx: Db, before: string) =>
  trx.deleteFrom('audit_entry').where('at', '<=', before).execute();

/** Entries with time or origin of a sign-in, kept as long as sign-ins. */
const SIGN_IN_ACTIONS: readonly AuditAction[] = [
  ...ATTEMPTS,
  'prove',
  'second_factor_failed',
  'sign_in',
  'sign_out',
  'sign_out_everywhere',
  'use_recovery_code',
];

export async function deleteOldSignInEntries(trx: Db, before: string): Promise<void> {
  await trx
    .deleteFrom('audit_entry')
    .where('action', 'in', SIGN_IN_ACTIONS)
    .where('at', '<=', before)
    .execute();
}

export async function countOldSignInEntries(db: Db, before: string): Promise<number> {
  return countRows(
    db.selectFrom('audit_entry').where('action', 'in', SIGN_IN_ACTIONS).where('at', '<=', before),
  );
}
