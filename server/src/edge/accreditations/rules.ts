import {
  APPEAL_DAYS,
  type EventAccreditationStatus,
  ORDER_LANES,
  type OrderRegion,
  PROOF_DAYS,
} from '@press-room/contract/event-accreditations';
import type { EventLane, FairEvent } from '@press-room/contract/events';
import { toEnd } from '../../core/events/event.ts';

const DAY_MS = 86_400_000;

const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** Decision deadline of an application submitted now. */
export const toDue = (now: Date, { decision_days }: Pick<FairEvent, 'decision_days'>): string =>
  daysAfter(now, decision_days).toISOString();

interface Decided {
  status: EventAccreditationStatus;
  decided_at: string | null;
  appealed_at: string | null;
}

/** End of the appeal period; null: no appeal. One appeal against a refusal is possible while the event is not over. */
export function toAppealEnd(
  { status, decided_at, appealed_at }: Decided,
  event: Pick<FairEvent, 'ends_on'>,
): string | null {
  if (status !== 'refused' || decided_at === null || appealed_at !== null) return null;
  const end = daysAfter(new Date(decided_at), APPEAL_DAYS);
  return new Date(Math.min(end.getTime(), toEnd(event).getTime())).toISOString();
}

const DECIDED: readonly EventAccreditationStatus[] = ['approved', 'refused', 'revoked'];

/** Proofs are kept for the decision; those of undecided applications are kept no longer than the event requires. */
export function toProofEnd(
  { status, decided_at }: Pick<Decided, 'status' | 'decided_at'>,
  event: Pick<FairEvent, 'ends_on'>,
): Date {
  const from = DECIDED.includes(status) && decided_at !== null ? new Date(decided_at) : toEnd(event);
  return daysAfter(from, PROOF_DAYS);
}

interface Grounds {
  lane: EventLane;
  order_number: string;
  order_region: OrderRegion | null;
}

/** Whether a decision is possible: a press card if that is sufficient, else a proof. */
export const hasGrounds = ({ lane, order_number, order_region }: Grounds, proofs: number): boolean =>
  proofs > 0 || (ORDER_LANES.includes(lane) && order_number !== '' && order_region !== null);
