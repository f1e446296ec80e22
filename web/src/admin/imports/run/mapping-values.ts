import type { ContactBasis } from '@press-room/contract/contacts';
import { IMPORT_KEYS, type ImportKey, type ImportRun, REMOVING_TARGETS } from '@press-room/contract/imports';
import { entryOf } from '../../../lib/labels.ts';

export type MappingValues = {
  /** Field of each column; empty: not imported. */
  mapping: string[];
  key: string;
  profile: string;
  /** Empty: not chosen yet. */
  scope: 'complete' | 'partial' | '';
  /** Contacts only: legal basis for writing to them. Empty: not chosen yet. */
  basis: ContactBasis | '';
  source: string;
  /** Clippings only: id of the press group for rows without one. Empty: not chosen yet. */
  press_group: string;
  adds_outlets: boolean;
  password: string;
  /** Field for errors of the file itself. */
  file: null;
};

export const keysOf = ({ target }: ImportRun): readonly ImportKey[] => entryOf(IMPORT_KEYS, target) ?? [];

/** Press group of the import, or the only one. */
function toGroup({ press_group, target }: ImportRun, [first, ...others]: Known['groups']): string {
  if (target !== 'clipping') return '';
  return String(press_group ?? (others.length === 0 ? first?.id : undefined) ?? '');
}

function toScope({ is_complete, target }: ImportRun): MappingValues['scope'] {
  if (is_complete === null) return REMOVING_TARGETS.includes(target) ? '' : 'partial';
  return is_complete ? 'complete' : 'partial';
}

interface Known {
  password: string;
  groups: readonly { id: number }[];
}

export const toMappingValues = (run: ImportRun, { password, groups }: Known): MappingValues => ({
  mapping: run.mapping.map((field) => field ?? ''),
  key: keysOf(run).some((each) => each === run.key) ? run.key : (keysOf(run)[0] ?? run.key),
  profile: run.profile ?? '',
  scope: toScope(run),
  basis: run.basis ?? '',
  source: run.source,
  press_group: toGroup(run, groups),
  adds_outlets: run.adds_outlets,
  password,
  file: null,
});
