import type { Readers } from '@press-room/contract/readers';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../list/list-definition.ts';
import { ReadersChip } from '../page/readers-chip.tsx';

/** Shared fields of the lists of galleries, magazines and press kits. */

export const MEDIA_STATUS_COLUMN: ListColumn<{ readers: Readers }> = {
  id: 'status',
  label: m['office.releases.column.status'],
  sortBy: 'status',
  cell: ({ readers }) => <ReadersChip readers={readers} of="media" />,
};
