import type { FilesWish } from '@press-room/contract/admin-media';
import type { KitStatus } from '@press-room/contract/admin-press-kit';
import type { MediaStatus } from '@press-room/contract/assets';
import type { Readers } from '@press-room/contract/readers';
import type { Permission } from '@press-room/contract/roles';
import { joinFacts, joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type BulkAction, type BulkWarning, graceOf, type Written } from '../bulk/bulk-action.ts';
import type { WriteNoun } from '../saving/use-office-write.ts';

type Row = { id: number; version: number; status: MediaStatus | KitStatus; readers: Readers };

/** Files that readers would not see; failed files need an officer. */
const listFileWarnings = ({ notes }: Readers): BulkWarning[] =>
  notes.flatMap(({ code, count = 0, files = [] }) =>
    code === 'files'
      ? [{ text: joinFacts([m['office.readers.note.files']({ count }), joinWords(files)]), isUnready: true }]
      : [],
  );

const moveTo =
  (to: MediaStatus | KitStatus, further: { grace_seconds?: number; files?: FilesWish } = {}) =>
  (write: WriteNoun, { id }: Row, version: number) =>
    write<Written>({ method: 'POST', id, action: 'transition/', version, body: { to, ...further } });

/** Publishes many galleries, magazines or kits, or returns them to draft. */
export const buildMediaActions = <One extends Row>(permission: Permission): readonly BulkAction<One>[] => [
  {
    name: 'publish',
    label: m['office.record.publish'],
    permission,
    obstacleOf: ({ status }) => (status !== 'published' ? null : m['office.releases.publish.already']()),
    title: (count) => m['office.record.publishMany']({ count }),
    text: m['office.record.publishManyText'],
    // Withdrawn records have no readers.
    warningsOf: async ({ readers }) => listFileWarnings(readers),
    run: (write, row, batch) =>
      moveTo('published', {
        grace_seconds: graceOf(batch),
        ...(batch.files ? { files: batch.files } : {}),
      })(write, row, row.version),
    undo: (write, row, version) => moveTo(row.status)(write, row, version),
    done: (count) => m['office.record.publishedMany']({ count }),
  },
  {
    name: 'withdraw',
    label: m['office.record.withdraw'],
    permission,
    obstacleOf: ({ status }) =>
      status === 'published' ? null : m['office.releases.withdraw.notPublished'](),
    title: (count) => m['office.record.withdrawMany']({ count }),
    run: (write, row) => moveTo('draft')(write, row, row.version),
    undo: (write, row, version) => moveTo('published', { files: 'as_they_are' })(write, row, version),
    done: (count) => m['office.record.withdrawnMany']({ count }),
  },
];
