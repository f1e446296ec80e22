import { z } from 'zod';
import { PERSON_LANGUAGES } from './account.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** People that the press office writes to, and their outlets. */
export const CONTACT_PATH = '/api/office/contact/';
export const contactPath = (id: number): string => `${CONTACT_PATH}${id}/`;
/** POST merges another contact into it; DELETE undoes the last merge. */
export const contactMergePath = (id: number): string => `${contactPath(id)}merge/`;
/** POST suppresses the contact: no mail is sent to them, and only they can undo it. */
export const contactStopPath = (id: number): string => `${contactPath(id)}stop/`;
/** Contacts that may be the same person. */
export const CONTACT_DUPLICATE_PATH = '/api/office/contact_duplicate/';
/** Filtered contacts of a list as a file: `?type=`. */
export const CONTACT_EXPORT_PATH = '/api/office/contact_export/';
/** Tags in use. */
export const CONTACT_TAG_PATH = '/api/office/contact_tag/';
/** GET: number of contacts proposed for removal; POST deletes them. */
export const CONTACT_IDLE_PATH = '/api/office/contact_idle/';
/** Number of contacts that match a filter: `?filter=` with JSON of `contactFilterSchema`. */
export const CONTACT_COUNT_PATH = '/api/office/contact_count/';
export const OUTLET_PATH = '/api/office/outlet/';
/** Lists of contacts, hand-picked or by filter. */
export const CONTACT_LIST_PATH = '/api/office/contact_list/';
const contactListPath = (id: number): string => `${CONTACT_LIST_PATH}${id}/`;
/** POST adds and removes members of a hand-picked list. */
export const contactListMemberPath = (id: number): string => `${contactListPath(id)}member/`;

export const OUTLET_KINDS = [
  'daily',
  'weekly',
  'magazine',
  'trade',
  'online',
  'agency',
  'radio',
  'tv',
  'blog',
  'other',
] as const;
export type OutletKind = (typeof OUTLET_KINDS)[number];

/** Legal basis for writing to a contact: their own request, or legitimate interest. */
export const CONTACT_BASES = ['asked', 'legitimate_interest'] as const;
export type ContactBasis = (typeof CONTACT_BASES)[number];

/** Reasons for the suppression of an address or a person. */
export const STOP_REASONS = ['unsubscribed', 'bounced', 'complained', 'objected', 'erased'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export const CONTACT_ADDRESSES_MAX = 5;
export const CONTACT_TAGS_MAX = 30;
export const CONTACT_OUTLETS_MAX = 10;
export const CONTACT_ROLES_MAX = 5;
export const OUTLET_DOMAINS_MAX = 20;
export const REACH_MAX = 2_000_000_000;
export const DOMAIN_MAX_LENGTH = 253;
export const CONTACT_SECTORS_MAX = 50;
export const CONTACT_NOTES_MAX_LENGTH = 5000;
export const CONTACT_SOURCE_MAX_LENGTH = 300;
export const TAG_MAX_LENGTH = 60;
export const CONTACT_LISTS_MAX = 500;
/** Members that can be added or removed at once. */
export const MEMBERS_AT_ONCE_MAX = 1000;
/** Months without mail after which a contact is proposed for removal. */
export const CONTACT_IDLE_MONTHS = 24;
/** `has_taken`: downloaded or copied something within these months. */
export const CONTACT_TAKEN_MONTHS = 12;
export const CONTACT_FILE_TYPES = ['csv', 'xlsx', 'vcf'] as const;
export type ContactFileType = (typeof CONTACT_FILE_TYPES)[number];

const stopSchema = z.object({ reason: z.enum(STOP_REASONS), at: z.iso.datetime() });
const day = z.iso.date();

export const contactAddressSchema = z.object({
  email: z.string(),
  /** Null: active. */
  stopped: stopSchema.nullable(),
});

export const contactSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  salutation: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.string()),
  phone: z.string(),
  language: z.enum(PERSON_LANGUAGES),
  /** A code of `COUNTRIES`; empty: not given. */
  country: z.string(),
  notes: z.string(),
  /** Mail goes to the first address that is not stopped. */
  addresses: z.array(contactAddressSchema),
  outlets: z.array(namedSchema),
  /** Ids of sectors that the person covers. */
  sectors: z.array(z.int()),
  tags: z.array(z.string()),
  basis: z.enum(CONTACT_BASES),
  /** Source of the address. */
  source: z.string(),
  basis_at: z.iso.datetime(),
  /** Wording of the consent, if they subscribed themselves. */
  wording: z.string(),
  /** First and last day of absence. */
  away_from: day.nullable(),
  away_until: day.nullable(),
  /** May get releases under embargo after accepting the terms. */
  is_embargo_trusted: z.boolean(),
  embargo_accepted_at: z.iso.datetime().nullable(),
  agrees_to_figures: z.boolean(),
  /** Objection of the person; null: none. */
  stopped: stopSchema.nullable(),
  /** Account of the contact; null: none. */
  account: z.int().nullable(),
  last_written_at: z.iso.datetime().nullable(),
  /** Last download, or copy of a press release, with their account. */
  last_taken_at: z.iso.datetime().nullable(),
  /** Whether a merge can be undone. */
  has_merged: z.boolean(),
  updated_at: z.iso.datetime(),
});
export type Contact = z.infer<typeof contactSchema>;

export const contactMergeFormSchema = z.object({ merged: z.int(), merged_version: z.int() });

