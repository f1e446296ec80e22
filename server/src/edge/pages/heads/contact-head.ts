import type { PressOffice } from '@press-room/contract/contact';
import type { OpenEvent } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import { contactPage } from '@press-room/contract/pages';
import { toPressOffice } from '../../../core/sites/press-office.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { toText } from '../../../platform/text/messages.ts';
import { findOffice } from '../../contact/queries.ts';
import { listOpenEvents } from '../../events/queries.ts';
import { filled, type Told } from '../head.ts';
import { type Telling, tellStanding } from '../telling.ts';

export async function tellContact(telling: Telling): Promise<Told> {
  const { context, group, language } = telling;
  const { config, database, now } = context;
  const stored = group && (await findOffice(database.db, group.id));
  const office = stored && toPressOffice(config, stored, language);
  const events = await listOpenEvents(database.db, now());
  const title = toText({ key: 'page_contact' }, language);
  return tellStanding(telling, {
    title,
    description: toText({ key: 'page_contact_description' }, language),
    pathIn: contactPage,
    data: {
      '@type': 'ContactPage',
      name: title,
      ...(office && { about: toOrganization(office) }),
      ...(events.length > 0 && { mentions: events.map((event) => toEventData(event, language)) }),
    },
  });
}

const toEventData = ({ name, place, starts_on, ends_on }: OpenEvent, language: Language) => ({
  '@type': 'ExhibitionEvent',
  name: wordsIn(name, language),
  startDate: starts_on,
  endDate: ends_on,
  location: { '@type': 'Place', name: wordsIn(place, language), address: wordsIn(place, language) },
});

const toOrganization = ({ group, email, phone, people }: PressOffice) => ({
  '@type': 'Organization',
  name: group.name,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'press',
    ...filled({ email, telephone: phone }),
    availableLanguage: [...new Set(people.flatMap(({ languages }) => languages))],
  },
});
