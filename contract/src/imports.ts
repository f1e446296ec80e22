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

/** Most rows of an Excel sheet, without the header row. */
export const EXPORT_XLSX_ROWS = 1_048_575;

export const IMPORT_TARGETS = ['company', 'user', 'contact', 'clipping'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Targets of which a complete file may propose removals. */
export const REMOVING_TARGETS: readonly ImportTarget[] = ['company', 'user'];

/**
 * `open`: read, not compared yet; `compared`: the differences are known; `applied` and `undone` follow. `applying` and
 * `undoing`: a job is running; if the job is refused, the previous state returns.
 */
export const IMPORT_STATES = ['open', 'compared', 'applying', 'applied', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_KINDS = ['add', 'change', 'remove', 'conflict', 'error'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Kinds that an import writes. */
export const WRITTEN_KINDS = ['add', 'change', 'remove'] as const satisfies readonly ImportKind[];

/** The number that the other program knows a company by: remembered under the name of the profile. */
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
  // Its link; without one, its outlet, day and headline.
  article: ['outlet', 'headline', 'published_on'],
};

const IMPORT_FILE_KINDS = ['access', 'csv', 'vcard', 'xlsx'] as const;
const TABLE_PROBLEMS = ['linked', 'unreadable', 'empty'] as const;
export const COLUMN_PROBLEMS = ['garbage', 'calculated', 'complex'] as const;

export const PROFILE_NAME_MAX_LENGTH = 100;
export const IMPORT_PROFILES_MAX = 200;
export const IMPORT_IDS_MAX = 1000;
/** Most names of changed rows in the refusal to undo an import. */
export const IMPORT_CHANGED_NAMED = 50;

export const importRowSchema = z.object({
  /** Line of a text, row of a sheet, or place in an Access table. */
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
      /** A sheet that its workbook does not show. */
      is_hidden: z.boolean(),
    }),
  ),
  /** Null: one has to be chosen. */
  table: z.string().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      problem: z.enum(COLUMN_PROBLEMS).nullable(),
      /** Field that the column's name or content suggests. */
      guess: z.string().nullable(),
      /** Whether name and content agree; a column without confirmation is not mapped automatically. */
      is_confirmed: z.boolean(),
      /** A column that its sheet does not show; it is read all the same. */
      is_hidden: z.boolean(),
    }),
  ),
  /** From 1; 0: the file names no columns. */
  header_row: z.int(),
  encoding: z.string().nullable(),
  /** An encoding in which the text reads better. */
  better_encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  quotes: z.boolean(),
  rows: z.array(importRowSchema),
  row_count: z.int(),
  /** Rows among them that their sheet does not show. */
  hidden_rows: z.int(),
  /** Protected by a password, which is required each time it is parsed. */
  is_locked: z.boolean(),
});
export type ImportFound = z.infer<typeof importFoundSchema>;

const countsSchema = z.object({
  add: z.int(),
  change: z.int(),
  remove: z.int(),
  conflict: z.int(),
  error: z.int(),
  /** Rows that are stored as they are. */
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
  /** Name that the profile had when it was used; null if unknown. */
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
  /** Null: its file has been erased since. */
  found: importFoundSchema.nullable(),
  /** The field of each column, null: it is left out. */
  mapping: z.array(z.string().nullable()),
  key: z.string(),
  /** Whether rows absent from the file are proposed for removal; null: not chosen yet, and none are. */
  is_complete: z.boolean().nullable(),
  /** For all added contacts: legal basis, and source of their addresses. */
  basis: z.enum(CONTACT_BASES).nullable(),
  source: z.string(),
  /** For all added clippings whose row names none; null: not chosen yet. */
  press_group: z.int().nullable(),
  /** Whether outlets that are not there are added; otherwise rows that name them are errors. */
  adds_outlets: z.boolean(),
  /** Fields that are left as they are stored. */
  left_fields: z.array(z.string()),
  /** Rows read so far while it is compared. */
  rows_read: z.int(),
  /** Of each kind, how many are accepted. */
  accepted: countsSchema.pick({ add: true, change: true, remove: true }),
  /** Of those that are accepted, how many have something to look at. */
  noted: z.int(),
  /** How many rows are stored of the target. */
  stored: z.int(),
  /** An applied import of the same file: there is nothing to do. */
  same_as: z.object({ id: z.int(), applied_at: z.iso.datetime() }).nullable(),
  /** While a job writes it, or takes it back. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Reason for which a job wrote nothing; `changed`: the first of the rows that changed since. */
  refusal: z
    .object({ text: z.string(), changed: z.array(z.object({ id: z.int(), label: z.string() })) })
    .nullable(),
});
export type ImportRun = z.infer<typeof importRunSchema>;

/** Why a row is refused, or what to look at in it, in the reader's language. */
const noteSchema = z.object({ field: z.string().nullable(), text: z.string() });

export const importDifferenceSchema = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  /** Null if no row of the file contains it. */
  line: z.int().nullable(),
  /** The company, account, contact or clipping that it is about. */
  stored_id: z.int().nullable(),
  label: z.string(),
  /** `old` is empty for new rows. */
  fields: z.array(z.object({ field: z.string(), old: z.string(), new: z.string(), is_left: z.boolean() })),
  notes: z.array(noteSchema),
  is_accepted: z.boolean(),
});
export type ImportDifference = z.infer<typeof importDifferenceSchema>;

/**
 * PATCH of an import; a change of how the file is parsed discards the mapping, and a mapping with its key is compared
 * at once.
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
    /** A complete list proposes the removal of absent rows; a partial one, the default, does not. */
    is_complete: z.boolean(),
    basis: z.enum(CONTACT_BASES),
    source: z.string(),
    press_group: z.int(),
    adds_outlets: z.boolean(),
    /** A known name applies its settings; with a mapping it stores them. */
    profile: z.string(),
    /** Of a locked file, wherever it is read again; it is kept nowhere. */
    password: z.string(),
  })
  .partial();
export type ImportChange = z.infer<typeof importChangeSchema>;

/** By numbers, by field, by both, or all of a kind. */
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
  /** Field by name of column. */
  mapping: z.record(z.string(), z.string()),
  updated_at: z.iso.datetime(),
});
export type ImportProfile = z.infer<typeof importProfileSchema>;
