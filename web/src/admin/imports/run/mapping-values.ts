import type { ContactBasis } from '@press-room/contract/contacts';
import { IMPORT_KEYS, type ImportKey, type ImportRun } from '@press-room/contract/imports';
import { entryOf } from '../../../lib/labels.ts';

export type MappingValues = {
  /** The field of each column, empty: it is left out. */
  mapping: string[];
  key: string;
  profile: string;
  /** Empty: not chosen yet. */
  scope: 'complete' | 'partial' | '';
  /** Contacts only: legal basis for writing to them. Empty: not chosen yet. */
  basis: ContactBasis | '';
  source: string;
  password: string;
  /** For errors of the file itself. */
  file: null;
};

export const keysOf = ({ target }: ImportRun): readonly ImportKey[] => entryOf(IMPORT_KEYS, target) ?? [];

export const toMappingValues = (run: ImportRun, password: string): MappingValues => ({
  mapping: run.mapping.map((field) => field ?? ''),
  key: keysOf(run).some((each) => each === run.key) ? run.key : (keysOf(run)[0] ?? run.key),
  profile: run.profile ?? '',
  // An import of contacts removes no one.
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
