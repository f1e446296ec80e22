import type { ImportKey } from '@press-room/contract/imports';
import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../../../db/search-index.ts';
import type { Message, MessageKey } from '../../../text/messages.ts';

/** What is said of a row, or of one of its fields. */
export interface Note {
  field: string | null;
  key: MessageKey;
  parameters: NonNullable<Message['parameters']>;
}

export const note = (
  key: MessageKey,
  field: string | null = null,
  parameters: Note['parameters'] = {},
): Note => ({ field, key, parameters });

/** Texts by field; nothing is an empty text. */
export type Values = Readonly<Record<string, string>>;

/** A row of a file as it would be stored. */
export interface Prepared {
  /** Of the fields that are mapped. */
  values: Values;
  external_id: string;
  label: string;
  errors: Note[];
  warnings: Note[];
}

/** A company or an account that a row may be about. */
export interface Stored {
  id: number;
  /** 0 where rows have none: their values say whether they changed. */
  version: number;
  values: Values;
  label: string;
  /** Why no import changes it. */
  locked: Note | null;
}

export interface FieldDifference {
  field: string;
  old: string;
  new: string;
}

export interface KeyChoice {
  key: ImportKey;
  profile_id: number | null;
}

/** One row to be written, as it was compared. */
export interface Written {
  id: number;
  version: number;
  fields: readonly FieldDifference[];
}

/** What an import writes: companies or accounts. */
export interface Target {
  /** In the audit; also the name of its table. */
  subject: 'company' | 'user_account';
  prepare(raw: ReadonlyMap<string, string>): Promise<Prepared>;
  /** What a row is known by; empty: by nothing. */
  keyOf(prepared: Prepared, choice: KeyChoice): string;
  /** For each row all that it may be about. */
  match(db: Db, rows: readonly Prepared[], choice: KeyChoice): Promise<Stored[][]>;
  isSame(field: string, old: string, values: { stored: Values; incoming: Values }): boolean;
  /** Notes all that stands in no row: what something hangs on as a conflict. */
  insertRemovals(trx: Db, run_id: number): Promise<void>;
  create(trx: Db, values: Values, now: Date): Promise<number>;
  /** False where somebody changed it meanwhile. */
  change(trx: Db, written: Written, now: Date): Promise<boolean>;
  /** The row that is gone; null where somebody changed it meanwhile, or something hangs on it. */
  remove(trx: Db, written: Omit<Written, 'fields'>): Promise<object | null>;
  /** Those of a few hundred rows that are no longer as the import left them. */
  listTouched(trx: Db, rows: readonly (Written & { kind: 'add' | 'change' | 'remove' })[]): Promise<number[]>;
  /** Takes back what was added. */
  discard(trx: Db, id: number): Promise<void>;
  /** Brings up to date how readers find what was written, in its transaction. */
  index?(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void>;
  /** Puts back what was removed. */
  restore(trx: Db, row: unknown): Promise<void>;
}
