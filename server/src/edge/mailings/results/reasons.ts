import {
  LEFT_OUT_REASONS,
  type LeftOutReason,
  type RecipientState,
  type RefusalReason,
} from '@press-room/contract/mailings';
import { classifyStatus } from '../../../platform/mail/delivery-status.ts';

/** Subject and detail of an enhanced status code (RFC 3463). */
const DETAIL = /\b[245]\.(\d{1,3}\.\d{1,3})\b/;

const isLeftOut = (answer: string): answer is LeftOutReason =>
  LEFT_OUT_REASONS.some((reason) => reason === answer);

/** Reason from a mail server's answer, or for exclusion; null: no problem. */
export function toReason(state: RecipientState, answer: string): LeftOutReason | RefusalReason | null {
  if (state === 'left_out') return isLeftOut(answer) ? answer : null;
  return ['refused', 'bounced', 'deferred'].includes(state) && answer !== '' ? toRefusal(answer) : null;
}

function toRefusal(answer: string): RefusalReason {
  const [, detail = ''] = DETAIL.exec(answer) ?? [];
  const fault = classifyStatus(answer);
  if (fault === 'hard') return 'no_mailbox';
  if (detail === '2.2' || (detail === '' && /(?<![\w.])552\b/.test(answer))) return 'full';
  if (detail === '3.4' || detail === '2.3') return 'too_large';
  if (detail.startsWith('7.')) return 'policy';
  return fault === 'soft' ? 'later' : 'other';
}
