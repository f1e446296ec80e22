import { toOfficeDay } from '@press-room/contract/office-clock';
import { z } from 'zod';
import { readJson } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

const DAY_MS = 86_400_000;
const KINDS = ['read', 'download', 'copy'] as const;
/** Weights of weekdays, from Sunday: newsrooms work from Monday to Friday. */
const WEEK = [1, 6, 7, 7, 6, 5, 1];

const { weeks, figures, missed_searches, takings } = readJson(
  'reach/figures.json',
  z.strictObject({
    weeks: z.int().positive(),
    /** Totals of these weeks. */
    figures: z.array(
      z.strictObject({
        subject: z.enum(['press_release', 'press_kit', 'gallery', 'asset', 'magazine']),
        /** English title or name, or the key of a picture. */
        name: z.string(),
        read: z.int().optional(),
        download: z.int().optional(),
        copy: z.int().optional(),
      }),
    ),
    missed_searches: z.array(
      z.strictObject({
        press_group: z.enum(DEMO_GROUPS),
        query: z.string(),
        count: z.int().positive(),
        days_ago: z.int().positive(),
      }),
    ),
    takings: z.array(
      z.strictObject({ press_release: z.string(), user: z.email(), days_ago: z.int().positive() }),
    ),
  }),
);

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Distributes a total over whole weeks by day: daily numbers follow the weekday weights, and add up to the total. */
function spread(total: number, days: readonly Date[]): number[] {
  const weights = days.map((day) => WEEK[day.getUTCDay()] ?? 0);
  const sum = weights.reduce((one, other) => one + other, 0);
  let before = 0;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    const until = Math.round((total * passed) / sum);
    const part = until - before;
    before = until;
    return part;
  });
}

/** Actions of readers in the weeks before the day of loading. */
export function toFigures(now: Date, nameOf: (group: (typeof DEMO_GROUPS)[number]) => string) {
  const days = Array.from({ length: weeks * 7 }, (_, at) => daysBefore(now, weeks * 7 - at));
  return {
    figures: figures.flatMap(({ subject, name, ...totals }) =>
      KINDS.flatMap((kind) =>
        spread(totals[kind] ?? 0, days).flatMap((count, at) =>
          count === 0 ? [] : [{ day: toOfficeDay(days[at] ?? now), kind, subject, name, count }],
        ),
      ),
    ),
    missed_searches: missed_searches.map(({ press_group, days_ago, ...search }) => ({
      ...search,
      press_group: nameOf(press_group),
      day: toOfficeDay(daysBefore(now, days_ago)),
    })),
    takings: takings.map(({ days_ago, ...taking }) => ({
      ...taking,
      taken_at: daysBefore(now, days_ago).toISOString(),
    })),
  };
}
