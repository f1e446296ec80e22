import {
  type CheckIn,
  checkInSchema,
  ENTRIES_MAX,
  type EntryResult,
  readBadgeCode,
} from '@press-room/contract/check-in';
import type { FairEvent } from '@press-room/contract/events';
import { startOfOfficeDay, toOfficeDay } from '@press-room/contract/office-clock';
import { z } from 'zod';
import { PICTURE_FILE } from '../../../core/account/profile/picture.ts';
import type { AppContext } from '../../../core/context.ts';
import { toEvent } from '../../../core/events/event.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { requiredList } from '../../../platform/http/fields.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import { findEvent, listEventsFrom } from '../../events/queries.ts';
import { toFullName } from '../badges/badge.ts';
import {
  type Bearer,
  findLastEntry,
  findOtherEntry,
  insertEntry,
  listBadges,
  listBearers,
} from './queries.ts';

type CheckInContext = Pick<AppContext, 'badgeKeys' | 'database' | 'links' | 'now'>;

const DAY_MS = 86_400_000;

const toCheckInEvent = ({ id, name, starts_on, ends_on }: FairEvent) => ({ id, name, starts_on, ends_on });

/** Events with check-in: running ones, future ones, and those that ended yesterday. */
export async function listCheckInEvents({ database, now }: CheckInContext) {
  const yesterday = new Date(now().getTime() - DAY_MS);
  return (await listEventsFrom(database.db, yesterday)).map((row) => toCheckInEvent(toEvent(row)));
}

/** Data for the offline check-in: keys and codes, without names. @throws 404 */
export async function getCheckInEvent(
  { badgeKeys, database, now }: CheckInContext,
  eventId: number,
): Promise<CheckIn> {
  const event = await findEvent(database.db, eventId);
  if (event === null) throw notFound();
  const badges = await listBadges(database.db, eventId);
  return checkInSchema.parse({
    event: toCheckInEvent(toEvent(event)),
    at: now().toISOString(),
    keys: badgeKeys.publicKeys,
    badges: badges.map(({ code, status, entered_at }) => ({
      code,
      is_revoked: status !== 'approved',
      entered_at,
    })),
  });
}

const entrySchema = z.object({
  key: z.uuid(),
  code: z.string().max(40).transform(readBadgeCode),
  at: z.iso.datetime(),
});

export const entryForm = z.object({
  entries: requiredList(ENTRIES_MAX).transform((list, context) => {
    const parsed = z.array(entrySchema).safeParse(list);
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'not_of_this_shape', params: { parameters: {} } });
    return z.NEVER;
  }),
});
type Entry = z.infer<typeof entrySchema>;

interface Check {
  eventId: number;
  officer: Officer;
  session: SessionMark;
}

/** Stores entries. A device repeats entries that were not acknowledged: each key counts once. @throws 404 */
export async function recordEntries(
  context: CheckInContext,
  check: Check,
  entries: readonly Entry[],
): Promise<EntryResult[]> {
  const { database } = context;
  if ((await findEvent(database.db, check.eventId)) === null) throw notFound();
  return database.db.transaction().execute(async (trx) => {
    const codes = entries.map(({ code }) => code);
    const bearers = await listBearers(trx, check.eventId, codes);
    const results: EntryResult[] = [];
    for (const entry of entries) {
      const { key } = entry;
      const bearer = bearers.get(entry.code);
      if (bearer === undefined) {
        results.push({ key, result: 'unknown', person: null, entered_at: null, other_at: null });
        continue;
      }
      const at = toPast(entry.at, context.now());
      const person = toShown(context, check.session, bearer);
      const entered_at = await findLastEntry(trx, bearer.id, at);
      const other_at = await findOtherEntry(trx, bearer.id, { key, ...toDayOf(at) });
      const result =
        bearer.status === 'approved'
          ? (await insertEntry(trx, {
              event_accreditation_id: bearer.id,
              key,
              at,
              user_account_id: check.officer.id,
            }))
            ? 'recorded'
            : 'known'
          : 'revoked';
      results.push({ key, result, person, entered_at, other_at });
    }
    return results;
  });
}

/** The day of an instant, in the office's time zone. */
function toDayOf(at: string): { from: string; to: string } {
  const day = toOfficeDay(new Date(at));
  return { from: startOfOfficeDay(day).toISOString(), to: startOfOfficeDay(day, 1).toISOString() };
}

/** Limits times of devices with fast clocks. */
const toPast = (at: string, now: Date): string => (new Date(at) < now ? new Date(at) : now).toISOString();

const toShown = ({ links }: CheckInContext, session: SessionMark, bearer: Bearer) => ({
  name: toFullName(bearer),
  outlet: bearer.outlet,
  lane: bearer.lane,
  picture:
    bearer.picture_large === null
      ? null
      : links.pictures.toSigned({ key: bearer.picture_large, ...PICTURE_FILE }, session),
});
