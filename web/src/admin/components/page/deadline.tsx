import { useEffect, useState } from 'react';
import { formatInstant, region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from './instant.tsx';
import { StatusChip } from './status-chip.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `in 3 hours`, `2 days ago`, in the largest suitable unit. */
function formatDistance(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(region(), { numeric: 'always' });
  const size = Math.abs(milliseconds);
  if (size >= 2 * DAY_MS) return format.format(Math.trunc(milliseconds / DAY_MS), 'day');
  if (size >= HOUR_MS) return format.format(Math.trunc(milliseconds / HOUR_MS), 'hour');
  return format.format(Math.trunc(milliseconds / MINUTE_MS), 'minute');
}

/** The current time, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Time until a deadline; a settled record has no running deadline. */
export function Deadline({ at, isSettled = false }: { at: string; isSettled?: boolean }) {
  const left = Date.parse(at) - useMinute();
  const isOver = left <= 0;
  const kind = isOver ? 'stop' : left < DAY_MS ? 'wait' : 'plain';
  const words = isOver
    ? m['office.deadline.over']({ distance: formatDistance(left) })
    : m['office.deadline.left']({ distance: formatDistance(left) });
  if (isSettled) return <Instant at={at} />;
  return (
    <time dateTime={at} title={formatInstant(at)}>
      <StatusChip kind={kind} label={words} />
    </time>
  );
}
