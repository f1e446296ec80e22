import { z } from 'zod';
import { CLIPPING_TABLE_FIELDS } from './clippings.ts';
import { COMPANY_FIELDS } from './companies.ts';
import { CONTACT_BASES } from './contacts.ts';
import { personSchema } from './people.ts';
import { CONTACT_TABLE_FIELDS, IMPORT_ENCODINGS } from './table-formats.ts';

/** Imported tables of other programs: companies, accounts, contacts and clippings (design 7). Never cached. */
export const IMPORT_PATH = '/api/company/import/';
export const importPath = (id: number): string => `${IMPORT_PATH}${id}/`;
export const importDifferencePath = (id: number): string => `${importPath(id)}difference/`;
export const importApplyPath = (id: number): string => `${importPath(id)}apply/`;
export const importUndoPath = (id: number): string => `${importPath(id)}undo/`;
export const IMPORT_PROFILE_PATH = '/api/company/import_profile/';
export const importProfilePath = (id: number): string => `${IMPORT_PROFILE_PATH}${id}/`;

/** Maximum rows of an Excel sheet, without the header row. */
export const EXPORT_XLSX_ROWS = 1_048_575;

export const IMPORT_TARGETS = ['company', 'user', 'contact', 'clipping'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Targets for which a complete file may propose removals. */
export const REMOVING_TARGETS: readonly ImportTarget[] = ['company', 'user'];

/**
 * `open`: read, not compared yet; `compared`: the differences are known; then `applied` and `undone`. `applying` and
 * `undoing`: a job is running; if it is refused, the previous state returns.
 */
export const IMPORT_STATES = ['open', 'compared', 'applying', 'applied', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_KINDS = ['add', 'change', 'remove', 'conflict', 'error'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Kinds that an import writes. */
export const WRITTEN_KINDS = ['add', 'change', 'remove'] as const satisfies readonly ImportKind[];

/** Id of a company in the other program, stored with the profile. */
export const EXTERNAL_ID = 'external_id';
export const IMPORT_FIELDS = {
  company: [...COMPANY_FIELDS, EXTERNAL_ID],
  user: ['email', 'first_name', 'last_name'],
  contact: CONTACT_TABLE_FIELDS,
  clipping: CLIPPING_TABLE_FIELDS,
} as const satisfies Record<ImportTarget, readonly string[]>;

/** Columns that identify a row; companies without any of them are matched by name and city. */
export const IMPORT_KEYS = {
  company: ['vat', EXTERNAL_ID, 'name_city'],
  user: ['email'],
  contact: ['email'],
  clipping: ['article'],
} as const satisfies Record<ImportTarget, readonly string[]>;
export type ImportKey = (typeof IMPORT_KEYS)[ImportTarget][number];
/** Fields that must be mapped for each key. */
export const FIELDS_OF_KEY: Readonly<Record<ImportKey, readonly string[]>> = {
  vat: ['vat', 'business_name'],
  [EXTERNAL_ID]: [EXTERNAL_ID, 'business_name'],
  name_city: ['business_name'],
  email: ['email'],
  // Its link, else its outlet, day and headline.
  article: ['outlet', 'headline', 'published_on'],
};

const IMPORT_FILE_KINDS = ['access', 'csv', 'vcard', 'xlsx'] as const;
const TABLE_PROBLEMS = ['linked', 'unreadable', 'empty'] as const;
export const COLUMN_PROBLEMS = ['garbage', 'calculated', 'complex'] as const;

export const PROFILE_NAME_MAX_LENGTH = 100;
export const IMPORT_PROFILES_MAX = 200;
export const IMPORT_IDS_MAX = 1000;
/** Maximum names of changed rows in the refusal to undo an import. */
export const IMPORT_CHANGED_NAMED = 50;

export const importRowSchema = z.object({
  /** Line of a text, row of a sheet, or position in an Access table. */
  line: z.int(),
  cells: z.array(z.string()),
});

/** Result of parsing the file with the current settings. */
export const importFoundSchema = z.object({
  kind: z.enum(IMPORT_FILE_KINDS),
  tables: z.array(
    z.object({
      name: z.string(),
      problem: z.enum(TABLE_PROBLEMS).nullable(),
      /** A hidden sheet. */
      is_hidden: z.boolean(),
    }),
  ),
  /** Null: a table must be chosen. */
  table: z.string().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      problem: z.enum(COLUMN_PROBLEMS).nullable(),
      /** Field suggested by the column's name or content. */
      guess: z.string().nullable(),
      /** Whether name and content agree; a column without confirmation is not mapped automatically. */
      is_confirmed: z.boolean(),
      /** A hidden column, which is read nevertheless. */
      is_hidden: z.boolean(),
    }),
  ),
  /** From 1; 0: the file has no column names. */
  header_row: z.int(),
  encoding: z.string().nullable(),
  /** An encoding in which the text is more plausible. */
  better_encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  quotes: z.boolean(),
  rows: z.array(importRowSchema),
  row_count: z.int(),
  /** Number of hidden rows among them. */
  hidden_rows: z.int(),
  /** Protected by a password, which is required each time the file is parsed. */
  is_locked: z.boolean(),
});
export type ImportFound = z.infer<typeof importFoundSchema>;

