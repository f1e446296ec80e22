import type { OfficeAssetForm, OfficeAssetRow } from '@press-room/contract/office-assets';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction, Written } from '../../office/bulk/bulk-action.ts';

/** A text that many files may share: how it is sent, and how it was. */
interface SharedText {
  name: string;
  label: () => string;
  toForm: (text: string) => OfficeAssetForm;
  before: (row: OfficeAssetRow) => OfficeAssetForm;
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

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
  {
    name: 'keywords',
    label: m['office.media.field.keywords'],
    toForm: (text) => ({ keywords: splitList(text) }),
    before: ({ keywords }) => ({ keywords }),
  },
  {
    name: 'sectors',
    label: m['office.media.field.sectors'],
    toForm: (text) => ({ sectors: splitList(text) }),
    before: ({ sectors }) => ({ sectors }),
  },
];

/** The same text for many files, in either language. */
export const ACTIONS: readonly BulkAction<OfficeAssetRow>[] = TEXTS.map(
  ({ name, label, toForm, before }) => ({
    name,
    label: () => m['office.media.bulk.label']({ field: label() }),
    permission: 'asset.edit',
    obstacleOf: () => null,
    title: (count) => m['office.media.bulk.title']({ count }),
    text: m['office.media.bulk.text'],
    choice: { label, required: m['office.media.bulk.required'] },
    run: (write, { id, version }, text) =>
      write<Written>({ method: 'PATCH', id, version, body: toForm(text) }),
    undo: (write, row, version) =>
      write<Written>({ method: 'PATCH', id: row.id, version, body: before(row) }),
    done: (count) => m['office.media.bulk.done']({ count }),
  }),
);
