import type { Language } from '@press-room/contract/languages';
import type { Bilingual } from './bilingual.ts';
import { ACCOUNT_MESSAGES } from './messages/account.ts';
import { OFFICE_MESSAGES } from './messages/admin.ts';
import { AGENDA_MESSAGES } from './messages/agenda.ts';
import { ALERTS_MESSAGES } from './messages/alerts.ts';
import { COMPANIES_MESSAGES } from './messages/companies.ts';
import { COMPANY_OFFICES_MESSAGES } from './messages/company-offices.ts';
import { CONTACT_DATA_MESSAGES } from './messages/contact-data.ts';
import { CONTACTS_MESSAGES } from './messages/contacts.ts';
import { CRISIS_MESSAGES } from './messages/crisis.ts';
import { DOCTOR_MESSAGES } from './messages/doctor.ts';
import { DOCTOR_MAIL_MESSAGES } from './messages/doctor-mail.ts';
import { FAIR_MESSAGES } from './messages/fair.ts';
import { FIELDS_MESSAGES } from './messages/fields.ts';
import { FILES_MESSAGES } from './messages/files.ts';
import { HANDOUTS_MESSAGES } from './messages/handouts.ts';
import { IMPORTS_MESSAGES } from './messages/imports.ts';
import { REACH_MESSAGES } from './messages/reach.ts';
import { RELEASES_MESSAGES } from './messages/releases.ts';
import { REQUESTS_MESSAGES } from './messages/requests.ts';
import { SITE_MESSAGES } from './messages/site.ts';
import { TAKINGS_MESSAGES } from './messages/takings.ts';

/** All texts that the API can return (contract 10). Each key is in one part only. */
export const MESSAGES = {
  ...ACCOUNT_MESSAGES,
  ...ALERTS_MESSAGES,
  ...CONTACT_DATA_MESSAGES,
  ...COMPANIES_MESSAGES,
  ...CONTACTS_MESSAGES,
  ...CRISIS_MESSAGES,
  ...DOCTOR_MESSAGES,
  ...DOCTOR_MAIL_MESSAGES,
  ...FAIR_MESSAGES,
  ...COMPANY_OFFICES_MESSAGES,
  ...FIELDS_MESSAGES,
  ...FILES_MESSAGES,
  ...HANDOUTS_MESSAGES,
  ...IMPORTS_MESSAGES,
  ...OFFICE_MESSAGES,
  ...REACH_MESSAGES,
  ...AGENDA_MESSAGES,
  ...RELEASES_MESSAGES,
  ...REQUESTS_MESSAGES,
  ...SITE_MESSAGES,
  ...TAKINGS_MESSAGES,
} as const;

export type MessageKey = keyof typeof MESSAGES;

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(MESSAGES, text);

export interface Message {
  key: MessageKey;
  /** Localised numbers and instants are given in both languages. */
  parameters?: Record<string, string | number | Bilingual>;
}

export function toText({ key, parameters = {} }: Message, language: Language): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
