import type { PressGroup } from '@press-room/contract/press-groups';
import { RELEASE_TEMPLATE_PATH, type ReleaseTemplate } from '@press-room/contract/release-templates';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { joinWords, languageName } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toReleaseTemplate } from '../../../paths.ts';
import type { ListColumn, ListDefinition } from '../../office/list/list-definition.ts';
import { OfficeList } from '../../office/list/office-list.tsx';
import { Instant } from '../../office/page/instant.tsx';
import { OfficePage } from '../../office/page/office-page.tsx';
import { listBegun } from './queries.ts';

const FIELDS: Record<keyof ReleaseTemplate, true> = {
  id: true,
  version: true,
  press_group: true,
  name: true,
  updated_at: true,
  access: true,
  sectors: true,
  contacts: true,
  text: true,
};

const COLUMNS: readonly ListColumn<ReleaseTemplate>[] = [
  {
    id: 'name',
    label: m['office.templates.name'],
    sortBy: 'name',
    isName: true,
    cell: ({ id, name }) => (
      <Link href={toReleaseTemplate(id)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    sortBy: 'press_group.name',
    cell: ({ press_group }) => <bdi>{press_group.name}</bdi>,
  },
  {
    id: 'languages',
    label: m['office.templates.languages'],
    cell: (row) => joinWords(listBegun(row).map((language) => languageName(language))),
  },
  {
    id: 'updated',
    label: m['office.releases.column.updated'],
    sortBy: 'updated_at',
    isDescending: true,
    cell: ({ updated_at }) => <Instant at={updated_at} />,
  },
];

const buildList = (groups: readonly PressGroup[]): ListDefinition<ReleaseTemplate> => ({
  noun: RELEASE_TEMPLATE_PATH,
  screen: PATHS.releaseTemplates,
  fields: FIELDS,
  columns: COLUMNS,
  filters:
    groups.length > 1
      ? [
          {
            name: 'group',
            label: m['office.releases.column.group'](),
            options: groups.map(({ id, name }) => ({ value: String(id), text: name })),
          },
        ]
      : [],
  nameOf: ({ name }) => name,
  count: (count) => m['office.templates.count']({ count }),
  empty: {
    title: m['office.templates.none'](),
    text: m['office.templates.noneText'](),
    action: <NewTemplate />,
  },
});

/** What new releases begin with, by press group. */
export function TemplatesPage() {
  const groups = usePressGroups();
  return (
    <OfficePage title={m['office.templates.title']()} action={<NewTemplate />}>
      <OfficeList list={buildList(groups)} />
    </OfficePage>
  );
}

function NewTemplate() {
  if (!usePermissions().includes('press_release_template.create')) return null;
  return (
    <Link href={toReleaseTemplate('new')} className={buttons.button}>
      <Icon name="plus" size={20} />
      {m['office.templates.new']()}
    </Link>
  );
}
