import { PRESS_REVIEW_PATH, type PressReviewRow, REVIEW_STATES } from '@press-room/contract/press-reviews';
import { useState } from 'react';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { formatMonthOfYear, formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { groupFilter } from '../components/group-filter.ts';
import type { ListColumn, ListDefinition, ListFilter } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { officeDay } from '../components/moments.ts';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toPressReview } from '../paths.ts';
import { STATE_LABELS } from './labels.ts';

const COLUMNS: readonly ListColumn<PressReviewRow>[] = [
  {
    id: 'title',
    label: m['office.reviews.title'],
    sortBy: 'title',
    isName: true,
    href: ({ id }) => toPressReview(id),
    cell: ({ title }) => title,
  },
  {
    id: 'day',
    label: m['office.reviews.day'],
    sortBy: 'day',
    isDescending: true,
    cell: ({ day }) => officeDay(day),
  },
  {
    id: 'state',
    label: m['office.reviews.state'],
    sortBy: 'state',
    cell: ({ state }) => labelOf(STATE_LABELS, state),
  },
  {
    id: 'clippings',
    label: m['office.clippings.title'],
    cell: ({ clipping_count }) => formatNumber(clipping_count),
  },
  GROUP_COLUMN,
  { ...UPDATED_COLUMN, isHiddenAtFirst: true },
];

const MONTHS = 36;

/** Months of the filter; older editions are found by their address. */
function listMonths(now: Date) {
  return Array.from({ length: MONTHS }, (_, back) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7);
    return { value: month, text: formatMonthOfYear(month) };
  });
}

/** Editions of the press review, by month. */
export function ReviewsPage() {
  const [months] = useState(() => listMonths(new Date()));
  const filters: ListFilter[] = [
    ...groupFilter(usePressGroups()),
    { name: 'month', label: m['office.reviews.month'](), options: months },
    {
      name: 'state',
      label: m['office.reviews.state'](),
      options: REVIEW_STATES.map((value) => ({ value, text: labelOf(STATE_LABELS, value) })),
    },
  ];
  const list: ListDefinition<PressReviewRow> = {
    noun: PRESS_REVIEW_PATH,
    screen: OFFICE_PATHS.pressReviews,
    columns: COLUMNS,
    filters,
    nameOf: ({ title }) => title,
    count: (count) => m['office.reviews.count']({ count }),
    empty: { title: m['office.reviews.none'](), text: m['office.reviews.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.reviews.all']()}
      action={
        <NewLink
          permission="press_review.create"
          to={toPressReview('new')}
          label={m['office.reviews.new']()}
        />
      }
    >
      <OfficeList list={list} />
    </OfficePage>
  );
}
