/**
 * What a refusal says about an address: `hard`: it does not exist; `soft`: it may work later; `ours`: the sender is the
 * cause, which says nothing about the address.
 */
export type DeliveryFault = 'hard' | 'soft' | 'ours';

/** RFC 3463. */
const ENHANCED = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;
const FULL_MAILBOX = '2.2';
const TOO_LARGE = '3.4';

/** By the enhanced status code, else the reply code (RFC 5321). `status`: as the mail server or a report says it. */
export function classifyStatus(status: string): DeliveryFault {
  const [, family, subject, detail] = ENHANCED.exec(status) ?? [];
  if (family === undefined) return /^\s*55[013]\b/.test(status) ? 'hard' : 'soft';
  if (family !== '5') return 'soft';
  const kind = `${subject}.${detail}`;
  if (kind === FULL_MAILBOX) return 'soft';
  if (subject === '1' || kind === '2.1') return 'hard';
  return subject === '7' || kind === TOO_LARGE ? 'ours' : 'soft';
}
