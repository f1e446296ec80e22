import {
  EDITABLE_STATUSES,
  type EventAccreditationStatus,
  type OwnAccreditation,
} from '@press-room/contract/event-accreditations';
import type { EventLane, FairEvent } from '@press-room/contract/events';
import { changeRow, createRow, deleteRow, namesOf, type Versioned } from '../../../core/admin/writes.ts';
import type { AppContext } from '../../../core/context.ts';
import { hasLane, isOpen, toEnd, toEvent } from '../../../core/events/event.ts';
import { removeUnusedFiles } from '../../../core/files/unused-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { findEvent } from '../../events/queries.ts';
import { type BadgeContext, getOwn } from '../accreditation.ts';
import { writeToOffice, writeToPerson } from '../letters.ts';
import { listProofFiles } from '../proofs/queries.ts';
import { insertAccreditation, updateAccreditation } from '../queries.ts';
import { hasGrounds, toDue } from '../rules.ts';
import type { ApplicationChange, NewApplication } from './form.ts';

export type OwnContext = BadgeContext & Pick<AppContext, 'config' | 'database' | 'store' | 'now'>;

/** Of one person: those of others are not found. */
const ownBy = (context: OwnContext, { id: accountId }: Officer): Versioned<OwnAccreditation> => ({
  table: 'event_accreditation',
  noun: 'accreditation',
  get: (db, id) => getOwn(context, db, { id, accountId }),
});

const isEditable = (status: EventAccreditationStatus): boolean =>
  EDITABLE_STATUSES.some((each) => each === status);

/** @throws 400 */
function requireLane(event: FairEvent, lane: EventLane): void {
  if (!hasLane(event, lane)) throw invalidField('lane', 'lane_closed');
}

/** @throws 400 if the event does not exist, or applications are closed */
async function requireOpen(trx: Db, id: number, now: Date): Promise<FairEvent> {
  const stored = await findEvent(trx, id);
  const event = stored === null ? null : toEvent(stored);
  if (event === null || !isOpen(event, now)) throw invalidField('event', 'event_closed');
  return event;
}

/** Creates a draft, visible only to the applicant. One application per person and event. @throws 400 */
export function createApplication(
  context: OwnContext,
  person: Officer,
  { event: event_id, ...form }: NewApplication,
): Promise<OwnAccreditation> {
  const now = context.now();
  const creation = { officer: person, fields: namesOf(form), isSeen: false };
  return createRow(context, ownBy(context, person), creation, async (trx) => {
    requireLane(await requireOpen(trx, event_id, now), form.lane);
    const id = await insertAccreditation(trx, {
      event_id,
      user_account_id: person.id,
      status: 'draft',
      lane: form.lane,
      outlet: form.outlet ?? '',
      order_number: form.order_number ?? '',
      order_region: form.order_region ?? null,
      website: form.website ?? '',
      remark: form.remark ?? '',
      updated_at: now.toISOString(),
    });
    if (id === null) throw invalidField('event', 'already_applied');
    return id;
  });
}

/** @throws 400, 404, 409 after submission, 412 */
export const changeApplication = (
  context: OwnContext,
  write: Write,
  { order_number, ...form }: ApplicationChange,
): Promise<OwnAccreditation> =>
  changeRow(context, ownBy(context, write.officer), { ...write, isSeen: false }, async (trx, current) => {
    if (!isEditable(current.status)) throw conflict('application_sent');
    requireLane(current.event, form.lane ?? current.lane);
    const number = order_number === undefined ? {} : { order_number: order_number ?? '' };
    await updateAccreditation(trx, write.id, { ...form, ...number });
    return { action: 'edit', fields: namesOf({ ...form, order_number }) };
  });

/** Submits it to the press office, first or after a request for additions. @throws 400, 404, 409, 412 */
export const submitApplication = (context: OwnContext, write: Write): Promise<OwnAccreditation> =>
  changeRow(context, ownBy(context, write.officer), { ...write, isSeen: false }, async (trx, current) => {
    const now = context.now();
    const { status, event, lane, outlet, proofs, submitted_at } = current;
    if (!isEditable(status)) throw conflict('application_sent');
    if (status === 'draft') await requireOpen(trx, event.id, now);
    if (toEnd(event) <= now) throw invalidField('event', 'event_closed');
    requireLane(event, lane);
    if (outlet === '') throw invalidField('outlet', 'required');
    if (!hasGrounds(current, proofs.length)) throw invalidField('proofs', 'proof_missing');
    await updateAccreditation(trx, write.id, {
      status: 'submitted',
      submitted_at: submitted_at ?? now.toISOString(),
      due_at: toDue(now, event),
    });
    await writeToPerson(trx, write.id, 'fair-received', now);
    await writeToOffice(trx, context.config, write.id, now);
    return { action: 'submit', fields: [] };
  });

/** A single appeal, decided by another officer. @throws 400, 404, 409, 412 */
export const appeal = (context: OwnContext, write: Write, text: string): Promise<OwnAccreditation> =>
  changeRow(context, ownBy(context, write.officer), { ...write, isSeen: false }, async (trx, current) => {
    const now = context.now();
    const { appeal_until, event } = current;
    if (appeal_until === null || new Date(appeal_until) <= now) throw conflict('no_appeal');
    const appealed = { status: 'appealed', appeal: text, appealed_at: now.toISOString() } as const;
    await updateAccreditation(trx, write.id, { ...appealed, due_at: toDue(now, event) });
    await writeToPerson(trx, write.id, 'fair-appealed', now);
    await writeToOffice(trx, context.config, write.id, now);
    return { action: 'appeal', fields: [] };
  });

/** Withdraws an application with its files; earlier decisions remain in the audit log. @throws 404, 409, 412 */
export async function withdrawApplication(context: OwnContext, write: Write): Promise<void> {
  const files = await listProofFiles(context.database.db, { accreditation: write.id });
  await deleteRow(
    context,
    ownBy(context, write.officer),
    { ...write, isSeen: false },
    async (_trx, { status }) => {
      if (!isEditable(status) && status !== 'submitted') throw conflict('application_decided');
    },
  );
  await removeUnusedFiles(
    context,
    files.map(({ sha256 }) => sha256),
  );
}
