import type { ContactBasis } from '@press-room/contract/contacts';
import { IMPORT_KEYS, type ImportKey, type ImportRun } from '@press-room/contract/imports';
import { entryOf } from '../../../lib/labels.ts';

export type MappingValues = {
  /** The field of each column, empty: it is left out. */
  mapping: string[];
  key: string;
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

export const keysOf = ({ target }: ImportRun): readonly ImportKey[] => entryOf(IMPORT_KEYS, target) ?? [];

export const toMappingValues = (run: ImportRun, password: string): MappingValues => ({
  mapping: run.mapping.map((field) => field ?? ''),
  key: keysOf(run).some((each) => each === run.key) ? run.key : (keysOf(run)[0] ?? run.key),
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
