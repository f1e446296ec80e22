import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { formatDays } from '../../lib/format-days.ts';
import { ownWords } from '../../lib/own-words.ts';
import { SEARCHES as CLIPPING_SEARCHES } from '../clippings/searches.ts';
import { searchOf, TARGETS } from '../media/add-to/targets.ts';

export const SEARCHES = {
  contact: CLIPPING_SEARCHES.contact,
  release: TARGETS.press_release.search,
  press_kit: TARGETS.press_kit.search,
  event: searchOf<OfficeEvent>({
    noun: OFFICE_EVENT_PATH,
    fields: ['id', 'name', 'starts_on', 'ends_on'],
    searched: ['name.it', 'name.en'],
    toText: ({ name }) => ownWords(name),
    toNote: formatDays,
  }),
};
