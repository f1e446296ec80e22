import { toOfficeDay } from '@press-room/contract/office-clock';
import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { atSix } from './office-time.ts';

const DAY_MS = 86_400_000;
const LANES = ['journalist', 'photographer', 'creator', 'company_press_office'] as const;

/** A fictional fair, in days from the start, and its applications. */
const demoEvent = readJson(
  'event.json',
  z.strictObject({
    name: bilingual,
    place: bilingual,
    about: bilingual,
    starts_in_days: z.int(),
    days: z.int(),
    criteria: z.record(z.enum(LANES), bilingual),
    applications: z.array(z.looseObject({ user: z.email(), days_ago: z.int() })),
  }),
);

/** Open to applications from a week before the start until three days before the event. */
export function toEvent(now: Date) {
  const { name, place, about, starts_in_days, days, criteria, applications } = demoEvent;
  const inDays = (count: number): string => new Date(now.getTime() + count * DAY_MS).toISOString();
  return {
    name,
    place,
    about,
    starts_on: toOfficeDay(new Date(inDays(starts_in_days))),
    ends_on: toOfficeDay(new Date(inDays(starts_in_days + days - 1))),
    applications_from: atSix(inDays(-7)),
    applications_until: atSix(inDays(starts_in_days - 3)),
    ...Object.fromEntries(Object.entries(criteria).map(([lane, text]) => [`criteria_${lane}`, text])),
    applications: applications.map(({ days_ago, ...application }) => ({
      ...application,
      submitted_at: inDays(-days_ago),
    })),
  };
}
