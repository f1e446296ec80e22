import { z } from 'zod';
import { COMPANY_FIELDS } from './companies.ts';
import { CONTACT_BASES, CONTACT_TABLE_FIELDS } from './contacts.ts';
import { personSchema } from './people.ts';

/** Tables of other programs taken in: companies, accounts and contacts (design 7). Never cached. */
export const IMPORT_PATH = '/api/company/import/';
export const importPath = (id: number): string => `${IMPORT_PATH}${id}/`;
export const importDifferencePath = (id: number): string => `${importPath(id)}difference/`;
export const importApplyPath = (id: number): string => `${importPath(id)}apply/`;
export const importUndoPath = (id: number): string => `${importPath(id)}undo/`;
export const IMPORT_PROFILE_PATH = '/api/company/import_profile/';
export const importProfilePath = (id: number): string => `${IMPORT_PROFILE_PATH}${id}/`;

/** What an Excel sheet takes beside the names of its columns. */
export const EXPORT_XLSX_ROWS = 1_048_575;

export const IMPORT_TARGETS = ['company', 'user', 'contact'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/**
 * `open`: read, not compared yet; `compared`: its differences are there; then applied, and perhaps undone. `applying` and
 * `undoing`: a job does it, and what it was before it is again where the job is refused.
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
} as const satisfies Record<ImportTarget, readonly string[]>;

/** By what a row is known again; where a row has none, companies go by name and city. */
export const IMPORT_KEYS = {
  company: ['vat', EXTERNAL_ID, 'name_city'],
  user: ['email'],
  contact: ['email'],
} as const satisfies Record<ImportTarget, readonly string[]>;
export type ImportKey = (typeof IMPORT_KEYS)[ImportTarget][number];
/** What must be mapped for a key. */
export const FIELDS_OF_KEY: Readonly<Record<ImportKey, readonly string[]>> = {
  vat: ['vat', 'business_name'],
  [EXTERNAL_ID]: [EXTERNAL_ID, 'business_name'],
  name_city: ['business_name'],
  email: ['email'],
};

export const IMPORT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'ibm850',
  'utf-16le',
  'utf-16be',
] as const;
export const IMPORT_FILE_KINDS = ['access', 'csv', 'vcard', 'xlsx'] as const;
export const TABLE_PROBLEMS = ['linked', 'unreadable', 'empty'] as const;
export const COLUMN_PROBLEMS = ['garbage', 'calculated', 'complex'] as const;

export const PROFILE_NAME_MAX_LENGTH = 100;
export const IMPORT_PROFILES_MAX = 200;
export const IMPORT_IDS_MAX = 1000;
/** Of what was changed since, when an import is not undone: so many are named. */
export const IMPORT_CHANGED_NAMED = 50;

export const importRowSchema = z.object({
  /** Line of a text, row of a sheet, or place in an Access table. */
  line: z.int(),
  cells: z.array(z.string()),
});

/** What was found in a file, as it is read now. */
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
      /** What its name, or what it holds, speaks for. */
      guess: z.string().nullable(),
      /** Whether name and content agree: what is not confirmed is not mapped by itself. */
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
  /** It opens with a password alone, which is asked for wherever it is read. */
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
  /** Goes into `If-Match` of the next write. */
  version: z.int(),
  target: z.enum(IMPORT_TARGETS),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** Null: what the profile was named when it was used is not known. */
  profile: z.string().nullable(),
  by: personSchema.nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
  /** Null: not compared yet. */
  counts: countsSchema.nullable(),
  /** What was written. */
  result: countsSchema.pick({ add: true, change: true, remove: true }).nullable(),
});
export type ImportRunRow = z.infer<typeof importRunRowSchema>;

export const importRunSchema = importRunRowSchema.extend({
  /** Null: its file has been erased since. */
  found: importFoundSchema.nullable(),
  /** The field of each column, null: it is left out. */
  mapping: z.array(z.string().nullable()),
  key: z.string(),
  /** Whether what stands in no row is proposed for removal; null: nobody has said it yet, and nothing is. */
  is_complete: z.boolean().nullable(),
  /** Of all contacts that the file adds: on what basis they are written to, and where their addresses come from. */
  basis: z.enum(CONTACT_BASES).nullable(),
  source: z.string(),
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
  /** An import of the same file that stands: there is nothing to do. */
  same_as: z.object({ id: z.int(), applied_at: z.iso.datetime() }).nullable(),
  /** While a job writes it, or takes it back. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Why a job wrote nothing; `changed`: what was changed since, the first of it. */
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
  /** Null: it stands in no row of the file. */
  line: z.int().nullable(),
  /** The company, account or contact that it is about. */
  stored_id: z.int().nullable(),
  label: z.string(),
  /** `old` is empty for what is new. */
  fields: z.array(z.object({ field: z.string(), old: z.string(), new: z.string(), is_left: z.boolean() })),
  notes: z.array(noteSchema),
  is_accepted: z.boolean(),
});
export type ImportDifference = z.infer<typeof importDifferenceSchema>;

/** PATCH of a run; what is read anew forgets the mapping, and a mapping with its key is compared at once. */
export const importChangeSchema = z
  .object({
    table: z.string(),
    header_row: z.int(),
    delimiter: z.string(),
    encoding: z.enum(IMPORT_ENCODINGS),
    quotes: z.boolean(),
    mapping: z.array(z.string().nullable()),
    key: z.string(),
    /** A complete list proposes for removal what it does not name; a partial one, as if nothing is said, does not. */
    is_complete: z.boolean(),
    basis: z.enum(CONTACT_BASES),
    source: z.string(),
    /** A known name brings its settings; with a mapping it keeps them. */
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
  /** Said again where more than a fifth of what is stored is removed. */
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
