import { toOfficeDay } from '@press-room/contract/office-clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { capitalise, formatMonthOfYear } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { useMedia } from '../../lib/use-media.ts';
import { m } from '../../paraglide/messages.js';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { toCalendarDay } from '../paths.ts';
import styles from './calendar.module.css';
import { addMonths, addWeeks, monthOf, readDay, weekOf } from './days.ts';
import { Month } from './month.tsx';
import { calendarQuery } from './queries.ts';
import { useMove } from './use-move.ts';
import { Week } from './week.tsx';

/** Publications, mailings, ends and events: a month, or a week on narrow screens. */
export function CalendarPage() {
  const [today] = useState(() => toOfficeDay(new Date()));
  const anchor = readDay(new URLSearchParams(useSearch()).get('day'), today);
  const isNarrow = useMedia('(max-width: 900px)', false);
  const weeks = isNarrow ? [weekOf(anchor)] : monthOf(anchor);
  const days = weeks.flat();
  const { data, error, refetch } = useQuery(calendarQuery(days[0] ?? anchor, days.at(-1) ?? anchor));
  const move = useMove();
  const byDay = Map.groupBy(data?.entries ?? [], ({ at }) => toOfficeDay(new Date(at)));
  const shown = { anchor, today, move, entriesOf: (day: string) => byDay.get(day) ?? [] };
  const label = isNarrow ? spanOf(days) : capitalise(formatMonthOfYear(anchor));
  return (
    <OfficePage title={m['office.calendar.title']()}>
      <Steps anchor={anchor} isWeek={isNarrow} label={label} />
      {data?.is_capped && <StatusNote kind="plain" title={m['office.calendar.capped']()} />}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data &&
        (isNarrow ? <Week days={days} {...shown} /> : <Month weeks={weeks} label={label} {...shown} />)}
    </OfficePage>
  );
}

const spanOf = ([first = '', ...others]: readonly string[]): string =>
  formatDays({ starts_on: first, ends_on: others.at(-1) ?? first });

function Steps({ anchor, isWeek, label }: { anchor: string; isWeek: boolean; label: string }) {
  const step = (by: number) => toCalendarDay(isWeek ? addWeeks(anchor, by) : addMonths(anchor, by));
  return (
    <nav className={styles.steps} aria-label={m['office.calendar.steps']()}>
      <h2 className={styles.label} aria-live="polite">
        {label}
      </h2>
      <Link
        href={step(-1)}
        className={buttons.quiet}
        aria-label={isWeek ? m['office.calendar.weekBefore']() : m['office.calendar.monthBefore']()}
      >
        <Icon name="back" size={20} />
      </Link>
      <Link href={toCalendarDay()} className={buttons.quiet}>
        {m['office.calendar.today']()}
      </Link>
      <Link
        href={step(1)}
        className={buttons.quiet}
        aria-label={isWeek ? m['office.calendar.weekAfter']() : m['office.calendar.monthAfter']()}
      >
        <Icon name="next" size={20} />
      </Link>
    </nav>
  );
}
