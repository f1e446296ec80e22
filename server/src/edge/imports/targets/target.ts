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

/** A company, an account, a contact or a clipping that a row may be about. */
export interface Stored {
  id: number;
  /** 0 if rows have no version: their values are compared instead. */
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

export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** One row to be written, as it was compared. */
export interface Written {
  id: number;
  version: number;
  fields: readonly FieldDifference[];
}

/** A row as an import left it, by the name that it has for people. */
export type Left = Written & { kind: WrittenKind; label: string };

/** What was said of a whole file of clippings. */
export interface FileSettings {
  press_group?: number | undefined;
  adds_outlets?: boolean | undefined;
}

export interface Making {
  now: Date;
  hashes: AddressHashes;
  /** Null: that account was deleted. */
  by?: number | null;
  /** Of the whole file. */
  settings?: FileSettings;
}

/** Target of an import: companies, accounts, contacts or clippings. */
export interface Target {
  /** In the audit; also the name of its table. */
  subject: 'clipping' | 'company' | 'contact' | 'user_account';
  prepare(raw: ReadonlyMap<string, string>): Promise<Prepared>;
  /** Looks up the names in some hundred rows. */
  resolve?: (db: Db, rows: readonly Prepared[], settings: FileSettings) => Promise<Prepared[]>;
  /** Key of a row; empty: none. */
  keyOf(prepared: Prepared, choice: KeyChoice): string;
  /** For each row all that it may be about. */
  match(db: Db, rows: readonly Prepared[], choice: KeyChoice): Promise<Stored[][]>;
  isSame(field: string, old: string, values: { stored: Values; incoming: Values }): boolean;
  /** Stores a difference for every row absent from the file: a conflict if it has references. */
  insertRemovals(trx: Db, run_id: number): Promise<void>;
  /** Answers the numbers of some hundred in the same order; of all the same is known. */
  create(trx: Db, rows: readonly Values[], making: Making): Promise<number[]>;
  /** After all is written: what could be another row's own as long as not all rows were. */
  complete?: (trx: Db, run_id: number, making: Making) => Promise<void>;
  /** Returns the written rows: the others were changed meanwhile. */
  change(trx: Db, rows: readonly Written[], now: Date): Promise<ReadonlySet<number>>;
  /** Removed rows by id: the others were changed meanwhile, or have references. */
  remove(trx: Db, rows: readonly Written[]): Promise<ReadonlyMap<number, object>>;
  /** Rows, among a few hundred, that changed after the import. */
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
