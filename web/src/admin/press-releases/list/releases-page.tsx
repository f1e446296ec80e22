import { RELEASE_ACCESS } from '@press-room/contract/access';
import type { CompanyName } from '@press-room/contract/account';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressReleaseRow,
  TEXT_FILTERS,
} from '@press-room/contract/admin-press-releases';
import { CONTRIBUTOR_PATH, type contributorsSchema } from '@press-room/contract/companies';
import { LANGUAGES } from '@press-room/contract/languages';
import type { PressGroup } from '@press-room/contract/press-groups';
import { RELEASE_LIST_STATES } from '@press-room/contract/readers';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import type { z } from 'zod';
import buttons from '../../../components/button.module.css';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectorOptions } from '../../../features/sectors/sectors.ts';
import { getJson } from '../../../lib/api.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { useOwnCompany, usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { eventFilter, groupFilter, outcomeFilters } from '../../components/group-filter.ts';
import type { ListDefinition, ListFilter } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { readersFilter } from '../../components/page/readers-chip.tsx';
import { ACCESS_LABELS } from '../../components/publishing/access-labels.ts';
import { QuotaNotes } from '../../components/quotas/quota-notes.tsx';
import { listsKey } from '../../components/saving/queries.ts';
import { type SectorOption, sectorFilter } from '../../components/sectors/sector-filter.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { TEXT_FILTER_LABELS, TEXT_STATES, toTitle } from '../labels.ts';
import { buildActions } from './actions.ts';
import { COLUMNS } from './columns.tsx';
import { NewReleaseButton } from './new-release-button.tsx';

export function ReleasesPage() {
  const groups = usePressGroups();
  const companies = useContributors();
  const sectors = useSectorOptions();
  const linked = useLinkedFilters();
  return (
    <OfficePage title={m['office.menu.releases']()} action={<ReleasesActions />}>
      <QuotaNotes noun={OFFICE_PRESS_RELEASE_PATH} quotas={['releases']} />
      <OfficeList list={buildList({ groups, companies, sectors, linked })} />
    </OfficePage>
  );
}

function ReleasesActions() {
  const mayTemplate = usePermissions().includes('press_release_template.view');
  return (
    <>
      {mayTemplate && (
        <Link href={OFFICE_PATHS.releaseTemplates} className={buttons.quiet}>
          {m['office.templates.title']()}
        </Link>
      )}
      <NewReleaseButton />
    </>
  );
}

/** Data for the filters and actions of releases. */
interface Known {
  groups: readonly PressGroup[];
  companies: readonly CompanyName[];
  sectors: readonly SectorOption[];
  linked: readonly ListFilter[];
}

const buildList = (known: Known): ListDefinition<OfficePressReleaseRow> => ({
  noun: OFFICE_PRESS_RELEASE_PATH,
  screen: OFFICE_PATHS.officePressReleases,
  columns: COLUMNS,
  filters: buildFilters(known),
  search: {
    label: m['office.releases.search'](),
    example: m['office.releases.searchExample'](),
    fields: ['title', 'press_group.name', 'company.name'],
  },
  actions: buildActions(known.groups, known.sectors),
  nameOf: toTitle,
  count: (count) => m['office.releases.count']({ count }),
  empty: {
    title: m['office.releases.none'](),
    text: m['office.releases.noneText'](),
  },
});

/** Initial filters from the address: other screens link here with filters. */
function useLinkedFilters(): ListFilter[] {
  const parameters = new URLSearchParams(useSearch());
  return [...eventFilter(parameters.get('event')), ...outcomeFilters(parameters)].filter(({ name }) =>
    parameters.has(name),
  );
}

const buildFilters = ({ groups, companies, sectors, linked }: Known): ListFilter[] => [
  readersFilter('release', RELEASE_LIST_STATES),
  ...groupFilter(groups),
  ...(companies.length === 0
    ? []
    : [
        {
          name: 'company',
          label: m['office.contributor.company'](),
          options: companies.map(({ id, name }) => ({ value: String(id), text: name })),
        },
      ]),
  ...sectorFilter(sectors),
  ...linked,
  ...LANGUAGES.map((language) => ({
    name: `text_${language}`,
    label: labelOf(TEXT_FILTER_LABELS, language),
    options: TEXT_FILTERS.map((value) => ({ value, text: shownOf(TEXT_STATES, value).label() })),
  })),
  {
    name: 'outdated',
    label: m['office.releases.translations'](),
    options: [{ value: 'true', text: m['office.releases.text.outdated']() }],
  },
  {
    name: 'pending',
    label: m['office.releases.pending.filter'](),
    options: [{ value: 'true', text: m['office.releases.pending.waiting']() }],
  },
  {
    name: 'access',
    label: m['office.releases.column.access'](),
    options: RELEASE_ACCESS.map((value) => ({ value, text: labelOf(ACCESS_LABELS, value) })),
  },
];

/** Companies that have releases; empty for officers who see only one company. */
function useContributors(): readonly CompanyName[] {
  const isNarrowed = useOwnCompany('press_release.view') !== null;
  const { data } = useQuery({
    queryKey: [...listsKey(OFFICE_PRESS_RELEASE_PATH), 'contributors'],
    queryFn: ({ signal }) => getJson<z.infer<typeof contributorsSchema>>(CONTRIBUTOR_PATH, {}, signal),
    enabled: !isNarrowed,
  });
  return data?.results ?? [];
}
