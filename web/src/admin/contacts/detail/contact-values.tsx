import type { PersonLanguage } from '@press-room/contract/account';
import type { Contact, ContactBasis } from '@press-room/contract/contacts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import * as z from 'zod/mini';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { SectorNames } from '../../components/sectors/sector-names.tsx';
import { splitLines } from '../chips-field.tsx';

/** Addresses, outlets, roles and tags are separated by line breaks. */
export interface ContactValues extends Record<string, unknown> {
  salutation: string;
  first_name: string;
  last_name: string;
  roles: string;
  phone: string;
  language: PersonLanguage;
  country: string;
  notes: string;
  addresses: string;
  outlet_names: string;
  sectors: readonly number[];
  tags: string;
  basis: ContactBasis;
  source: string;
  away_from: string;
  away_until: string;
  is_embargo_trusted: boolean;
}

export const CONTACT_SCHEMA = formSchema<ContactValues>({
  addresses: requiredText(() => m['account.email.required']()),
}).check(
  z.refine(({ basis, source }) => basis !== 'legitimate_interest' || source.trim() !== '', {
    path: ['source'],
    error: () => m['office.contacts.sourceNeeded'](),
  }),
);

export const toValues = (row: Contact | null): ContactValues => ({
  salutation: row?.salutation ?? '',
  first_name: row?.first_name ?? '',
  last_name: row?.last_name ?? '',
  roles: (row?.roles ?? []).join('\n'),
  phone: row?.phone ?? '',
  language: row?.language ?? 'it',
  country: row?.country ?? '',
  notes: row?.notes ?? '',
  addresses: (row?.addresses ?? []).map(({ email }) => toReadableAddress(email)).join('\n'),
  outlet_names: (row?.outlets ?? []).map(({ name }) => name).join('\n'),
  sectors: row?.sectors ?? [],
  tags: (row?.tags ?? []).join('\n'),
  basis: row?.basis ?? 'legitimate_interest',
  source: row?.source ?? '',
  away_from: row?.away_from ?? '',
  away_until: row?.away_until ?? '',
  is_embargo_trusted: row?.is_embargo_trusted ?? false,
});

export const toBody = (values: ContactValues) => ({
  ...values,
  addresses: splitLines(values.addresses),
  outlet_names: splitLines(values.outlet_names),
  roles: splitLines(values.roles),
  tags: splitLines(values.tags),
  away_from: values.away_from || null,
  away_until: values.away_until || null,
});

const showSectors = (ids: unknown) => <SectorNames ids={ids as number[]} />;

export const listCompared = (): ComparedField[] => [
  { name: 'salutation', label: m['office.contacts.salutation']() },
  { name: 'first_name', label: m['account.firstName']() },
  { name: 'last_name', label: m['account.lastName']() },
  { name: 'roles', label: m['office.contacts.roles']() },
  { name: 'phone', label: m['office.companies.field.telephone']() },
  { name: 'language', label: m['office.contacts.language']() },
  { name: 'country', label: m['office.companies.field.country']() },
  { name: 'notes', label: m['office.contacts.notes']() },
  { name: 'addresses', label: m['office.contacts.addresses']() },
  { name: 'outlet_names', label: m['office.outlets.title']() },
  { name: 'sectors', label: m['office.editor.facts.sectors'](), show: showSectors },
  { name: 'tags', label: m['office.contacts.tags']() },
  { name: 'basis', label: m['office.contacts.basis']() },
  { name: 'source', label: m['office.contacts.source']() },
  { name: 'away_from', label: m['office.contacts.awayFrom']() },
  { name: 'away_until', label: m['office.contacts.awayUntil']() },
  { name: 'is_embargo_trusted', label: m['office.contacts.trusted']() },
];
