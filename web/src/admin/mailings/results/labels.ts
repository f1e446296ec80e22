import type { MailingRecipient } from '@press-room/contract/mailings';
import { m } from '../../../paraglide/messages.js';

type Reason = NonNullable<MailingRecipient['reason']>;

/** Reasons for which a recipient did not get a message. */
export const REASON_LABELS: Record<Reason, () => string> = {
  called_off: m['office.mailings.reason.calledOff'],
  stopped: m['office.mailings.reason.stopped'],
  no_address: m['office.mailings.reason.noAddress'],
  away: m['office.mailings.reason.away'],
  has_it: m['office.mailings.reason.hasIt'],
  has_looked: m['office.mailings.reason.hasLooked'],
  embargo: m['office.mailings.reason.embargo'],
  hidden: m['office.mailings.reason.hidden'],
  no_mailbox: m['office.mailings.reason.noMailbox'],
  full: m['office.mailings.reason.full'],
  policy: m['office.mailings.reason.policy'],
  too_large: m['office.mailings.reason.tooLarge'],
  later: m['office.mailings.reason.later'],
  other: m['office.mailings.reason.other'],
};
