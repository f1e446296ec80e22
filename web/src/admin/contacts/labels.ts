import type { ContactBasis, ContactRow, OutletKind, StopReason } from '@press-room/contract/contacts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';

export const BASIS_LABELS: Record<ContactBasis, () => string> = {
  asked: m['office.contacts.basis.asked'],
  legitimate_interest: m['office.contacts.basis.interest'],
};

export const STOP_LABELS: Record<StopReason, () => string> = {
  unsubscribed: m['office.contacts.stop.unsubscribed'],
  bounced: m['office.contacts.stop.bounced'],
  complained: m['office.contacts.stop.complained'],
  objected: m['office.contacts.stop.objected'],
  erased: m['office.contacts.stop.erased'],
};

export const KIND_LABELS: Record<OutletKind, () => string> = {
  daily: m['office.outlets.kind.daily'],
  weekly: m['office.outlets.kind.weekly'],
  magazine: m['office.outlets.kind.magazine'],
  trade: m['office.outlets.kind.trade'],
  online: m['office.outlets.kind.online'],
  agency: m['office.outlets.kind.agency'],
  radio: m['office.outlets.kind.radio'],
  tv: m['office.outlets.kind.tv'],
  blog: m['office.outlets.kind.blog'],
  other: m['office.outlets.kind.other'],
};

type Named = Pick<ContactRow, 'first_name' | 'last_name' | 'addresses'>;

export const contactName = ({ first_name, last_name, addresses }: Named): string =>
  `${first_name} ${last_name}`.trim() || toReadableAddress(addresses[0]?.email ?? '');

/** Reason why a contact receives no mail; null if mail is possible. */
export function whyStopped({ stopped, addresses }: Pick<ContactRow, 'stopped' | 'addresses'>): string | null {
  if (stopped !== null) return labelOf(STOP_LABELS, stopped.reason);
  const reasons = addresses.flatMap((address) => address.stopped?.reason ?? []);
  const [reason] = reasons;
  return reason === undefined || reasons.length < addresses.length ? null : labelOf(STOP_LABELS, reason);
}
