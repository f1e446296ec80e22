import { formatDayRange } from '@press-room/contract/day-range';
import type { FairEvent } from '@press-room/contract/events';
import { region } from './format.ts';

/** `20–24 September 2027`. Lines break between the dates only. */
export const formatDays = ({ starts_on, ends_on }: Pick<FairEvent, 'starts_on' | 'ends_on'>): string =>
  formatDayRange(starts_on, ends_on, region()).replaceAll(/(?<!–) /gu, '\u00a0');
