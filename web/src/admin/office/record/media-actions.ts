import type { MediaStatus } from '@press-room/contract/assets';
import type { KitStatus } from '@press-room/contract/office-press-kit';
import type { Permission } from '@press-room/contract/roles';
import { m } from '../../../paraglide/messages.js';
import { type BulkAction, graceOf, type Written } from '../bulk/bulk-action.ts';
import type { WriteNoun } from '../saving/use-office-write.ts';

type Row = { id: number; version: number; status: MediaStatus | KitStatus };

const moveTo =
  (to: MediaStatus | KitStatus, further: { grace_seconds?: number } = {}) =>
  (write: WriteNoun, { id }: Row, version: number) =>
    write<Written>({ method: 'POST', id, action: 'transition/', version, body: { to, ...further } });

/** Many galleries, magazines or kits are shown to readers, or taken back to draft. */
export const buildMediaActions = <One extends Row>(permission: Permission): readonly BulkAction<One>[] => [
  {
    name: 'publish',
    label: m['office.record.publish'],
    permission,
    obstacleOf: ({ status }) => (status !== 'published' ? null : m['office.releases.publish.already']()),
    title: (count) => m['office.record.publishMany']({ count }),
    text: m['office.record.publishManyText'],
    // Nobody reads what is taken back.
    run: (write, row, batch) =>
      moveTo('published', { grace_seconds: graceOf(batch) })(write, row, row.version),
    undo: (write, row, version) => moveTo(row.status)(write, row, version),
    done: (count) => m['office.record.publishedMany']({ count }),
  },
  {
    name: 'withdraw',
    label: m['office.record.withdraw'],
    permission,
    obstacleOf: ({ status }) => (status === 'published' ? null : m['office.releases.archive.notPublished']()),
    title: (count) => m['office.record.withdrawMany']({ count }),
    run: (write, row) => moveTo('draft')(write, row, row.version),
    undo: (write, row, version) => moveTo('published')(write, row, version),
    done: (count) => m['office.record.withdrawnMany']({ count }),
  },
];