/** Why contacts may be the same person: equal names, or similar names at one outlet. */
export const DUPLICATE_REASONS = ['name', 'outlet'] as const;

export const contactRowSchema = contactSchema.pick({
  id: true,
  version: true,
  first_name: true,
  last_name: true,
  roles: true,
  language: true,
  country: true,
  addresses: true,
  outlets: true,
  sectors: true,
  tags: true,
  basis: true,
  stopped: true,
  account: true,
  last_written_at: true,
  updated_at: true,
});
export type ContactRow = z.infer<typeof contactRowSchema>;

export const contactDuplicateSchema = z.object({
  reason: z.enum(DUPLICATE_REASONS),
  contacts: z.array(contactRowSchema),
});
export type ContactDuplicate = z.infer<typeof contactDuplicateSchema>;

export const contactTagSchema = z.object({ tag: z.string(), contacts: z.int() });
export type ContactTag = z.infer<typeof contactTagSchema>;

/**
 * Fields of a write; absent fields keep their values. A new contact needs an address, a basis and, for legitimate
 * interest, a source.
 */
export const contactFormSchema = z
  .object({
    salutation: z.string().max(NAME_MAX_LENGTH),
    first_name: z.string().max(NAME_MAX_LENGTH),
    last_name: z.string().max(NAME_MAX_LENGTH),
    roles: z.array(z.string().max(NAME_MAX_LENGTH)).max(CONTACT_ROLES_MAX),
    phone: z.string().max(50),
    language: z.enum(PERSON_LANGUAGES),
    country: z.string().max(2),
    notes: z.string().max(CONTACT_NOTES_MAX_LENGTH),
    addresses: z.array(z.string().max(EMAIL_MAX_LENGTH)).min(1).max(CONTACT_ADDRESSES_MAX),
    /** Ids of outlets. */
    outlets: z.array(z.int()).max(CONTACT_OUTLETS_MAX),
    /** Outlets by name instead; missing ones are created. */
    outlet_names: z.array(z.string().max(NAME_MAX_LENGTH)).max(CONTACT_OUTLETS_MAX),
    sectors: z.array(z.int()).max(CONTACT_SECTORS_MAX),
    tags: z.array(z.string().max(TAG_MAX_LENGTH)).max(CONTACT_TAGS_MAX),
    basis: z.enum(CONTACT_BASES),
    source: z.string().max(CONTACT_SOURCE_MAX_LENGTH),
    away_from: day.nullable(),
    away_until: day.nullable(),
    is_embargo_trusted: z.boolean(),
  })
  .partial();

export const outletSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  kind: z.enum(OUTLET_KINDS).or(z.literal('')),
  country: z.string(),
  website: z.string(),
  /** E-mail domains of the outlet: readers who confirm such an address are admitted at once. */
  domains: z.array(z.string()),
  notes: z.string(),
  /** Readers, listeners or visitors per issue, programme or day; null: unknown. */
  reach: z.int().nullable(),
  /** Number of contacts that work for it. */
  contacts: z.int(),
  /** Number of its clippings. */
  clippings: z.int(),
  updated_at: z.iso.datetime(),
});
export type Outlet = z.infer<typeof outletSchema>;

export const outletFormSchema = z
  .object({
    name: z.string().max(NAME_MAX_LENGTH),
    kind: outletSchema.shape.kind,
    country: z.string().max(2),
    website: z.string().max(500),
    domains: z.array(z.string().max(DOMAIN_MAX_LENGTH)).max(OUTLET_DOMAINS_MAX),
    notes: z.string().max(CONTACT_NOTES_MAX_LENGTH),
    reach: z.int().max(REACH_MAX).nullable(),
  })
  .partial();

/** Contacts that match all fields, each by one of its values; `{}` matches all. */
export const contactFilterSchema = z.strictObject({
  sectors: z.array(z.int()).max(CONTACT_SECTORS_MAX).optional(),
  tags: z.array(z.string().max(TAG_MAX_LENGTH)).max(CONTACT_TAGS_MAX).optional(),
  countries: z.array(z.string().length(2)).max(50).optional(),
  languages: z.array(z.enum(PERSON_LANGUAGES)).optional(),
  outlet_kinds: z.array(z.enum(OUTLET_KINDS)).optional(),
  /** Downloaded something, or copied a press release, in the last twelve months. */
  has_taken: z.boolean().optional(),
  /** Accredited for an event. */
  event: z.int().optional(),
});
export type ContactFilter = z.infer<typeof contactFilterSchema>;

/** Number of contacts, and of those that can receive mail. */
export const contactCountSchema = z.object({ count: z.int(), reachable: z.int() });
export type ContactCount = z.infer<typeof contactCountSchema>;

export const contactIdleSchema = z.object({ count: z.int() });

export const contactListSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  press_group: namedSchema,
  /** Null: hand-picked members. */
  filter: contactFilterSchema.nullable(),
  ...contactCountSchema.shape,
  updated_at: z.iso.datetime(),
});
export type ContactList = z.infer<typeof contactListSchema>;

export const contactListFormSchema = z
  .object({
    name: z.string().max(NAME_MAX_LENGTH),
    press_group: z.int(),
    filter: contactFilterSchema.nullable(),
  })
  .partial();

/** Added and removed members of a hand-picked list. */
export const contactListMemberFormSchema = z
  .object({
    add: z.array(z.int()).max(MEMBERS_AT_ONCE_MAX),
    remove: z.array(z.int()).max(MEMBERS_AT_ONCE_MAX),
  })
  .partial();
