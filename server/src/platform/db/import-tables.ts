import type { ImportState, ImportTarget } from '@press-room/contract/imports';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Uploaded file, to be compared with stored rows. */
export interface ImportRunTable {
  id: Generated<number>;
  target: ImportTarget;
  state: ImportState;
  file_name: string;
  /** Of the file; kept after the file is erased. */
  sha256: string;
  bytes: number;
  /** When the file and its differences were erased. */
  erased_at: Instant | null;
  /** JSON of `ReadSettings`. */
  settings: string;
  /** JSON of `Found`, null: erased. */
  found: string | null;
  /** JSON list of fields, one for each column. */
  mapping: string;
  key: string;
  profile_id: number | null;
  profile_name: string | null;
  /** JSON list of fields. */
  left_fields: Generated<string>;
  rows_read: Generated<number>;
  /** JSON of the contract's counts. */
  counts: string | null;
  result: string | null;
  /** JSON of `Refusal`: why the job did not write the import. */
  refusal: Generated<string | null>;
  /** Progress of the job that writes it, for other processes. */
  rows_written: Generated<number>;
  version: Generated<number>;
  /** Null: the account was deleted. */
  created_by: number | null;
  created_at: Instant;
  updated_at: Instant;
  applied_at: Instant | null;
  undone_at: Instant | null;
}

/** Kinds of the contract; `same`: stored unchanged; `matched`: present in the file, so that it is not removed. */
export type StoredKind = 'add' | 'change' | 'remove' | 'conflict' | 'error' | 'same' | 'matched';

export interface ImportDifferenceTable {
  id: Generated<number>;
  run_id: number;
  kind: StoredKind;
  line: number | null;
  /** Id of the stored row; for an added row, set when it is written. */
  stored_id: number | null;
  /** Version compared with; 0 for rows without versions. */
  stored_version: number;
  /** Key of the row; two equal keys are a conflict. */
  match_key: string;
  label: string;
  /** Folded, for search. */
  label_key: Generated<string>;
  /** JSON list of `FieldDifference`; for a removed row, all its fields after the removal. */
  fields: string;
  /** JSON list of `Note`. */
  notes: string;
  /** JSON list of fields. */
  left_fields: Generated<string>;
  is_accepted: number;
  /** 1: written when the import was applied. */
  is_written: Generated<number>;
  external_id: string | null;
}

/** How files of one source are read and mapped. */
export interface ImportProfileTable {
  id: Generated<number>;
  target: ImportTarget;
  name: string;
  /** JSON of `ReadSettings`. */
  settings: string;
  /** JSON: field by name of column. */
  mapping: string;
  key: string;
  updated_at: Instant;
}

/** Id that a source uses for a company. */
export interface ImportLinkTable {
  profile_id: number;
  external_id: string;
  company_id: number;
  run_id: number | null;
}

export interface ImportTables {
  import_run: ImportRunTable;
  import_difference: ImportDifferenceTable;
  import_profile: ImportProfileTable;
  import_link: ImportLinkTable;
}
