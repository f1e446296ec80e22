import {
  CLIPPING_EXPORT_PATH,
  CLIPPING_KINDS,
  CLIPPING_LICENCES,
  CLIPPING_PATH,
  CLIPPING_TONES,
  type ClippingRow,
  NOT_KNOWN,
} from '@press-room/contract/clippings';
import type { TableFileType } from '@press-room/contract/messages';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { useSectorOptions } from '../../features/sectors/sectors.ts';
import { getBlob } from '../../lib/api.ts';
import { countryName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { buildMove, buildRemoval } from '../components/bulk/shared-actions.ts';
import { eventFilter, groupFilter } from '../components/group-filter.ts';
import type { ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { ExportButtons } from '../components/page/export-buttons.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { outletChoiceQuery } from '../contacts/queries.ts';
import { OFFICE_PATHS, toClipping, toNewImport } from '../paths.ts';
import { COLUMNS } from './columns.tsx';
import { KIND_LABELS, LICENCE_LABELS, listLanguages, TONE_LABELS } from './labels.ts';
import { ClippingTabs } from './proposals/clipping-tabs.tsx';

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, () => string>>,
) => values.map((value) => ({ value, text: labelOf(labels, value) }));

/** Filters set by links from other screens; officers can remove them. */
const LINKED = {
  contact: m['office.clippings.author'],
  company: m['office.clippings.company'],
  release: m['office.clippings.release'],
  appointment: m['office.clippings.appointment'],
} as const;

const toUnknown = () => ({ value: NOT_KNOWN, text: m['office.figures.unknown']() });

const countryFilter = (country: string | null): ListFilter[] =>
  country === null
    ? []
    : [
        {
          name: 'country',
          label: m['account.country'](),
          options: [country === NOT_KNOWN ? toUnknown() : { value: country, text: countryName(country) }],
        },
      ];

function useFilters(): ListFilter[] {
  const groups = usePressGroups();
  const sectors = useSectorOptions();
  const permissions = usePermissions();
  const { data: outlets = [] } = useQuery({
    ...outletChoiceQuery(),
    enabled: permissions.includes('outlet.view'),
  });
  const parameters = new URLSearchParams(useSearch());
  const linked = Object.entries(LINKED).flatMap(([name, label]): ListFilter[] => {
    const id = parameters.get(name);
    const text = m['office.audit.numbered']({ id: id ?? '' });
    return id === null ? [] : [{ name, label: label(), options: [{ value: id, text }] }];
  });
  const choices: ListFilter[] = [
    {
      name: 'outlet',
      label: m['office.outlets.one'](),
      options: outlets.map(({ id, name }) => ({ value: String(id), text: name })),
    },
    { name: 'sector', label: m['office.editor.facts.sectors'](), options: sectors },
  ];
  return [
    ...groupFilter(groups),
    ...linked,
    ...eventFilter(parameters.get('event')),
    ...countryFilter(parameters.get('country')),
    {
      name: 'kind',
      label: m['office.clippings.kind'](),
      options: optionsOf(CLIPPING_KINDS, KIND_LABELS),
    },
    ...choices.filter(({ options = [] }) => options.length > 0),
    {
      name: 'tone',
      label: m['office.clippings.tone'](),
      options: [...optionsOf(CLIPPING_TONES, TONE_LABELS), toUnknown()],
    },
    { name: 'language', label: m['office.clippings.language'](), options: [...listLanguages(), toUnknown()] },
    {
      name: 'licence',
      label: m['office.clippings.licence'](),
      options: optionsOf(CLIPPING_LICENCES, LICENCE_LABELS),
    },
    { name: 'from', label: m['office.audit.from']() },
    { name: 'to', label: m['office.audit.to']() },
  ];
}

function useActions() {
  return [
    ...buildMove<ClippingRow>({
      permission: 'clipping.edit',
      groups: usePressGroups(),
      title: (count) => m['office.clippings.move']({ count }),
      done: (count) => m['office.clippings.moved']({ count }),
    }),
    buildRemoval<ClippingRow>({
      permission: 'clipping.delete',
      text: m['office.clippings.deleteText'],
      title: (count) => m['office.clippings.deleteMany']({ count }),
      done: (count) => m['office.clippings.deleted']({ count }),
    }),
  ];
}

/** Exports the list as a file that can be imported again, and links to the import of a monitoring service's table. */
function Tools({ filters }: { filters: readonly ListFilter[] }) {
  const permissions = usePermissions();
  const search = new URLSearchParams(useSearch());
  const load = (type: TableFileType) => {
    const chosen = ['q', ...filters.map(({ name }) => name)].flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    });
    return getBlob(`${CLIPPING_EXPORT_PATH}?${new URLSearchParams([...chosen, ['type', type]])}`);
  };
  return (
    <>
      {permissions.includes('import.create') && permissions.includes('clipping.edit') && (
        <Link href={toNewImport('clipping')} className={buttons.quiet}>
          {m['office.imports.link']()}
        </Link>
      )}
      {permissions.includes('clipping.export') && (
        <ExportButtons types={TABLE_FILE_TYPES} load={load} fileName={m['office.clippings.fileName']()} />
      )}
    </>
  );
}

/** Clippings of newspapers, broadcasters and websites. */
export function ClippingsPage() {
  const filters = useFilters();
  const actions = useActions();
  const list: ListDefinition<ClippingRow> = {
    noun: CLIPPING_PATH,
    screen: OFFICE_PATHS.clippings,
    columns: COLUMNS,
    filters,
    search: {
      label: m['office.clippings.search'](),
      example: m['office.clippings.searchExample'](),
      fields: [],
    },
    actions,
    nameOf: ({ headline }) => headline,
    count: (count) => m['office.clippings.count']({ count }),
    empty: { title: m['office.clippings.none'](), text: m['office.clippings.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.clippings.title']()}
      action={
        <>
          <Tools filters={filters} />
          <NewLink permission="clipping.create" to={toClipping('new')} label={m['office.clippings.new']()} />
        </>
      }
    >
      <ClippingTabs current="clippings" />
      <OfficeList list={list} />
    </OfficePage>
  );
}
