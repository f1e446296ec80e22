import { OFFICE_SECTOR_PATH, type OfficeSectorRow } from '@press-room/contract/admin-sectors';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { MEDIA_TOPICS } from '@press-room/contract/media-topics';
import { Link } from 'wouter';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { formatNumber } from '../../lib/format.ts';
import { entryOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toReleasesOfSector, toSector } from '../paths.ts';

const NAME_LABELS: Record<Language, () => string> = {
  it: m['office.sectors.nameIt'],
  en: m['office.sectors.nameEn'],
};

/** The name in the office's language is the first column. */
const buildColumns = (own: Language): readonly ListColumn<OfficeSectorRow>[] => [
  {
    id: `name_${own}`,
    label: NAME_LABELS[own],
    sortBy: `name.${own}`,
    isName: true,
    cell: ({ id, name }) => <Link href={toSector(id)}>{name[own]}</Link>,
  },
  ...LANGUAGES.filter((each) => each !== own).map((each) => ({
    id: `name_${each}`,
    label: NAME_LABELS[each],
    sortBy: `name.${each}`,
    cell: ({ name }: OfficeSectorRow) => <span lang={each}>{name[each]}</span>,
  })),
  {
    id: 'position',
    label: m['office.sectors.position'],
    sortBy: 'position',
    cell: ({ position }) => position,
  },
  {
    id: 'media_topic',
    label: m['office.sectors.mediaTopic'],
    cell: ({ media_topic }) =>
      media_topic && <span lang="en">{entryOf(MEDIA_TOPICS, media_topic) ?? media_topic}</span>,
  },
  {
    id: 'press_releases',
    label: m['sectors.releases'],
    sortBy: 'uses.press_releases',
    isDescending: true,
    cell: ({ id, uses }) =>
      uses.press_releases > 0 && (
        <Link href={toReleasesOfSector(id)}>{formatNumber(uses.press_releases)}</Link>
      ),
  },
  {
    id: 'assets',
    label: m['office.sectors.assets'],
    sortBy: 'uses.assets',
    isDescending: true,
    isHiddenAtFirst: true,
    cell: ({ uses }) => uses.assets > 0 && formatNumber(uses.assets),
  },
  UPDATED_COLUMN,
];

const buildList = (own: Language): ListDefinition<OfficeSectorRow> => ({
  noun: OFFICE_SECTOR_PATH,
  screen: OFFICE_PATHS.sectors,
  columns: buildColumns(own),
  search: {
    label: m['office.sectors.search'](),
    example: m['office.sectors.searchExample'](),
    fields: ['name.it', 'name.en', 'slug.it', 'slug.en'],
  },
  nameOf: ({ name }) => name[own],
  count: (count) => m['office.sectors.count']({ count }),
  empty: { title: m['office.sectors.none'](), text: m['office.sectors.noneText']() },
});

/** Sectors, which classify releases and files. */
export const SectorsPage = () => (
  <OfficePage
    title={m['sectors.all']()}
    action={<NewLink permission="sector.create" to={toSector('new')} label={m['office.sectors.new']()} />}
  >
    <OfficeList list={buildList(useContentLanguage())} />
  </OfficePage>
);
