import {
  APPOINTMENT_ADMISSIONS,
  APPOINTMENT_CAPACITY_MAX,
  APPOINTMENT_DAYS_MAX,
  APPOINTMENT_HOSTS_MAX,
  APPOINTMENT_KINDS,
  APPOINTMENT_LANGUAGES_MAX,
  APPOINTMENT_LINK_MAX_LENGTH,
  APPOINTMENT_NOTICE_MAX_LENGTH,
  APPOINTMENT_PAPERS_MAX,
  APPOINTMENT_PLACE_MAX_LENGTH,
  APPOINTMENT_SLOTS_MAX,
  APPOINTMENT_STATUSES,
  APPOINTMENT_TEXT_MAX_LENGTH,
  APPOINTMENT_TITLE_MAX_LENGTH,
} from '@press-room/contract/appointments';
import { CLIPPING_LANGUAGES } from '@press-room/contract/clippings';
import { z } from 'zod';
import { officeForm } from '../../../core/admin/forms.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { refuse, whenPresent } from '../../../platform/http/field.ts';
import {
  clearableId,
  clearableNumber,
  optionalChoice,
  optionalChoices,
  optionalId,
  optionalIds,
  optionalObjects,
  optionalWebAddress,
  requiredChoice,
} from '../../../platform/http/fields.ts';

const papers = () => optionalIds({ max: APPOINTMENT_PAPERS_MAX, allowNone: true });
const instantSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const optionalInstant = () =>
  whenPresent((value) => {
    const parsed = instantSchema.safeParse(value);
    return parsed.success ? parsed.data : refuse('not_an_instant');
  });
const notice = { max: APPOINTMENT_NOTICE_MAX_LENGTH, hasLines: true };

export const appointmentForm = officeForm(
  {
    press_group: optionalId(),
    kind: optionalChoice(APPOINTMENT_KINDS),
    event: clearableId(),
    link: optionalWebAddress({ max: APPOINTMENT_LINK_MAX_LENGTH }),
    admission: optionalChoice(APPOINTMENT_ADMISSIONS),
    languages: optionalChoices(CLIPPING_LANGUAGES).refine(
      (languages) => languages === undefined || languages.length <= APPOINTMENT_LANGUAGES_MAX,
    ),
    starts_at: optionalInstant(),
    ends_at: optionalInstant(),
    capacity: clearableNumber({ max: APPOINTMENT_CAPACITY_MAX }),
    hosts: optionalIds({ max: APPOINTMENT_HOSTS_MAX, allowNone: true }),
    slots: optionalObjects(
      z.object({ starts_at: instantSchema, ends_at: instantSchema }),
      APPOINTMENT_SLOTS_MAX,
    ),
    releases: papers(),
    press_kits: papers(),
  },
  {
    title: { max: APPOINTMENT_TITLE_MAX_LENGTH },
    description: { max: APPOINTMENT_TEXT_MAX_LENGTH, hasLines: true },
    place: { max: APPOINTMENT_PLACE_MAX_LENGTH },
    notice,
  },
);
export type AppointmentForm = z.infer<typeof appointmentForm>;

export const appointmentTransitionForm = officeForm({ to: requiredChoice(APPOINTMENT_STATUSES) }, { notice });
export type TransitionForm = z.infer<typeof appointmentTransitionForm>;

interface Times {
  starts_at: string;
  ends_at: string;
}

const DAY_MS = 86_400_000;

/**
 * @throws 400 for an end before the start, an appointment that is too long, and slots that are outside it or overlap
 */
export function requireTimes({ starts_at, ends_at }: Times, slots: readonly Times[]): void {
  if (ends_at <= starts_at) throw invalidField('ends_at', 'ends_before_start');
  if (Date.parse(ends_at) - Date.parse(starts_at) > APPOINTMENT_DAYS_MAX * DAY_MS)
    throw invalidField('ends_at', 'appointment_too_long');
  let free = starts_at;
  for (const slot of slots.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))) {
    if (slot.ends_at <= slot.starts_at) throw invalidField('slots', 'ends_before_start');
    if (slot.starts_at < starts_at || slot.ends_at > ends_at) throw invalidField('slots', 'slot_outside');
    if (slot.starts_at < free) throw invalidField('slots', 'slots_overlap');
    free = slot.ends_at;
  }
}
