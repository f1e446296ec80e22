import type { OrderRegion } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import type { Db } from '../../platform/db/db.ts';
import { drawBadgeCode } from './badges/badge.ts';
import { insertAccreditation } from './queries.ts';
import { toDue } from './rules.ts';

export interface LoadedApplication {
  event_id: number;
  user_account_id: number;
  lane: EventLane;
  outlet: string;
  order_number: string;
  order_region: OrderRegion | null;
  website: string;
  remark: string;
  submitted_at: string;
  is_approved: boolean;
}

/** An application in a loaded document, pending or approved; without a deciding officer. */
export async function loadApplication(
  trx: Db,
  { is_approved, ...application }: LoadedApplication,
  event: { decision_days: number },
): Promise<void> {
  const { submitted_at } = application;
  const due_at = toDue(new Date(submitted_at), event);
  await insertAccreditation(trx, {
    ...application,
    updated_at: submitted_at,
    ...(is_approved
      ? { status: 'approved', due_at: null, decided_at: submitted_at, badge_code: drawBadgeCode() }
      : { status: 'submitted', due_at, decided_at: null, badge_code: null }),
  });
}
