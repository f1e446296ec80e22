import { CRISIS_PATH, CRISIS_STATES, type CrisisRow } from '@press-room/contract/crisis';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { OFFICE_PATHS, toCrisis } from '../paths.ts';
import { STATES_SHOWN } from './labels.ts';
import { SwitchButtons } from './switch-buttons.tsx';

export const titleOf = ({ title }: Pick<CrisisRow, 'title'>): string =>
  ownWords(title) || m['office.crises.untitled']();

const COLUMNS: readonly ListColumn<CrisisRow>[] = [
  {
    id: 'title',
    label: m['office.crises.statement'],
    isName: true,
    href: (row) => toCrisis(row.id),
    cell: titleOf,
  },
  {
    id: 'state',
    label: m['office.crises.state'],
    sortBy: 'state',
    cell: ({ state }) => {
      const { kind, label } = shownOf(STATES_SHOWN, state);
      return <StatusChip kind={kind} label={label()} />;
    },
  },
  { id: 'switch', label: m['office.crises.switch'], cell: (row) => <SwitchButtons row={row} isSmall /> },
  {
    id: 'group',
    label: m['office.crises.group'],
    sortBy: 'press_group.name',
    cell: ({ press_group }) => <bdi>{press_group.name}</bdi>,
  },
  {
    id: 'started',
    label: m['office.crises.started'],
    sortBy: 'started_at',
    isDescending: true,
    cell: ({ started_at }) => started_at && <Instant at={started_at} />,
  },
];

/** Crises of the press groups, and prepared statements, each with its switch. */
export function CrisesPage() {
  const list: ListDefinition<CrisisRow> = {
    noun: CRISIS_PATH,
    screen: OFFICE_PATHS.crises,
    columns: COLUMNS,
    filters: [
      {
        name: 'state',
        label: m['office.crises.state'](),
        options: CRISIS_STATES.map((value) => ({ value, text: labelOf(LABELS, value) })),
      },
    ],
    nameOf: titleOf,
    count: (count) => m['office.crises.count']({ count }),
    empty: { title: m['office.crises.none'](), text: m['office.crises.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.crises.title']()}
      action={<NewLink permission="crisis.create" to={toCrisis('new')} label={m['office.crises.new']()} />}
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}

const LABELS = {
  draft: STATES_SHOWN.draft.label,
  rehearsal: STATES_SHOWN.rehearsal.label,
  on: STATES_SHOWN.on.label,
  ended: STATES_SHOWN.ended.label,
};
