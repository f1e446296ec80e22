import { OWN_TAKINGS_MAX, type OwnTaking } from '@press-room/contract/takings';
import type { Db } from '../../../platform/db/db.ts';

/** A release that a person has. */
export interface Holding extends Pick<OwnTaking, 'way' | 'has_since'> {
  release: number;
  seen_at: string | null;
}

/**
 * Releases that a person downloaded, copied or put into a basket, or that were sent to their contact; if both, the
 * former. Latest first.
 */
export async function listHoldings(
  db: Db,
  accountId: number,
  { release }: { release?: number } = {},
): Promise<Holding[]> {
  const takings = await db
    .selectFrom('press_release_taking')
    .select((eb) => ['press_release_id', eb.fn.coalesce('taken_at', 'basketed_at').as('taken_at'), 'seen_at'])
    .where('user_account_id', '=', accountId)
    .$if(release !== undefined, (query) => query.where('press_release_id', '=', release ?? 0))
    .orderBy('last_at', 'desc')
    .limit(OWN_TAKINGS_MAX)
    .execute();
  const sent = await db
    .selectFrom('alert_told as told')
    .innerJoin('contact', 'contact.id', 'told.contact_id')
    .select(['told.press_release_id', 'told.at'])
    .where('contact.user_account_id', '=', accountId)
    .$if(release !== undefined, (query) => query.where('told.press_release_id', '=', release ?? 0))
    .orderBy('told.at', 'desc')
    .limit(OWN_TAKINGS_MAX)
    .execute();
  const seen = new Map(takings.map(({ press_release_id, seen_at }) => [press_release_id, seen_at]));
  const held = new Map<number, Holding>();
  for (const { press_release_id, at } of sent)
    held.set(press_release_id, {
      release: press_release_id,
      way: 'sent',
      has_since: at,
      seen_at: seen.get(press_release_id) ?? null,
    });
  for (const { press_release_id, taken_at, seen_at } of takings) {
    // A person who only downloaded a file after a message has the text of the message.
    const isOfMessage = taken_at === held.get(press_release_id)?.has_since;
    if (taken_at !== null && !isOfMessage)
      held.set(press_release_id, { release: press_release_id, way: 'taken', has_since: taken_at, seen_at });
  }
  return [...held.values()].toSorted((one, other) => other.has_since.localeCompare(one.has_since));
}

/** Last correction or withdrawal of a release; null: none since. */
export interface Change {
  kind: 'corrected' | 'withdrawn' | 'reinstated';
  at: string;
}

interface StateDates {
  status: string;
  corrected_at: string | null;
  withdrawn_at: string | null;
  reinstated_at: string | null;
}

export function findChange(
  { status, corrected_at, withdrawn_at, reinstated_at }: StateDates,
  since: string,
): Change | null {
  if (status === 'archived')
    return withdrawn_at !== null && withdrawn_at > since ? { kind: 'withdrawn', at: withdrawn_at } : null;
  const [last] = [
    { kind: 'corrected' as const, at: corrected_at ?? '' },
    { kind: 'reinstated' as const, at: reinstated_at ?? '' },
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return last !== undefined && last.at > since ? last : null;
}

export const CHANGE_COLUMNS = [
  'release.id',
  'release.status',
  'release.corrected_at',
  'release.withdrawn_at',
  'release.reinstated_at',
] as const;
