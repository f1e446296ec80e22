import type { PressOffice } from '@press-room/contract/contact';
import { contactPage } from '@press-room/contract/pages';
import { toText } from '../../text/messages.ts';
import { toPressOffice } from '../contact/office.ts';
import { findOffice } from '../contact/queries.ts';
import { filled, type Told } from './head.ts';
import { type Telling, tellStanding } from './telling.ts';

export async function tellContact(telling: Telling): Promise<Told> {
  const { context, group, language } = telling;
  const { config, database } = context;
  const stored = group && (await findOffice(database.db, group.id));
  const office = stored && toPressOffice(config, stored, language);
  const title = toText({ key: 'page_contact' }, language);
  return tellStanding(telling, {
    title,
    description: toText({ key: 'page_contact_description' }, language),
    pathIn: contactPage,
    data: { '@type': 'ContactPage', name: title, ...(office && { about: toOrganization(office) }) },
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
