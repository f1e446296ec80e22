import { z } from 'zod';

/** Kinds of records with the access `invited`. */
export const INVITED_NOUNS = ['press_release', 'gallery', 'magazine', 'press_kit'] as const;
export type InvitedNoun = (typeof INVITED_NOUNS)[number];

/** Who sees a record whose access is `invited`. */
export const invitedContactsPath = (noun: InvitedNoun, id: number): string =>
  `/api/office/${noun}/${id}/invited/`;

export const INVITED_CONTACTS_MAX = 2000;

export const invitedContactsSchema = z.object({
  /** Sent as `If-Match` with the next write; the same for the same people. */
  version: z.int(),
  /** By name. */
  people: z.array(
    z.object({
      /** Of the contact. */
      id: z.int(),
      /** The address where it has none. */
      name: z.string(),
      /** Someone without one sees it once they have registered with an address of the contact. */
      has_account: z.boolean(),
    }),
  ),
});
export type InvitedContacts = z.infer<typeof invitedContactsSchema>;

export const invitedContactsFormSchema = z.object({
  /** All who are invited from then on; absent: nobody but the lists. */
  contacts: z.array(z.int()).optional(),
  /** Besides, the contacts that are on these lists now. */
  lists: z.array(z.int()).optional(),
});
