import type { PressOffice } from '@press-room/contract/contact';
import { contactPage } from '@press-room/contract/pages';
import { toPressOffice } from '../../../core/sites/press-office.ts';
import { toText } from '../../../platform/text/messages.ts';
import { findOffice } from '../../contact/queries.ts';
import { listOpenEvents } from '../../events/queries.ts';
import { filled, type Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';
import { toEventData } from './event-head.ts';

export async function tellContact(telling: Telling): Promise<Told> {
  const { context, group, language } = telling;
  const { config, database, now } = context;
  const stored = group && (await findOffice(database.db, group.id));
  const office = stored && toPressOffice(config, stored, language);
  const events = await listOpenEvents(database, now());
  const title = toText({ key: 'page_contact' }, language);
  return describePage(telling, {
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
