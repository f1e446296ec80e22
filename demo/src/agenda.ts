import { startOfOfficeDay, toOfficeDay } from '@press-room/contract/office-clock';
import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

const clock = z.string().regex(/^\d\d:\d\d$/);

const demoAppointments = readJson(
  'reach/appointments.json',
  z.array(
    z.looseObject({
      press_group: z.enum(DEMO_GROUPS),
      title: bilingual,
      at_event: z.boolean().default(false),
      in_days: z.int(),
      from: clock,
      /** If not after `from`: on the next day. */
      to: clock,
      slot_minutes: z.int().optional(),
    }),
  ),
);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Agenda of the next weeks, in days from the start. */
export const listAppointments = (now: Date, event: string) =>
  demoAppointments.map(({ at_event, in_days, from, to, slot_minutes, ...appointment }) => {
    const day = startOfOfficeDay(toOfficeDay(new Date(now.getTime() + in_days * DAY_MS))).getTime();
    const start = day + minutesOf(from) * MINUTE_MS;
    const end = day + minutesOf(to) * MINUTE_MS + (to <= from ? DAY_MS : 0);
    const step = (slot_minutes ?? 0) * MINUTE_MS;
    const count = step === 0 ? 0 : Math.floor((end - start) / step);
    const toIso = (time: number): string => new Date(time).toISOString();
    return {
      ...appointment,
      event: at_event ? event : '',
      starts_at: toIso(start),
      ends_at: toIso(end),
      slots: Array.from({ length: count }, (_each, at) => ({
        starts_at: toIso(start + at * step),
        ends_at: toIso(start + (at + 1) * step),
      })),
    };
  });
