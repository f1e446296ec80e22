import type { PressGroup } from '@press-room/contract/press-groups';
import type { Permission } from '@press-room/contract/roles';
import { m } from '../../../paraglide/messages.js';
import type { WriteNoun } from '../saving/use-office-write.ts';
import type { SectorOption } from '../sectors/sector-filter.ts';
import type { BulkAction, Written } from './bulk-action.ts';

type Row = { id: number; version: number };
type GroupedRow = Row & { press_group: { id: number } | null };

/** Dialog texts for a number of records. */
interface Words {
  title: (count: number) => string;
  done: (count: number) => string;
}

/** Writes fields of a row; undo writes the previous values. */
export const patchRow = (write: WriteNoun, { id }: Row, version: number, body: object) =>
  write<Written>({ method: 'PATCH', id, version, body });

interface Move extends Words {
  permission: Permission;
  groups: readonly PressGroup[];
  /** Whether a record may have no press group. */
  isGroupOptional?: true;
}

const NO_GROUP = 'none';

/** Moves many rows to another press group; no action if there is only one press group. */
export function buildMove<One extends GroupedRow>(move: Move): readonly BulkAction<One>[] {
  const { permission, groups, isGroupOptional, title, done } = move;
  if (groups.length < 2) return [];
  const options = groups.map(({ id, name }) => ({ value: String(id), text: name }));
  const none = { value: NO_GROUP, text: m['office.bulk.move.noGroup']() };
  return [
    {
      name: 'move',
      label: m['office.bulk.move.label'],
      permission,
      obstacleOf: () => null,
      title,
      choice: {
        label: m['office.bulk.move.choice'],
        options: isGroupOptional ? [...options, none] : options,
        required: m['office.bulk.move.required'],
      },
      run: (write, row, { choice }) =>
        patchRow(write, row, row.version, { press_group: choice === NO_GROUP ? null : Number(choice) }),
      undo: (write, row, version) =>
        patchRow(write, row, version, { press_group: row.press_group?.id ?? null }),
      done,
    },
  ];
}

interface Removal extends Words {
  permission: Permission;
  text: () => string;
}

export const buildRemoval = <One extends Row>({ permission, ...words }: Removal): BulkAction<One> => ({
  ...words,
  name: 'delete',
  label: m['office.record.delete'],
  permission,
  obstacleOf: () => null,
  run: (write, { id, version }) => write<Partial<Written>>({ method: 'DELETE', id, version }),
});

interface Tags<One> {
  /** Name of the field in the API. */
  name: string;
  permission: Permission;
  tagsOf: (row: One) => readonly string[];
  /** Label of the field. */
  field: () => string;
  add: Words & { label: () => string };
  remove: Words & { label: () => string };
}

const readTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Adds tags to many rows, or removes them. */
export function buildTagActions<One extends Row>(tags: Tags<One>): readonly BulkAction<One>[] {
  const { name, permission, tagsOf, field, add, remove } = tags;
  const write = (send: WriteNoun, row: One, version: number, words: readonly string[]) =>
    patchRow(send, row, version, { [name]: words });
  const shared = {
    permission,
    obstacleOf: () => null,
    undo: (send: WriteNoun, row: One, version: number) => write(send, row, version, tagsOf(row)),
  };
  const choice = { label: field, required: m['office.bulk.tags.required'] };
  return [
    {
      ...shared,
      ...add,
      name: `add_${name}`,
      choice: { ...choice, hint: m['office.bulk.tags.addHint'] },
      run: (send, row, batch) =>
        write(send, row, row.version, [...new Set([...tagsOf(row), ...readTags(batch.choice)])]),
    },
    {
      ...shared,
      ...remove,
      name: `remove_${name}`,
      choice: { ...choice, hint: m['office.bulk.tags.removeHint'] },
      run: (send, row, batch) => {
        const gone = readTags(batch.choice);
        const left = tagsOf(row).filter((word) => !gone.includes(word));
        return write(send, row, row.version, left);
      },
    },
  ];
}

interface SectorChanges<One> {
  permission: Permission;
  sectorsOf: (row: One) => readonly number[];
  /** Sectors to choose from. */
  options: readonly SectorOption[];
  add: Words & { label: () => string };
  remove: Words & { label: () => string };
}

/** Adds a sector to many rows, or removes it; none if there are no sectors. */
export function buildSectorActions<One extends Row>(changes: SectorChanges<One>): readonly BulkAction<One>[] {
  const { permission, sectorsOf, options, add, remove } = changes;
  if (options.length === 0) return [];
  const write = (send: WriteNoun, row: One, version: number, sectors: readonly number[]) =>
    patchRow(send, row, version, { sectors });
  const shared = {
    permission,
    obstacleOf: () => null,
    choice: { label: m['sectors.title'], options, required: m['office.bulk.sector.required'] },
    undo: (send: WriteNoun, row: One, version: number) => write(send, row, version, sectorsOf(row)),
  };
  return [
    {
      ...shared,
      ...add,
      name: 'add_sector',
      run: (send, row, { choice }) =>
        write(send, row, row.version, [...new Set([...sectorsOf(row), Number(choice)])]),
    },
    {
      ...shared,
      ...remove,
      name: 'remove_sector',
      run: (send, row, { choice }) =>
        write(
          send,
          row,
          row.version,
          sectorsOf(row).filter((id) => id !== Number(choice)),
        ),
    },
  ];
}
