import type { ContactBasis } from '@press-room/contract/contacts';
import { IMPORT_KEYS, type ImportKey, type ImportRun } from '@press-room/contract/imports';

export type MappingValues = {
  /** The field of each column, empty: it is left out. */
  mapping: string[];
  key: ImportKey;
  profile: string;
  /** Empty: nobody has said it yet. */
  scope: 'complete' | 'partial' | '';
  /** Of contacts: why they may be written to. Empty: nobody has said it yet. */
  basis: ContactBasis | '';
  source: string;
  password: string;
  /** Refusals of the file itself stand here. */
  file: null;
};

const isKeyOf = (run: ImportRun, key: string): key is ImportKey =>
  IMPORT_KEYS[run.target].some((each) => each === key);

export const toMappingValues = (run: ImportRun, password: string): MappingValues => ({
  mapping: run.mapping.map((field) => field ?? ''),
  key: isKeyOf(run, run.key) ? run.key : IMPORT_KEYS[run.target][0],
  profile: run.profile ?? '',
  // A file of contacts removes nobody.
  scope:
    run.is_complete === null
      ? run.target === 'contact'
        ? 'partial'
        : ''
      : run.is_complete
        ? 'complete'
        : 'partial',
  basis: run.basis ?? '',
  source: run.source,
  password,
  file: null,
});
