import { OFFICE_MAGAZINE_PATH } from '@press-room/contract/admin-magazines';
import { OFFICE_GALLERY_PATH } from '@press-room/contract/admin-press-gallery';
import { OFFICE_PRESS_KIT_PATH } from '@press-room/contract/admin-press-kit';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import type { CalendarEntry } from '@press-room/contract/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { offerUndo } from '../components/bulk/undo.ts';
import { officeMoment } from '../components/moments.ts';
import type { Outcome } from '../components/saving/office-write.ts';
import { useOfficeWrite, type WriteNoun } from '../components/saving/use-office-write.ts';
import { titleOf } from './labels.ts';
import { CALENDAR_KEY } from './queries.ts';

/** @returns the error, or null */
export type Move = (entry: CalendarEntry, at: string) => Promise<string | null>;

type Writes = Partial<Record<CalendarEntry['noun'], WriteNoun>>;

/** Reschedules a record based on its displayed version, and offers undo. */
export function useMove(): Move {
  const client = useQueryClient();
  const writes: Writes = {
    press_release: useOfficeWrite(OFFICE_PRESS_RELEASE_PATH),
    gallery: useOfficeWrite(OFFICE_GALLERY_PATH),
    magazine: useOfficeWrite(OFFICE_MAGAZINE_PATH),
    press_kit: useOfficeWrite(OFFICE_PRESS_KIT_PATH),
  };
  const move: Move = async (entry, at) => {
    const { noun, id, version } = entry;
    const write = writes[noun];
    if (write === undefined) return m['office.calendar.fixed']();
    const body = toBody(entry, at);
    const outcome = await write<{ version: number }>({
      method: 'POST',
      id,
      action: 'transition/',
      version,
      body,
    });
    void client.invalidateQueries({ queryKey: CALENDAR_KEY });
    if (outcome.kind !== 'saved') return describe(outcome);
    const moved = { ...entry, at, version: outcome.row.version };
    const words = m['office.calendar.moved']({ title: titleOf(entry), date: officeMoment(at) });
    offerUndo(words, () => void move(moved, entry.at));
    return null;
  };
  return move;
}

/** Keeps the languages and files of the schedule. */
const toBody = ({ noun, languages }: CalendarEntry, publish_at: string): object =>
  noun === 'press_release'
    ? { to: 'scheduled', publish_at, languages, files: 'as_they_are' }
    : { to: 'published', publish_at, files: 'as_they_are' };

function describe(outcome: Exclude<Outcome<unknown>, { kind: 'saved' }>): string {
  if (outcome.kind === 'conflict') return m['office.calendar.stale']();
  const [refusal] = outcome.kind === 'invalid' ? Object.values(outcome.fields).flat() : [];
  return refusal ?? outcome.error.message;
}
