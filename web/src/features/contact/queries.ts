import {
  CONTACT_PATH,
  type ContactForm,
  type ContactMessage,
  PRESS_OFFICE_PATH,
  type PressOffice,
} from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../lib/api.ts';

export function pressOfficeQuery(language: Language, group: number) {
  return queryOptions({
    queryKey: ['press-office', language, group],
    queryFn: ({ signal }) => getJson<PressOffice>(PRESS_OFFICE_PATH, { group }, signal),
  });
}

export const sendMessage = (message: ContactForm): Promise<ContactMessage> =>
  postJson<ContactMessage>(CONTACT_PATH, message);
