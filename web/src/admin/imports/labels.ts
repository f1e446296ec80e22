import { COMPANY_FIELDS, type CompanyField } from '@press-room/contract/companies';
import {
  EXTERNAL_ID,
  type ImportCounts,
  type ImportFound,
  type ImportKey,
  type ImportKind,
  type ImportState,
  type ImportTarget,
  WRITTEN_KINDS,
} from '@press-room/contract/imports';
import type { Permission } from '@press-room/contract/roles';
import { formatNumber, joinFacts, languageName } from '../../lib/format.ts';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { KIND_LABELS as CLIPPING_KIND_LABELS, LICENCE_LABELS, TONE_LABELS } from '../clippings/labels.ts';
import { showValue } from '../companies/company-values.ts';
import { fieldLabel as companyFieldLabel } from '../companies/labels.ts';
import type { StatusKind } from '../components/page/status-chip.tsx';
import { OFFICE_PATHS, toClipping, toCompany, toContact, toUser } from '../paths.ts';

export const TARGET_LABELS: Record<ImportTarget, () => string> = {
  company: m['office.companies.title'],
  user: m['office.imports.target.user'],
  contact: m['office.contacts.people'],
  clipping: m['office.clippings.title'],
};

export const STATE_LABELS: Record<ImportState, { kind: StatusKind; label: () => string }> = {
  open: { kind: 'plain', label: m['office.imports.state.open'] },
  compared: { kind: 'wait', label: m['office.imports.state.compared'] },
  applying: { kind: 'wait', label: m['office.imports.state.applying'] },
  applied: { kind: 'live', label: m['office.imports.state.applied'] },
  undoing: { kind: 'wait', label: m['office.imports.state.undoing'] },
  undone: { kind: 'plain', label: m['office.imports.state.undone'] },
};

export const KIND_LABELS: Record<ImportKind, { kind: StatusKind; label: () => string; one: () => string }> = {
  add: { kind: 'live', label: m['office.imports.kind.add'], one: m['office.imports.one.add'] },
  change: { kind: 'wait', label: m['office.imports.kind.change'], one: m['office.imports.one.change'] },
  remove: { kind: 'stop', label: m['office.imports.kind.remove'], one: m['office.imports.one.remove'] },
  conflict: { kind: 'stop', label: m['office.imports.kind.conflict'], one: m['office.imports.one.conflict'] },
  error: { kind: 'stop', label: m['office.imports.kind.error'], one: m['office.imports.one.error'] },
};

export const KEY_LABELS: Record<ImportKey, () => string> = {
  vat: m['office.companies.field.vat'],
  external_id: m['office.imports.field.externalId'],
  name_city: m['office.imports.key.nameCity'],
  email: m['account.email.label'],
  article: m['office.imports.key.article'],
};

export const SCOPE_LABELS: Record<'complete' | 'partial', () => string> = {
  complete: m['office.imports.scope.complete'],
  partial: m['office.imports.scope.partial'],
};

export const DELIMITER_LABELS: Record<string, () => string> = {
  ';': m['office.imports.delimiter.semicolon'],
  ',': m['office.imports.delimiter.comma'],
  '\t': m['office.imports.delimiter.tab'],
  '|': m['office.imports.delimiter.pipe'],
};

export const ENCODING_NAMES: Record<string, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
  ibm850: 'MS-DOS (850)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};

export const TABLE_PROBLEMS: Record<NonNullable<ImportFound['tables'][number]['problem']>, () => string> = {
  linked: m['office.imports.table.linked'],
  unreadable: m['office.imports.table.unreadable'],
  empty: m['office.imports.table.empty'],
};

export const COLUMN_PROBLEMS: Record<NonNullable<ImportFound['columns'][number]['problem']>, () => string> = {
  garbage: m['office.imports.column.garbage'],
  calculated: m['office.imports.column.calculated'],
  complex: m['office.imports.column.complex'],
};

/** Screens of imported records. */
export const TO_STORED = {
  company: toCompany,
  user: toUser,
  contact: toContact,
  clipping: toClipping,
} as const;

export const TARGET_PATHS: Record<ImportTarget, string> = {
  company: OFFICE_PATHS.companies,
  user: OFFICE_PATHS.users,
  contact: OFFICE_PATHS.contacts,
  clipping: OFFICE_PATHS.clippings,
};

/** Permissions to import, by target. */
export const IMPORT_RIGHTS = {
  company: 'company.view',
  user: 'account.view',
  contact: 'contact.edit',
  clipping: 'clipping.edit',
} as const satisfies Record<ImportTarget, Permission>;

const CLIPPING_FIELDS: Readonly<Record<string, () => string>> = {
  published_on: m['office.clippings.day'],
  headline: m['office.clippings.headline'],
  author: m['office.clippings.author'],
  kind: m['office.clippings.kind'],
  edition: m['office.clippings.edition'],
  page: m['office.clippings.page'],
  url: m['office.clippings.url'],
  excerpt: m['office.clippings.excerpt'],
  tone: m['office.clippings.tone'],
  reach: m['office.clippings.reach'],
  space: m['office.clippings.space'],
  seconds: m['office.clippings.seconds'],
  sectors: m['office.editor.facts.sectors'],
  companies: m['office.companies.title'],
  press_group: m['office.releases.column.group'],
  licence: m['office.clippings.licence'],
  licensed_until: m['office.clippings.licenceDay'],
};

const FIELDS: Readonly<Record<string, () => string>> = {
  ...CLIPPING_FIELDS,
  email: m['account.email.label'],
  first_name: m['account.firstName'],
  last_name: m['account.lastName'],
  salutation: m['office.contacts.salutation'],
  roles: m['office.contacts.roles'],
  outlet: m['office.outlets.one'],
  phone: m['office.companies.field.telephone'],
  language: m['office.contacts.language'],
  tags: m['office.contacts.tagsInFile'],
  notes: m['office.contacts.notes'],
};

const isCompanyField = (field: string): field is CompanyField =>
  COMPANY_FIELDS.some((each) => each === field);

export function fieldLabel(field: string): string {
  if (field === EXTERNAL_ID) return m['office.imports.field.externalId']();
  return isCompanyField(field) ? companyFieldLabel(field) : (FIELDS[field]?.() ?? field);
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  kind: CLIPPING_KIND_LABELS,
  tone: TONE_LABELS,
  licence: LICENCE_LABELS,
};

/** Text for a value of a field. */
export function showField(field: string, value: string): string {
  if (value === '') return value;
  if (field === 'language') return languageName(value);
  const words = CHOICES[field]?.[value];
  if (words !== undefined) return words();
  return isCompanyField(field) ? showValue(field, value) : value;
}

type Written = Pick<ImportCounts, 'add' | 'change' | 'remove'>;

/** Number of rows that would be written. */
export const describeProposal = (counts: Written): string =>
  joinFacts(
    WRITTEN_KINDS.map((kind) => `${shownOf(KIND_LABELS, kind).label()}: ${formatNumber(counts[kind])}`),
  );

/** Number of rows that were written. */
export const describeCounts = ({ add, change, remove }: Written): string =>
  joinFacts([
    m['office.imports.added']({ count: formatNumber(add) }),
    m['office.imports.changed']({ count: formatNumber(change) }),
    m['office.imports.removed']({ count: formatNumber(remove) }),
  ]);
