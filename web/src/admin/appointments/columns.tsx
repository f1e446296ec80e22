import type { OfficeAppointmentRow } from '@press-room/contract/appointments';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatSpan } from '../../lib/format-span.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn } from '../components/list/list-definition.ts';
import { StatusChip } from '../components/page/status-chip.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { toAppointment } from '../paths.ts';
import { ADMISSIONS, STATUSES, titleOf } from './labels.ts';

export const COLUMNS: readonly ListColumn<OfficeAppointmentRow>[] = [
  {
    id: 'title',
    label: m['office.agenda.column.title'],
    sortBy: 'title',
    isName: true,
    href: (row) => toAppointment(row.id),
    cell: titleOf,
  },
  {
    id: 'when',
    label: m['office.agenda.column.when'],
    sortBy: 'starts_at',
    isDescending: true,
    cell: formatSpan,
  },
  {
    id: 'status',
    label: m['office.agenda.column.status'],
    sortBy: 'status',
    cell: ({ status }) => {
      const { kind, label } = shownOf(STATUSES, status);
      return <StatusChip kind={kind} label={label()} />;
    },
  },
  {
    id: 'kind',
    label: m['office.agenda.kind'],
    sortBy: 'kind',
    cell: ({ kind }) => labelOf(KIND_LABELS, kind),
  },
  {
    id: 'place',
    label: m['office.fair.events.place'],
    sortBy: 'place',
    cell: ({ place }) => <bdi>{ownWords(place)}</bdi>,
  },
  {
    id: 'capacity',
    label: m['office.agenda.capacity'],
    sortBy: 'capacity',
    isDescending: true,
    cell: ({ capacity }) => capacity !== null && formatNumber(capacity),
  },
  {
    id: 'admission',
    label: m['office.agenda.admission'],
    sortBy: 'admission',
    isHiddenAtFirst: true,
    cell: ({ admission }) => labelOf(ADMISSIONS, admission),
  },
  {
    id: 'event',
    label: m['office.editor.facts.event'],
    isHiddenAtFirst: true,
    cell: ({ event }) => event && <bdi>{ownWords(event.name)}</bdi>,
  },
  { ...GROUP_COLUMN, isHiddenAtFirst: true },
  { ...UPDATED_COLUMN, isHiddenAtFirst: true },
];
