import type { PressGroup } from '@press-room/contract/press-groups';
import { RELEASE_TEMPLATE_PATH, type ReleaseTemplate } from '@press-room/contract/release-templates';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { joinWords, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { groupFilter } from '../../components/group-filter.ts';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toReleaseTemplate } from '../../paths.ts';
import { listBegun } from './queries.ts';

const COLUMNS: readonly ListColumn<ReleaseTemplate>[] = [
  {
    id: 'name',
    label: m['office.templates.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toReleaseTemplate(id),
    cell: ({ name }) => name,
  },
  GROUP_COLUMN,
  {
    id: 'languages',
    label: m['office.templates.languages'],
    cell: (row) => joinWords(listBegun(row).map((language) => languageName(language))),
  },
  UPDATED_COLUMN,
];

const buildList = (groups: readonly PressGroup[]): ListDefinition<ReleaseTemplate> => ({
  noun: RELEASE_TEMPLATE_PATH,
  screen: OFFICE_PATHS.releaseTemplates,
  columns: COLUMNS,
  filters: groupFilter(groups),
  nameOf: ({ name }) => name,
  count: (count) => m['office.templates.count']({ count }),
  empty: {
    title: m['office.templates.none'](),
    text: m['office.templates.noneText'](),
  },
});

/** Release templates, by press group. */
export function TemplatesPage() {
  const groups = usePressGroups();
  return (
    <OfficePage
      title={m['office.templates.title']()}
      action={
        <NewLink
          permission="press_release_template.create"
          to={toReleaseTemplate('new')}
          label={m['office.templates.new']()}
        />
      }
    >
      <OfficeList list={buildList(groups)} />
    </OfficePage>
  );
}
