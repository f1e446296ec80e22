import { PERSON_LANGUAGES } from '@press-room/contract/account';
import {
  CONTACT_ADDRESSES_MAX,
  CONTACT_BASES,
  CONTACT_NOTES_MAX_LENGTH,
  CONTACT_OUTLETS_MAX,
  CONTACT_ROLES_MAX,
  CONTACT_SECTORS_MAX,
  CONTACT_SOURCE_MAX_LENGTH,
  CONTACT_TAGS_MAX,
  type Contact,
  TAG_MAX_LENGTH,
} from '@press-room/contract/contacts';
import { COUNTRIES } from '@press-room/contract/countries';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { toMailAddress, toReadableAddress } from '@press-room/contract/mail-addresses';
import { z } from 'zod';
import { invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import {
  clearableDate,
  optionalBoolean,
  optionalChoice,
  optionalIds,
  optionalText,
  optionalTextList,
} from '../../../platform/http/fields.ts';
import type { Message, MessageKey } from '../../../platform/text/messages.ts';

const PHONE_MAX_LENGTH = 50;
const name = () => optionalText({ max: NAME_MAX_LENGTH });

export const contactForm = z.object({
  salutation: name(),
  first_name: name(),
  last_name: name(),
  roles: optionalTextList({ max: NAME_MAX_LENGTH }, CONTACT_ROLES_MAX),
  phone: optionalText({ max: PHONE_MAX_LENGTH }),
  language: optionalChoice(PERSON_LANGUAGES),
  country: optionalChoice(['', ...COUNTRIES]),
  notes: optionalText({ max: CONTACT_NOTES_MAX_LENGTH, hasLines: true }),
  addresses: optionalTextList({ max: EMAIL_MAX_LENGTH }, CONTACT_ADDRESSES_MAX),
  outlets: optionalIds({ max: CONTACT_OUTLETS_MAX, allowNone: true }),
  sectors: optionalIds({ max: CONTACT_SECTORS_MAX, allowNone: true }),
  outlet_names: optionalTextList({ max: NAME_MAX_LENGTH }, CONTACT_OUTLETS_MAX),
  tags: optionalTextList({ max: TAG_MAX_LENGTH }, CONTACT_TAGS_MAX),
  basis: optionalChoice(CONTACT_BASES),
  source: optionalText({ max: CONTACT_SOURCE_MAX_LENGTH }),
  away_from: clearableDate(),
  away_until: clearableDate(),
  is_embargo_trusted: optionalBoolean(),
});
export type ContactForm = z.infer<typeof contactForm>;

/** Error about an address, in its readable spelling. */
const about = (key: MessageKey, email: string): Message => ({
  key,
  parameters: { value: toReadableAddress(email) },
});

/** Addresses in their stored spelling. @throws 400 naming invalid ones */
export function toAddresses(typed: readonly string[]): string[] {
  if (typed.length === 0) throw invalidField('addresses', 'required');
  const read = typed.map((text) => ({ text, email: toMailAddress(text) }));
  const wrong = read.filter(({ email }) => email === null);
  if (wrong.length > 0)
    throw invalidFields({ addresses: wrong.map(({ text }) => about('contact_address_wrong', text)) });
  const emails = read.flatMap(({ email }) => email ?? []);
  const twice = emails.find((email, at) => emails.indexOf(email) !== at);
  if (twice !== undefined) throw invalidFields({ addresses: [about('contact_address_twice', twice)] });
  return emails;
}

export const addressesTaken = (emails: readonly string[]) =>
  invalidFields({ addresses: emails.map((email) => about('contact_address_taken', email)) });

/** Rules across several fields. @throws 400 */
export function checkCombination(
  {
    basis,
    source,
    away_from,
    away_until,
  }: Pick<ContactForm, 'basis' | 'source' | 'away_from' | 'away_until'>,
  before: Pick<Contact, 'basis' | 'source' | 'away_from' | 'away_until'> | null,
): void {
  const isInterest = (basis ?? before?.basis) === 'legitimate_interest';
  if (isInterest && (source ?? before?.source ?? '') === '')
    throw invalidField('source', 'contact_source_needed');
  const [from, until] = [away_from, away_until].map((day, at) =>
    day === undefined ? (at === 0 ? before?.away_from : before?.away_until) : day,
  );
  if (from != null && until != null && until < from) throw invalidField('away_until', 'contact_away_order');
}
