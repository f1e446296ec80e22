import {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATUSES,
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointmentRow,
} from '@press-room/contract/appointments';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { useEvents } from '../accreditations/list/use-events.ts';
import { groupFilter } from '../components/group-filter.ts';
import type { ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { OFFICE_PATHS, toAppointment } from '../paths.ts';
import { COLUMNS } from './columns.tsx';
import { STATUSES, titleOf } from './labels.ts';

function useFilters(): ListFilter[] {
  const groups = usePressGroups();
  const events = useEvents(usePermissions().includes('event.view'));
  return [
    {
      name: 'coming',
      label: m['office.agenda.period'](),
      options: [
        { value: 'true', text: m['office.agenda.coming']() },
        { value: 'false', text: m['office.agenda.past']() },
      ],
    },
    ...groupFilter(groups),
    {
      name: 'kind',
      label: m['office.agenda.kind'](),
      options: APPOINTMENT_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) })),
    },
    {
      name: 'status',
      label: m['office.agenda.column.status'](),
      options: APPOINTMENT_STATUSES.map((value) => ({ value, text: shownOf(STATUSES, value).label() })),
    },
    ...(events.length === 0
      ? []
      : [
          {
            name: 'event',
            label: m['office.editor.facts.event'](),
            options: events.map(({ id, name }) => ({ value: String(id), text: ownWords(name) })),
          },
        ]),
  ];
}

/** Press conferences, tours, briefings, interviews and web calls. */
export function AppointmentsPage() {
  const filters = useFilters();
  const list: ListDefinition<OfficeAppointmentRow> = {
    noun: OFFICE_APPOINTMENT_PATH,
    screen: OFFICE_PATHS.appointments,
    columns: COLUMNS,
    filters,
    search: {
      label: m['office.agenda.search'](),
      example: m['office.agenda.searchExample'](),
      fields: ['title.it', 'title.en', 'place'],
    },
    nameOf: titleOf,
    count: (count) => m['office.agenda.count']({ count }),
    empty: { title: m['office.agenda.none'](), text: m['office.agenda.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.agenda.title']()}
      action={
        <NewLink permission="appointment.create" to={toAppointment('new')} label={m['office.agenda.new']()} />
      }
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}
