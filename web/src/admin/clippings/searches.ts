import { COMPANY_PATH, type CompanyRow } from '@press-room/contract/companies';
import { CONTACT_PATH, type ContactRow } from '@press-room/contract/contacts';
import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { formatDays } from '../../lib/format-days.ts';
import { ownWords } from '../../lib/own-words.ts';
import { contactName } from '../contacts/labels.ts';
import { searchOf, TARGETS } from '../media/add-to/targets.ts';

/** Searchable records, with their names. */
export const SEARCHES = {
  contact: searchOf<ContactRow>({
    noun: CONTACT_PATH,
    searched: ['text'],
    toText: contactName,
    toNote: ({ outlets }) => outlets.map(({ name }) => name).join(', '),
  }),
  company: searchOf<CompanyRow>({
    noun: COMPANY_PATH,
    searched: ['business_name'],
    toText: ({ business_name }) => business_name,
    toNote: ({ city }) => city,
  }),
  release: TARGETS.press_release.search,
  press_kit: TARGETS.press_kit.search,
  event: searchOf<OfficeEvent>({
    noun: OFFICE_EVENT_PATH,
    searched: ['name.it', 'name.en'],
    toText: ({ name }) => ownWords(name),
    toNote: formatDays,
  }),
};
