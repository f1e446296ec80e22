import type { COLUMN_PROBLEMS } from '@press-room/contract/imports';

/** Parser settings; absent ones are detected. */
export interface ReadSettings {
  table?: string | undefined;
  /** Counted from 1; 0: the file names no columns. */
  header_row?: number | undefined;
  delimiter?: string | undefined;
  encoding?: string | undefined;
  /** False: a quotation mark is a character like any other. */
  quotes?: boolean | undefined;
}

/** With what opens the file, which is kept nowhere. */
export interface ReadKey extends ReadSettings {
  password?: string | undefined;
}

const FILE_KINDS = ['access', 'csv', 'vcard', 'xlsx'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** Why a table, a column or a row cannot be read. */
const TABLE_PROBLEMS = ['linked', 'unreadable', 'empty'] as const;
type TableProblem = (typeof TABLE_PROBLEMS)[number];

export interface FoundTable {
  name: string;
  problem: TableProblem | null;
  /** A sheet that its workbook does not show. */
  is_hidden?: boolean | undefined;
}

export interface FoundColumn {
  name: string;
  /** `calculated`: Access keeps its values in a way of its own; `garbage`: nonsense; `complex`: lists or attachments. */
  problem: (typeof COLUMN_PROBLEMS)[number] | null;
  /** A column that its sheet does not show. */
  is_hidden?: boolean | undefined;
}

/** A row of the file. */
export interface ReadRow {
  /** Line of a text, row of a sheet, or place in an Access table, from 1. */
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
  /** An encoding in which the text reads better. */
  better_encoding?: string | null | undefined;
  delimiter: string | null;
  quotes: boolean;
  /** The first rows, without the one of the names. */
  rows: ReadRow[];
  /** Rows that hold something, without the one of the names. */
  row_count: number;
  /** Rows that their sheet does not show. */
  hidden_rows?: number | undefined;
  /** It is read with a password. */
  is_locked?: boolean | undefined;
}

/** Faults of a whole file, each a message of the office. */
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

/** Thrown while reading; caught where the process answers. */
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

/** Rows for the preview, and those for detecting columns. */
export const PREVIEW_ROWS = 20;
export const SAMPLE_ROWS = 200;
export const BATCH_ROWS = 500;
export const COLUMNS_MAX = 200;
