import type { OfficeAssetForm, OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { PressGroup } from '@press-room/contract/press-groups';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction } from '../../components/bulk/bulk-action.ts';
import {
  buildMove,
  buildSectorActions,
  buildTagActions,
  patchRow,
} from '../../components/bulk/shared-actions.ts';
import type { SectorOption } from '../../components/sectors/sector-filter.ts';

/** A text that many files may share: how it is sent, and how it was. */
interface SharedText {
  name: string;
  label: () => string;
  toForm: (text: string) => OfficeAssetForm;
  before: (row: OfficeAssetRow) => OfficeAssetForm;
}

const WORDS = {
  title: (count: number) => m['office.media.bulk.title']({ count }),
  done: (count: number) => m['office.media.bulk.done']({ count }),
};

const TEXTS: readonly SharedText[] = [
  {
    name: 'credit',
    label: m['office.media.field.credit'],
    toForm: (credit) => ({ credit }),
    before: ({ credit }) => ({ credit }),
  },
  {
    name: 'copyright',
    label: m['office.media.field.copyright'],
    toForm: (copyright) => ({ copyright }),
    before: ({ copyright }) => ({ copyright }),
  },
  ...(
    [
      ['caption', 'it', m['office.media.field.captionIt']],
      ['caption', 'en', m['office.media.field.captionEn']],
      ['alt', 'it', m['office.media.field.altIt']],
      ['alt', 'en', m['office.media.field.altEn']],
      ['rights', 'it', m['office.media.field.rightsIt']],
      ['rights', 'en', m['office.media.field.rightsEn']],
    ] as const
  ).map(
    ([part, language, label]): SharedText => ({
      name: `${part}_${language}`,
      label,
      toForm: (text) => ({ [part]: { [language]: text } }),
      before: (row) => ({ [part]: { [language]: row[part][language] } }),
    }),
  ),
];

/** The same text for many files, in either language. */
const textActions = TEXTS.map(
  ({ name, label, toForm, before }): BulkAction<OfficeAssetRow> => ({
    name,
    label: () => m['office.media.bulk.label']({ field: label() }),
    permission: 'asset.edit',
    obstacleOf: () => null,
    ...WORDS,
    text: m['office.media.bulk.text'],
    choice: { label, required: m['office.media.bulk.required'] },
    run: (write, row, { choice }) => patchRow(write, row, row.version, toForm(choice)),
    undo: (write, row, version) => patchRow(write, row, version, before(row)),
  }),
);

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
): readonly BulkAction<OfficeAssetRow>[] => [
  ...keywordActions,
  ...buildSectorActions<OfficeAssetRow>({
    permission: 'asset.edit',
    sectorsOf: ({ sectors: own }) => own,
    options: sectors,
    add: { label: m['office.media.bulk.addSectors'], ...WORDS },
    remove: { label: m['office.media.bulk.removeSectors'], ...WORDS },
  }),
  ...buildMove<OfficeAssetRow>({ permission: 'asset.edit', groups, isGroupOptional: true, ...WORDS }),
  ...textActions,
];
