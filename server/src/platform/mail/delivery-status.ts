/**
 * Meaning of a refusal for an address. `hard`: it does not exist; `soft`: temporary; `ours`: caused by the sender,
 * without meaning for the address.
 */
export type DeliveryFault = 'hard' | 'soft' | 'ours';

/** RFC 3463. Codes such as 5.0.0 say no more than their first digit. */
const ENHANCED = /\b([245])\.(?!0\.0\b)(\d{1,3}\.\d{1,3})\b/;
/** RFC 5321. */
const REPLY = /(?<![\w.])([245]\d\d)\b/;

/** Status of the address, except that of the sender (1.7, 1.8); a disabled mailbox; a domain without mail. */
const NO_MAILBOX = /^(?:1\.(?![78]$)\d+|2\.1)$/;
/** Size, protocol, content, policy, and the address of the sender. */
const BY_SENDER = /^(?:1\.[78]|2\.3|3\.4|[567]\.\d+)$/;

/** By the enhanced status code, else the reply code. `status`: as given by the mail server or a report. */
export function classifyStatus(status: string): DeliveryFault {
  const [, family, kind = ''] = ENHANCED.exec(status) ?? [];
  if (family === undefined) return classifyReply(status);
  if (family !== '5') return 'soft';
  if (NO_MAILBOX.test(kind)) return 'hard';
  return BY_SENDER.test(kind) ? 'ours' : 'soft';
}

function classifyReply(status: string): DeliveryFault {
  const [, code = ''] = REPLY.exec(status) ?? [];
  if (['550', '551', '553'].includes(code)) return 'hard';
  // Without an enhanced code, 552 is a full mailbox; other replies do not concern the address.
  return code.startsWith('5') && code !== '552' ? 'ours' : 'soft';
}

/** Whether the mail server gave an enhanced status (RFC 3463). */
export const isExplicit = (status: string): boolean => ENHANCED.test(status);
