import {
  PREPARED_BASKET_PATH,
  PREPARED_STATES,
  type PreparedBasketRow,
} from '@press-room/contract/prepared-baskets';
import { joinFacts } from '../../../lib/format.ts';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toPreparedBasket } from '../../paths.ts';
import { PREPARED_STATE_NAMES } from '../labels.ts';
import { PreparedState } from './prepared-state.tsx';

const COLUMNS: readonly ListColumn<PreparedBasketRow>[] = [
  {
    id: 'name',
    label: m['office.prepared.recipient'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toPreparedBasket(id),
    cell: ({ name }) => name,
  },
  {
    id: 'email',
    label: m['office.prepared.email'],
    isHiddenAtFirst: true,
    cell: ({ email }) => <bdi>{email}</bdi>,
  },
  { id: 'state', label: m['office.prepared.state'], cell: (basket) => <PreparedState basket={basket} /> },
  {
    id: 'openings',
    label: m['office.prepared.used'],
    cell: ({ openings, takings }) => m['office.messages.attachedCount']({ openings, takings }),
  },
  {
    id: 'expires_at',
    label: m['office.messages.attachUntil'],
    sortBy: 'expires_at',
    isDescending: true,
    cell: ({ is_open, expires_at }) => (is_open ? <Instant at={expires_at} /> : m['office.prepared.ended']()),
  },
  {
    id: 'by',
    isHiddenAtFirst: true,
    label: m['office.prepared.by'],
    cell: ({ by }) => <bdi>{by ? toPersonName(by) : m['office.messages.formerColleague']()}</bdi>,
  },
  { ...GROUP_COLUMN, isHiddenAtFirst: true, cell: ({ press_group }) => <bdi>{press_group?.name ?? ''}</bdi> },
  { id: 'note', label: m['office.prepared.note'], isLong: true, cell: ({ note }) => <bdi>{note}</bdi> },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<PreparedBasketRow> => ({
  noun: PREPARED_BASKET_PATH,
  screen: OFFICE_PATHS.preparedBaskets,
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.prepared.state'](),
      options: PREPARED_STATES.map((value) => ({
        value,
        text: shownOf(PREPARED_STATE_NAMES, value).label(),
      })),
    },
  ],
  search: {
    label: m['office.prepared.search'](),
    example: m['office.prepared.searchExample'](),
    fields: ['name', 'email', 'note'],
  },
  nameOf: ({ name, email }) => joinFacts([name, email]),
  count: (count) => m['office.prepared.count']({ count }),
  empty: { title: m['office.prepared.none'](), text: m['office.prepared.noneText']() },
});

/** Prepared baskets, with their downloads. */
export function PreparedListPage() {
  return (
    <OfficePage
      title={m['office.prepared.title']()}
      action={
        <NewLink
          permission="message.answer"
          to={toPreparedBasket('new')}
          label={m['office.prepared.new']()}
        />
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
