import type { ImportKey, WRITTEN_KINDS } from '@press-room/contract/imports';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AddressHashes } from '../../../platform/signing/address-hashes.ts';
import type { Message, MessageKey } from '../../../platform/text/messages.ts';

/** Note about a row, or one of its fields. */
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

/** Texts by field; empty: no value. */
export type Values = Readonly<Record<string, string>>;

/** A row of a file as it would be stored. */
export interface Prepared {
  /** Values of the mapped fields. */
  values: Values;
  external_id: string;
  label: string;
  errors: Note[];
  warnings: Note[];
}

/** A company, an account, a contact or a clipping that a row may be about. */
export interface Stored {
  id: number;
  /** 0 if rows have no version; then values are compared. */
  version: number;
  values: Values;
  label: string;
  /** Why imports cannot change it; null: they can. */
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

export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** One row to be written, as compared. */
export interface Written {
  id: number;
  version: number;
  fields: readonly FieldDifference[];
}

/** State of a row after an import, with its label. */
export type Left = Written & { kind: WrittenKind; label: string };

/** Settings of a whole file of clippings. */
export interface FileSettings {
  press_group?: number | undefined;
  adds_outlets?: boolean | undefined;
}

export interface Making {
  now: Date;
  hashes: AddressHashes;
  /** Null: the account was deleted. */
  by?: number | null;
  /** Settings of the whole file. */
  settings?: FileSettings;
}

/** Target of an import: companies, accounts, contacts or clippings. */
export interface Target {
  /** Noun in the audit log, and name of its table. */
  subject: 'clipping' | 'company' | 'contact' | 'user_account';
  prepare(raw: ReadonlyMap<string, string>): Promise<Prepared>;
  /** Looks up the names in a batch of rows. */
  resolve?: (db: Db, rows: readonly Prepared[], settings: FileSettings) => Promise<Prepared[]>;
  /** Key of a row; empty: none. */
  keyOf(prepared: Prepared, choice: KeyChoice): string;
  /** Records that each row may be about. */
  match(db: Db, rows: readonly Prepared[], choice: KeyChoice): Promise<Stored[][]>;
  isSame(field: string, old: string, values: { stored: Values; incoming: Values }): boolean;
  /** Stores a difference for each row that is missing in the file: a conflict if it has references. */
  insertRemovals(trx: Db, run_id: number): Promise<void>;
  /** Returns the ids of a batch in the same order; all rows have the same fields. */
  create(trx: Db, rows: readonly Values[], making: Making): Promise<number[]>;
  /** Called after all rows are written, for values that could belong to another row before. */
  complete?: (trx: Db, run_id: number, making: Making) => Promise<void>;
  /** Returns the ids of written rows; the others were changed meanwhile. */
  change(trx: Db, rows: readonly Written[], now: Date): Promise<ReadonlySet<number>>;
  /** Removed rows by id: the others were changed meanwhile, or have references. */
  remove(trx: Db, rows: readonly Written[]): Promise<ReadonlyMap<number, object>>;
  /** Rows of a batch that changed after the import. */
  listTouched(trx: Db, rows: readonly Left[]): Promise<number[]>;
  /** Deletes added rows. */
  discard(trx: Db, ids: readonly number[]): Promise<unknown>;
  /** Updates the search index of written rows, in the transaction that changes one of the fields. */
  index?: {
    fields: readonly string[];
    put(
      search: SearchIndex,
      trx: Db,
      rows: readonly { id: number; fields: readonly string[] }[],
    ): Promise<void>;
  };
  /** Restores removed rows. */
  restore(trx: Db, rows: readonly unknown[]): Promise<void>;
}
