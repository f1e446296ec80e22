import { CALENDAR_PATH, type Calendar } from '@press-room/contract/calendar';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

export const CALENDAR_KEY = ['office', CALENDAR_PATH] as const;

/** Entries between two days in office time, both included. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, from, to],
    queryFn: ({ signal }) => getJson<Calendar>(CALENDAR_PATH, { from, to }, signal),
    placeholderData: keepPreviousData,
    // Others change the schedule too.
    staleTime: 0,
  });
