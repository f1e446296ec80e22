import type { OpenEvent } from '@press-room/contract/events';
import type { Sector } from '@press-room/contract/sectors';
import { namesOfSectors } from '../../../features/sectors/sectors.ts';
import { joinWords } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { officeDay, officeMoment } from '../moments.ts';

const showWith =
  (show: (text: string) => string) =>
  (value: unknown): string =>
    typeof value === 'string' && value !== '' ? show(value) : '';

/** How the conflict dialog shows what fields hold: a day, an instant, words in their order. */
export const showDay = showWith(officeDay);
export const showMoment = showWith(officeMoment);
export const showWords = (value: unknown): string =>
  Array.isArray(value) ? joinWords(value.map(String)) : '';

/** The words of a text that is HTML. */
export const showHtml = (html: unknown): string =>
  new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html').body.textContent;

/** One of a few that have words of their own. */
export const showChoice =
  <Choice extends string>(labels: Readonly<Record<Choice, () => string>>) =>
  (value: unknown): string =>
    Object.entries<() => string>(labels).find(([choice]) => choice === value)?.[1]() ?? '';

/** Sectors, which are written as numbers. */
export const showSectors =
  (sectors: readonly Sector[]) =>
  (value: unknown): string =>
    Array.isArray(value) ? joinWords(namesOfSectors(sectors, value)) : '';

/** An event, which is written as a number. */
export const showEvent =
  (events: readonly Pick<OpenEvent, 'id' | 'name'>[]) =>
  (value: unknown): string => {
    const event = events.find(({ id }) => id === value);
    return event === undefined ? '' : ownWords(event.name);
  };

interface Group {
  id: number;
  name: string;
}

/** A press group, which is written as a number. */
export const showGroup =
  (groups: readonly Group[]) =>
  (value: unknown): string =>
    groups.find(({ id }) => id === value)?.name ?? '';
