import {
  ACCREDITATION_DECISIONS,
  type EventAccreditationStatus,
  type OfficeAccreditation,
} from '@press-room/contract/event-accreditations';
import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { changeRow, type OfficeContext, type Versioned } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import {
  appealToAnother,
  badRequest,
  conflict,
  invalidField,
  notFound,
} from '../../../platform/errors/errors.ts';
import { optionalText, requiredChoice } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { getOfficeAccreditation } from '../accreditation.ts';
import { drawBadgeCode } from '../badges/badge.ts';
import { writeToPerson } from '../letters.ts';
import { findProof } from '../proofs/queries.ts';
import { updateAccreditation } from '../queries.ts';

const ACCREDITATIONS: Versioned<OfficeAccreditation> = {
  table: 'event_accreditation',
  noun: 'accreditation',
  get: getOfficeAccreditation,
};

export const decisionForm = z.object({
  to: requiredChoice(['approved', 'refused', 'question', 'revoked']),
  reason: optionalText({ max: REASON_MAX_LENGTH, hasLines: true }),
});
type Decision = z.infer<typeof decisionForm>;

/** @throws 400, 403, 409 */
function requireMay(current: OfficeAccreditation, officer: Officer, { to, reason = '' }: Decision): void {
  const isKnown = ACCREDITATION_DECISIONS.some((each) => each.from === current.status && each.to === to);
  if (!isKnown) throw conflict('not_to_be_decided');
  if (current.person.id === officer.id) throw badRequest('own_account');
  if (current.status === 'appealed' && current.decided_by?.id === officer.id) throw appealToAnother();
  if (to !== 'approved' && reason === '') throw invalidField('reason', 'required');
}

/** Names in the audit log. */
const AUDIT_ACTIONS = { approved: 'approve', refused: 'refuse', question: 'ask', revoked: 'revoke' } as const;

const letterOf = (from: EventAccreditationStatus, to: Decision['to']) => {
  if (to === 'refused') return from === 'appealed' ? 'fair-refused-again' : 'fair-refused';
  return ({ approved: 'fair-approved', question: 'fair-question', revoked: 'fair-revoked' } as const)[to];
};

/** Decides, asks for more, or revokes a badge; the applicant is informed. @throws 400, 403, 404, 409, 412 */
export const decide = (
  context: OfficeContext,
  write: Write,
  decision: Decision,
): Promise<OfficeAccreditation> =>
  changeRow(context, ACCREDITATIONS, { ...write, isSeen: false }, async (trx, current) => {
    requireMay(current, write.officer, decision);
    const { to, reason = '' } = decision;
    const now = context.now();
    const isFirstBadge = to === 'approved' && current.badge_code === null;
    await updateAccreditation(trx, write.id, {
      status: to,
      reason,
      due_at: null,
      ...(to === 'question' ? {} : { decided_at: now.toISOString(), decided_by: write.officer.id }),
      ...(isFirstBadge ? { badge_code: drawBadgeCode() } : {}),
    });
    await writeToPerson(trx, write.id, letterOf(current.status, to), now);
    return { action: AUDIT_ACTIONS[to], fields: [] };
  });

/** Opens a proof for the deciding officer; the access is recorded. @throws 404 */
export async function openProof(
  { database, now }: OfficeContext,
  { id, part, officer }: { id: number; part: number; officer: Officer },
) {
  await getOfficeAccreditation(database.db, id);
  const proof = await findProof(database.db, id, part);
  if (proof === null) throw notFound();
  const entry = { by: officer.id, action: 'view_proof', about: `accreditation:${id}` } as const;
  await recordAudit(database.db, entry, now());
  return proof;
}
