import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import {
  OFFICE_GALLERY_PATH,
  type OfficeGallery,
  type OfficeGalleryRow,
} from '@press-room/contract/admin-press-gallery';
import {
  OFFICE_PRESS_KIT_PATH,
  type OfficePressKit,
  type OfficePressKitRow,
} from '@press-room/contract/admin-press-kit';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  type OfficePressReleaseRow,
} from '@press-room/contract/admin-press-releases';
import type { Permission } from '@press-room/contract/roles';
import type { Found } from '../../../components/combobox.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { officeDay } from '../../components/moments.ts';
import { loadRows } from '../../components/saving/queries.ts';
import type { Search } from '../../components/search-choice/search-choice.tsx';
import { STATUSES, statusNow, toTitle } from '../../press-releases/labels.ts';
import { PLACES } from '../labels.ts';
import { type Added, type Adding, append, type Shelf } from './append.ts';

/** Kinds of records that files can be added to. */
export const TARGET_NAMES = ['gallery', 'press_release', 'press_kit'] as const;
export type TargetName = (typeof TARGET_NAMES)[number];

export interface FoundTarget extends Found {
  id: number;
}

export interface Target {
  noun: string;
  permission: Permission;
  label: () => string;
  search: Search<FoundTarget>;
  /** Why it does not accept a file; null if it does. */
  obstacleOf: (asset: OfficeAssetRow) => string | null;
  add: (adding: Adding) => Promise<Added>;
}

const OFFERED = 20;

interface Searched<Row> {
  noun: string;
  /** Restricts the search. */
  filters?: Record<string, string>;
  searched: readonly string[];
  toText: (row: Row) => string;
  toNote: (row: Row) => string;
}

/** Searches by words; without words the last changed records come first. */
export const searchOf = <Row extends { id: number }>(kind: Searched<Row>): Search<FoundTarget> => ({
  key: ['office', 'add-to', kind.noun, kind.filters],
  load: async (q, signal) => {
    const { noun, searched, filters } = kind;
    const request = { noun, searched, q, filters, sort: '-updated_at', length: OFFERED };
    const { data } = await loadRows<Row>(request, signal);
    return data.map((row) => ({
      id: row.id,
      key: String(row.id),
      text: kind.toText(row),
      note: kind.toNote(row),
    }));
  },
});

const GALLERY: Shelf<OfficeGallery> = {
  noun: OFFICE_GALLERY_PATH,
  listHeld: ({ pictures }) => pictures,
  toBody: ({ pictures }, assets) => ({ pictures: [...pictures, ...assets.map(({ id }) => id)] }),
  toUndo: ({ pictures }) => ({ pictures }),
};

const KIT: Shelf<OfficePressKit> = {
  noun: OFFICE_PRESS_KIT_PATH,
  listHeld: ({ files }) => files.map(({ asset }) => asset),
  toBody: ({ files }, assets) => ({
    files: [...files.map(toKitFile), ...assets.map(({ id }) => ({ asset: id }))],
  }),
  toUndo: ({ files }) => ({ files: files.map(toKitFile) }),
};

const toKitFile = ({ asset, title, language }: OfficePressKit['files'][number]) => ({
  asset,
  title,
  language,
});

/** State including pending changes. */
const latestOf = ({ pending, hero, pictures, attachments }: OfficePressRelease) => ({
  hero,
  pictures,
  attachments,
  ...pending?.changes,
});

/** Changes that readers would see at once stay pending, as in the editor. */
const RELEASE: Shelf<OfficePressRelease> = {
  noun: OFFICE_PRESS_RELEASE_PATH,
  listHeld: (one) => {
    const { hero, pictures, attachments } = latestOf(one);
    return [...(hero === null ? [] : [hero]), ...pictures, ...attachments];
  },
  toBody: (one, assets) => {
    const { pictures, attachments } = latestOf(one);
    const [own, others] = [assets.filter(isPicture), assets.filter((asset) => !isPicture(asset))];
    const change = {
      ...(own.length > 0 && { pictures: [...pictures, ...own.map(({ id }) => id)] }),
      ...(others.length > 0 && { attachments: [...attachments, ...others.map(({ id }) => id)] }),
    };
    return waits(one) ? { pending: change } : change;
  },
  toUndo: (one) => {
    const { pictures, attachments } = latestOf(one);
    if (!waits(one)) return { pictures, attachments };
    return { pending: one.pending && { pictures, attachments } };
  },
  waits: (one) => waits(one),
};

const waits = (one: OfficePressRelease): boolean => statusNow(one) === 'published';
const isPicture = ({ kind }: OfficeAssetRow): boolean => kind === 'picture';

const untitled = (id: number): string => m['office.releases.untitled']({ id });

export const TARGETS: Record<TargetName, Target> = {
  gallery: {
    noun: GALLERY.noun,
    permission: 'gallery.edit',
    label: PLACES.gallery,
    search: searchOf<OfficeGalleryRow>({
      noun: GALLERY.noun,
      searched: ['name.it', 'name.en'],
      toText: ({ id, name }) => ownWords(name) || untitled(id),
      toNote: ({ pictures }) => m['office.media.addTo.pictures']({ count: pictures }),
    }),
    obstacleOf: (asset) => (isPicture(asset) ? null : m['office.media.addTo.noPicture']()),
    add: (adding) => append(GALLERY, adding),
  },
  press_release: {
    noun: RELEASE.noun,
    permission: 'press_release.edit',
    label: PLACES.press_release,
    search: searchOf<OfficePressReleaseRow>({
      noun: RELEASE.noun,
      searched: ['title', 'press_group.name', 'company.name'],
      toText: toTitle,
      toNote: (row) => joinFacts([officeDay(row.date), labelOf(STATUSES, statusNow(row))]),
    }),
    obstacleOf: () => null,
    add: (adding) => append(RELEASE, adding),
  },
  press_kit: {
    noun: KIT.noun,
    permission: 'press_kit.edit',
    label: PLACES.press_kit,
    search: searchOf<OfficePressKitRow>({
      noun: KIT.noun,
      searched: ['title.it', 'title.en', 'year'],
      toText: ({ id, title }) => ownWords(title) || untitled(id),
      toNote: ({ press_group, year }) => joinFacts([press_group.name, String(year)]),
    }),
    obstacleOf: () => null,
    add: (adding) => append(KIT, adding),
  },
};
