import { MEDIA_STATUSES, type MediaStatus } from '@press-room/contract/assets';
import type { officeVisibleShape } from '@press-room/contract/office-media';
import type { KitStatus } from '@press-room/contract/office-press-kit';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListFilter } from '../list/list-definition.ts';
import { MEDIA_LABELS, MediaChip } from './media-status.tsx';

/** What lists of galleries, magazines and press kits have in common. */

export const MEDIA_FIELDS: Record<keyof typeof officeVisibleShape, true> = {
  id: true,
  version: true,
  status: true,
  access: true,
  published_at: true,
  embargo_until: true,
  expires_at: true,
  visible_from: true,
  created_at: true,
  updated_at: true,
};

export const MEDIA_STATUS_COLUMN: ListColumn<{ status: MediaStatus | KitStatus }> = {
  id: 'status',
  label: m['office.releases.column.status'],
  sortBy: 'status',
  cell: ({ status }) => <MediaChip status={status} />,
};

export const mediaStatusFilter = (
  statuses: readonly (MediaStatus | KitStatus)[] = MEDIA_STATUSES,
): ListFilter => ({
  name: 'status',
  label: m['office.releases.column.status'](),
  options: statuses.map((value) => ({ value, text: shownOf(MEDIA_LABELS, value).label() })),
});
