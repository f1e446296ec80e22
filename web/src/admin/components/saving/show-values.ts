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

/** Formats of field values in the conflict dialog. */
export const showDay = showWith(officeDay);
export const showMoment = showWith(officeMoment);
export const showWords = (value: unknown): string =>
  Array.isArray(value) ? joinWords(value.map(String)) : '';

/** Text of an HTML value. */
export const showHtml = (html: unknown): string =>
  new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html').body.textContent;

/** Label of a choice. */
export const showChoice =
  <Choice extends string>(labels: Readonly<Record<Choice, () => string>>) =>
  (value: unknown): string =>
    Object.entries<() => string>(labels).find(([choice]) => choice === value)?.[1]() ?? '';

/** Names of sectors from their ids. */
export const showSectors =
  (sectors: readonly Sector[]) =>
  (value: unknown): string =>
    Array.isArray(value) ? joinWords(namesOfSectors(sectors, value)) : '';

/** Name of an event from its id. */
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

/** Name of a press group from its id. */
export const showGroup =
  (groups: readonly Group[]) =>
  (value: unknown): string =>
    groups.find(({ id }) => id === value)?.name ?? '';
