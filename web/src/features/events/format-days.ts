import type { FairEvent } from '@press-room/contract/events';
import { region } from '../../lib/format.ts';

/** `20 – 24 September 2027`. */
export const formatDays = ({ starts_on, ends_on }: Pick<FairEvent, 'starts_on' | 'ends_on'>): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(starts_on),
    new Date(ends_on),
  );
