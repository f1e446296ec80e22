import type { ImportKey, WRITTEN_KINDS } from '@press-room/contract/imports';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AddressHashes } from '../../../platform/signing/address-hashes.ts';
import type { Message, MessageKey } from '../../../platform/text/messages.ts';

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

/** A company, an account or a contact that a row may be about. */
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

export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** One row to be written, as it was compared. */
export interface Written {
  id: number;
  version: number;
  fields: readonly FieldDifference[];
}

/** A row as an import left it, by the name that it has for people. */
export type Left = Written & { kind: WrittenKind; label: string };

export interface Making {
  now: Date;
  hashes: AddressHashes;
}

/** What an import writes: companies, accounts or contacts. */
export interface Target {
  /** In the audit; also the name of its table. */
  subject: 'company' | 'contact' | 'user_account';
  prepare(raw: ReadonlyMap<string, string>): Promise<Prepared>;
  /** What a row is known by; empty: by nothing. */
  keyOf(prepared: Prepared, choice: KeyChoice): string;
  /** For each row all that it may be about. */
  match(db: Db, rows: readonly Prepared[], choice: KeyChoice): Promise<Stored[][]>;
  isSame(field: string, old: string, values: { stored: Values; incoming: Values }): boolean;
  /** Notes all that stands in no row: what something hangs on as a conflict. */
  insertRemovals(trx: Db, run_id: number): Promise<void>;
  /** Answers the numbers of some hundred in the same order; of all the same is known. */
  create(trx: Db, rows: readonly Values[], making: Making): Promise<number[]>;
  /** After all is written: what could be another row's own as long as not all rows were. */
  complete?: (trx: Db, run_id: number, making: Making) => Promise<void>;
  /** Answers whose rows were written: the others somebody changed meanwhile. */
  change(trx: Db, rows: readonly Written[], now: Date): Promise<ReadonlySet<number>>;
  /** The rows that are gone, by number: the others somebody changed meanwhile, or something hangs on them. */
  remove(trx: Db, rows: readonly Written[]): Promise<ReadonlyMap<number, object>>;
  /** Those of a few hundred rows that are no longer as the import left them. */
  listTouched(trx: Db, rows: readonly Left[]): Promise<number[]>;
  /** Takes back what was added. */
  discard(trx: Db, ids: readonly number[]): Promise<unknown>;
  /** Brings up to date how readers find what was written, in its transaction, where one of the fields was. */
  index?: {
    fields: readonly string[];
    put(
      search: SearchIndex,
      trx: Db,
      rows: readonly { id: number; fields: readonly string[] }[],
    ): Promise<void>;
  };
  /** Puts back what was removed. */
  restore(trx: Db, rows: readonly unknown[]): Promise<void>;
}
