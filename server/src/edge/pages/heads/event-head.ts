import type { OpenEvent } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import { eventPage } from '@press-room/contract/pages';
import { toEvent } from '../../../core/events/event.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import { toText } from '../../../platform/text/messages.ts';
import { findEvent } from '../../events/queries.ts';
import type { Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** Null: no such event. */
export async function tellEvent(telling: Telling, { id }: { id: number }): Promise<Told | null> {
  const { context, language } = telling;
  const row = await findEvent(context.database.db, id);
  if (row === null) return null;
  const event = toEvent(row);
  const title = wordsIn(event.name, language);
  return describePage(telling, {
    title,
    description: toText({ key: 'page_archive', parameters: { title } }, language),
    pathIn: (each) => eventPage(each, { id, slug: toSlug(wordsIn(event.name, each)) }),
    data: toEventData(event, language),
  });
}

type Described = Pick<OpenEvent, 'name' | 'place' | 'starts_on' | 'ends_on'>;

export const toEventData = ({ name, place, starts_on, ends_on }: Described, language: Language) => ({
  '@type': 'ExhibitionEvent',
  name: wordsIn(name, language),
  startDate: starts_on,
  endDate: ends_on,
  location: { '@type': 'Place', name: wordsIn(place, language), address: wordsIn(place, language) },
});
