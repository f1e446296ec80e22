import { m } from '../../paraglide/messages.js';
import type { ListColumn } from './list/list-definition.ts';
import { Instant } from './page/instant.tsx';

/** Columns shared by all lists. */

export const GROUP_COLUMN: ListColumn<{ press_group: { name: string } | null }> = {
  id: 'group',
  label: m['office.releases.column.group'],
  sortBy: 'press_group.name',
  cell: ({ press_group }) => press_group && <bdi>{press_group.name}</bdi>,
};

export const UPDATED_COLUMN: ListColumn<{ updated_at: string }> = {
  id: 'updated',
  label: m['office.releases.column.updated'],
  sortBy: 'updated_at',
  isDescending: true,
  // Rows without a date of change have the earliest possible date.
  cell: ({ updated_at }) => Date.parse(updated_at) > 0 && <Instant at={updated_at} />,
};
