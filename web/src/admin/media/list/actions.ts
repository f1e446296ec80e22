import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { PressGroup } from '@press-room/contract/press-groups';
import { m } from '../../../paraglide/messages.js';
import type { RowAction } from '../../components/bulk/bulk-action.ts';
import { buildMove, buildSectorActions, buildTagActions } from '../../components/bulk/shared-actions.ts';
import type { SectorOption } from '../../components/sectors/sector-filter.ts';
import { BulkEditDialog } from '../bulk-edit/bulk-edit-dialog.tsx';

const WORDS = {
  title: (count: number) => m['office.media.bulk.title']({ count }),
  done: (count: number) => m['office.media.bulk.done']({ count }),
};

const keywordActions = buildTagActions<OfficeAssetRow>({
  name: 'keywords',
  permission: 'asset.edit',
  tagsOf: ({ keywords }) => keywords,
  field: m['office.media.column.keywords'],
  add: { label: m['office.media.bulk.addKeywords'], ...WORDS },
  remove: { label: m['office.media.bulk.removeKeywords'], ...WORDS },
});

export const buildActions = (
  groups: readonly PressGroup[],
  sectors: readonly SectorOption[],
): readonly RowAction<OfficeAssetRow>[] => [
  {
    name: 'edit',
    label: m['office.media.bulk.edit'],
    permission: 'asset.edit',
    Window: BulkEditDialog,
  },
  ...keywordActions,
  ...buildSectorActions<OfficeAssetRow>({
    permission: 'asset.edit',
    sectorsOf: ({ sectors: own }) => own,
    options: sectors,
    add: { label: m['office.media.bulk.addSectors'], ...WORDS },
    remove: { label: m['office.media.bulk.removeSectors'], ...WORDS },
  }),
  ...buildMove<OfficeAssetRow>({ permission: 'asset.edit', groups, isGroupOptional: true, ...WORDS }),
];
