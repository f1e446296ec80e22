import type { Language } from '@press-room/contract/languages';
import type { ReleaseContact } from '@press-room/contract/press-releases';
import { z } from 'zod';
import { wordsIn } from '../../text/bilingual.ts';

const bilingual = z.object({ en: z.string(), it: z.string() });

/** A contact as the database keeps it: with both languages. */
const storedContactSchema = z.object({
  name: bilingual,
  role: bilingual,
  email: z.string(),
  phone: z.string(),
});
export type StoredContact = z.infer<typeof storedContactSchema>;
const storedContactsSchema = z.array(storedContactSchema);

export const readContacts = (json: string, language: Language): ReleaseContact[] =>
  toContacts(storedContactsSchema.parse(JSON.parse(json)), language);

/** Contacts as readers of a language see them. */
export function toContacts(contacts: readonly StoredContact[], language: Language): ReleaseContact[] {
  return contacts.map((contact) => ({
    ...contact,
    name: wordsIn(contact.name, language),
    role: wordsIn(contact.role, language),
  }));
}
