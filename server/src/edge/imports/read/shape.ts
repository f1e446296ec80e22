import type { COLUMN_PROBLEMS } from '@press-room/contract/imports';

/** Parser settings; absent ones are detected. */
export interface ReadSettings {
  table?: string | undefined;
  /** From 1; 0: the file has no column names. */
  header_row?: number | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  /** False: quotation marks are ordinary characters. */
  quotes?: boolean | undefined;
}

/** Includes the password, which is not stored. */
export interface ReadKey extends ReadSettings {
  password?: string | undefined;
}

const FILE_KINDS = ['access', 'csv', 'vcard', 'xlsx'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** Why a table, column or row cannot be read. */
const TABLE_PROBLEMS = ['linked', 'unreadable', 'empty'] as const;
type TableProblem = (typeof TABLE_PROBLEMS)[number];

export interface FoundTable {
  name: string;
  problem: TableProblem | null;
  /** A hidden sheet. */
  is_hidden?: boolean | undefined;
}

export interface FoundColumn {
  name: string;
  /**
   * `calculated`: Access stores its values differently; `garbage`: unreadable values; `complex`: lists or attachments.
   */
  problem: (typeof COLUMN_PROBLEMS)[number] | null;
  /** A hidden column. */
  is_hidden?: boolean | undefined;
}

/** A row of the file. */
export interface ReadRow {
  /** Line of a text, row of a sheet, or position in an Access table, from 1. */
  line: number;
  cells: string[];
}

export interface Found {
  kind: FileKind;
  tables: FoundTable[];
  table: string | null;
  columns: FoundColumn[];
  header_row: number;
  encoding: string | null;
  /** An encoding in which the text is more plausible. */
  better_encoding?: string | null | undefined;
  delimiter: string | null;
  quotes: boolean;
  /** First rows, without the header row. */
  rows: ReadRow[];
  /** Number of non-empty rows, without the header row. */
  row_count: number;
  /** Number of hidden rows. */
  hidden_rows?: number | undefined;
  /** It needs a password. */
  is_locked?: boolean | undefined;
}

/** Faults of a whole file, each with a message. */
const READ_FAULTS = [
  'import_not_a_table',
  'import_is_html',
  'import_is_archive',
  'import_truncated',
  'import_password',
  'import_password_wrong',
  'import_lock_unknown',
  'import_damaged',
  'import_bad_quotes',
  'import_null_characters',
  'import_row_too_long',
  'import_too_many_rows',
  'import_too_many_columns',
  'import_unknown_table',
  'import_empty',
  'import_too_heavy',
] as const;
export type ReadFault = (typeof READ_FAULTS)[number];

/** Thrown while reading; caught where the process sends its answer. */
export class ReadError extends Error {
  readonly fault: ReadFault;
  readonly line: number | null;

  constructor(fault: ReadFault, line: number | null = null) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

export interface Fault {
  fault: ReadFault;
  line: number | null;
}

/** Rows for the preview and for detecting columns. */
export const PREVIEW_ROWS = 20;
export const SAMPLE_ROWS = 200;
export const BATCH_ROWS = 500;
export const COLUMNS_MAX = 200;
