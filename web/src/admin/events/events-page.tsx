import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { OFFICE_PATHS, toAccreditations, toOfficeEvent } from '../paths.ts';

const COLUMNS: readonly ListColumn<OfficeEvent>[] = [
  {
    id: 'name',
    label: m['office.fair.events.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toOfficeEvent(id),
    cell: ({ name }) => ownWords(name),
  },
  {
    id: 'days',
    label: m['office.fair.events.days'],
    sortBy: 'starts_on',
    isDescending: true,
    cell: formatDays,
  },
  { id: 'place', label: m['office.fair.events.place'], cell: ({ place }) => <bdi>{ownWords(place)}</bdi> },
  {
    id: 'waiting',
    label: m['office.fair.events.waiting'],
    cell: ({ id, waiting }) =>
      waiting === 0 ? (
        formatNumber(waiting)
      ) : (
        <Link href={toAccreditations({ event: String(id), status: 'waiting' })}>{formatNumber(waiting)}</Link>
      ),
  },
  {
    id: 'accredited',
    label: m['office.fair.events.accredited'],
    cell: ({ accredited }) => formatNumber(accredited),
  },
];

const buildList = (): ListDefinition<OfficeEvent> => ({
  noun: OFFICE_EVENT_PATH,
  screen: OFFICE_PATHS.officeEvents,
  columns: COLUMNS,
  search: {
    label: m['office.fair.events.search'](),
    example: m['office.fair.events.searchExample'](),
    fields: ['name.it', 'name.en', 'place'],
  },
  nameOf: ({ name }) => ownWords(name),
  count: (count) => m['office.fair.events.count']({ count }),
  empty: {
    title: m['office.fair.events.none'](),
    text: m['office.fair.events.noneText'](),
  },
});

/** Fairs and other events. */
export function EventsPage() {
  return (
    <OfficePage
      title={m['office.fair.events.title']()}
      action={
        <NewLink permission="event.create" to={toOfficeEvent('new')} label={m['office.fair.events.new']()} />
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
