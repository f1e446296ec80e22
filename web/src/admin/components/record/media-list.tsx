import type { officeVisibleShape } from '@press-room/contract/admin-media';
import type { Readers } from '@press-room/contract/readers';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../list/list-definition.ts';
import { ReadersChip } from '../page/readers-chip.tsx';

/** Shared fields of the lists of galleries, magazines and press kits. */

export const MEDIA_FIELDS: Record<keyof typeof officeVisibleShape, true> = {
  id: true,
  version: true,
  status: true,
  access: true,
  published_at: true,
  embargo_until: true,
  expires_at: true,
  visible_from: true,
  readers: true,
  created_at: true,
  updated_at: true,
};

export const MEDIA_STATUS_COLUMN: ListColumn<{ readers: Readers }> = {
  id: 'status',
  label: m['office.releases.column.status'],
  sortBy: 'status',
  cell: ({ readers }) => <ReadersChip readers={readers} of="media" />,
};
