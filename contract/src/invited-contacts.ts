import { z } from 'zod';

/** Kinds of records with the access `invited`. */
export const INVITED_NOUNS = ['press_release', 'gallery', 'magazine', 'press_kit'] as const;
export type InvitedNoun = (typeof INVITED_NOUNS)[number];

/** People who can see a record with access `invited`. */
export const invitedContactsPath = (noun: InvitedNoun, id: number): string =>
  `/api/office/${noun}/${id}/invited/`;

export const INVITED_CONTACTS_MAX = 2000;

export const invitedContactsSchema = z.object({
  /** Sent as `If-Match` with the next write; equal for the same people. */
  version: z.int(),
  /** By name. */
  people: z.array(
    z.object({
      /** Id of the contact. */
      id: z.int(),
      /** Name, else address. */
      name: z.string(),
      /** False: the contact sees it after registering with one of the contact's addresses. */
      has_account: z.boolean(),
    }),
  ),
});
export type InvitedContacts = z.infer<typeof invitedContactsSchema>;

export const invitedContactsFormSchema = z.object({
  /** All invited contacts from now on; absent: only the lists. */
  contacts: z.array(z.int()).optional(),
  /** Additionally the contacts that are on these lists now. */
  lists: z.array(z.int()).optional(),
});
