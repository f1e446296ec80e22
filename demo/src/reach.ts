import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { demoReleases } from './releases.ts';
import { DEMO_GROUPS } from './types.ts';

/** Invented outlets of the Italian and foreign trade press, at domains that are reserved for examples. */
export const demoOutlets = readJson(
  'reach/outlets.json',
  z.array(
    z.strictObject({
      name: z.string(),
      kind: z.string(),
      country: z.string(),
      website: z.url(),
      reach: z.int().optional(),
    }),
  ),
);

const contactSchema = z.looseObject({
  addresses: z.array(z.string()),
  outlets: z.array(z.string()).default([]),
  added_on: z.iso.date(),
  embargo_accepted_on: z.iso.date().optional(),
  written_on: z.iso.date().optional(),
  stopped: z.strictObject({ reason: z.string(), on: z.iso.date() }).optional(),
});

/** Contacts of the press offices. */
export const demoPeople = readJson('reach/contacts.json', z.array(contactSchema));

/** By group; one uses a filter. */
export const demoLists = readJson(
  'reach/lists.json',
  z.array(
    z.looseObject({
      name: z.string(),
      press_group: z.enum(DEMO_GROUPS),
      contacts: z.array(z.string()).optional(),
    }),
  ),
);

/** Coverage of some releases. */
export const demoClippings = readJson(
  'reach/clippings.json',
  z.array(z.looseObject({ press_group: z.enum(DEMO_GROUPS) })),
);

const demoMailings = readJson(
  'reach/mailings.json',
  z.array(
    z.looseObject({
      press_release: z.string(),
      opening: bilingual,
      preheader: bilingual,
      /** Absent: a draft. */
      sent_on: z.iso.date().optional(),
    }),
  ),
);

const toInstant = (day: string | undefined): string | null =>
  day === undefined ? null : `${day}T09:40:00.000Z`;

export const toContact = ({
  added_on,
  embargo_accepted_on,
  written_on,
  stopped,
  ...contact
}: (typeof demoPeople)[number]) => ({
  ...contact,
  created_at: toInstant(added_on),
  embargo_accepted_at: toInstant(embargo_accepted_on),
  last_written_at: toInstant(written_on),
  stopped: stopped === undefined ? null : { reason: stopped.reason, at: toInstant(stopped.on) },
});

/** Their subjects are the titles of the releases. */
export const mailings = demoMailings.map(({ sent_on, ...mailing }) => {
  const release = demoReleases.find(({ text }) => text.en.title === mailing.press_release);
  if (release === undefined) throw new Error(`mailings.json: there is no release "${mailing.press_release}"`);
  const { it, en } = release.text;
  return { ...mailing, subject: { it: it.title, en: en.title }, sent_at: toInstant(sent_on) };
});