const countsSchema = z.object({
  add: z.int(),
  change: z.int(),
  remove: z.int(),
  conflict: z.int(),
  error: z.int(),
  /** Rows that are already stored unchanged. */
  same: z.int(),
});
export type ImportCounts = z.infer<typeof countsSchema>;

export const importRunRowSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  target: z.enum(IMPORT_TARGETS),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Name of the profile when it was used; null: unknown. */
  profile: z.string().nullable(),
  by: personSchema.nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  /** Null: not compared yet. */
  counts: countsSchema.nullable(),
  /** Number of rows written. */
  result: countsSchema.pick({ add: true, change: true, remove: true }).nullable(),
});
export type ImportRunRow = z.infer<typeof importRunRowSchema>;

export const importRunSchema = importRunRowSchema.extend({
  /** Null: the file was erased. */
  found: importFoundSchema.nullable(),
  /** Field of each column; null: ignored. */
  mapping: z.array(z.string().nullable()),
  key: z.string(),
  /** Whether rows missing in the file are proposed for removal; null: not chosen yet, and none are. */
  is_complete: z.boolean().nullable(),
  /** For all added contacts: legal basis, and source of their addresses. */
  basis: z.enum(CONTACT_BASES).nullable(),
  source: z.string(),
  /** For added clippings whose row names none; null: not chosen yet. */
  press_group: z.int().nullable(),
  /** Whether missing outlets are created; otherwise rows with them are errors. */
  adds_outlets: z.boolean(),
  /** Fields that keep their stored values. */
  left_fields: z.array(z.string()),
  /** Rows read so far during the comparison. */
  rows_read: z.int(),
  /** Number of accepted rows, by kind. */
  accepted: countsSchema.pick({ add: true, change: true, remove: true }),
  /** Number of accepted rows with warnings. */
  noted: z.int(),
  /** Number of stored rows of the target. */
  stored: z.int(),
  /** An applied import of the same file; nothing is left to do. */
  same_as: z.object({ id: z.int(), applied_at: z.iso.datetime() }).nullable(),
  /** While a job writes or undoes it. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Why a job wrote nothing; `changed`: the first rows that changed since. */
  refusal: z
    .object({ text: z.string(), changed: z.array(z.object({ id: z.int(), label: z.string() })) })
    .nullable(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** Error or warning of a row, in the client's language. */
const noteSchema = z.object({ field: z.string().nullable(), text: z.string() });

export const importDifferenceSchema = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  /** Null: not in the file. */
  line: z.int().nullable(),
  /** Id of the company, account, contact or clipping. */
  stored_id: z.int().nullable(),
  label: z.string(),
  /** `old` is empty for new rows. */
  fields: z.array(z.object({ field: z.string(), old: z.string(), new: z.string(), is_left: z.boolean() })),
  notes: z.array(noteSchema),
  is_accepted: z.boolean(),
});
export type ImportDifference = z.infer<typeof importDifferenceSchema>;

/**
 * PATCH of an import. Changing how the file is parsed discards the mapping; a mapping with its key starts the
 * comparison.
 */
export const importChangeSchema = z
  .object({
    table: z.string(),
    header_row: z.int(),
    delimiter: z.string(),
    encoding: z.enum(IMPORT_ENCODINGS),
    quotes: z.boolean(),
    mapping: z.array(z.string().nullable()),
    key: z.string(),
    /** A complete list proposes the removal of missing rows; a partial one (default) does not. */
    is_complete: z.boolean(),
    basis: z.enum(CONTACT_BASES),
    source: z.string(),
    press_group: z.int(),
    adds_outlets: z.boolean(),
    /** A known name applies its settings; with a mapping it stores them. */
    profile: z.string(),
    /** Password of a locked file, needed for each read; never stored. */
    password: z.string(),
  })
  .partial();
export type ImportChange = z.infer<typeof importChangeSchema>;

/** By ids, by field, by both, or all of a kind. */
export const importChoiceSchema = z.object({
  is_accepted: z.boolean(),
  ids: z.array(z.int()).max(IMPORT_IDS_MAX).optional(),
  field: z.string().optional(),
  kind: z.enum(WRITTEN_KINDS).optional(),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

export const importApplySchema = z.object({
  /** Second confirmation, required if more than a fifth of the stored rows is removed. */
  confirm_removal: z.boolean().optional(),
});

export const importProfileSchema = z.object({
  id: z.int(),
  target: z.enum(IMPORT_TARGETS),
  name: z.string(),
  key: z.string(),
  /** Field by column name. */
  mapping: z.record(z.string(), z.string()),
  updated_at: z.iso.datetime(),
});
export type ImportProfile = z.infer<typeof importProfileSchema>;
