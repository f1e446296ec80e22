import { z } from 'zod';
import { officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import { officePersonSchema, openingHoursSchema } from './contact.ts';
import { COLOUR_PATTERN, COLOUR_SCHEMES } from './contrast.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';
import { toMailAddress } from './mail-addresses.ts';
import { GROUP_THEMES, groupColoursSchema } from './press-groups.ts';
import { lineSchema } from './single-line.ts';

export const OFFICE_PRESS_GROUP_PATH = '/api/office/press_group/';
export const officePressGroupPath = (id: number): string => `${OFFICE_PRESS_GROUP_PATH}${id}/`;

export const TAGLINE_MAX_LENGTH = 200;
export const BOILERPLATE_MAX_LENGTH = 20_000;
export const GROUP_HOSTS_MAX = 20;
/** A host name without scheme and port; includes `localhost`. */
export const HOST_PATTERN =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

const PHONE_MAX_LENGTH = 50;
const phoneSchema = lineSchema(PHONE_MAX_LENGTH);
const addressSchema = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .refine((text) => toMailAddress(text) !== null, { error: 'email' })
  .transform((text) => toMailAddress(text) ?? text);
const pair = (max: number) => z.object({ it: z.string().max(max), en: z.string().max(max) });
const linesSchema = z.array(lineSchema(NAME_MAX_LENGTH)).max(8);
const roleSchema = z.object({ it: lineSchema(NAME_MAX_LENGTH), en: lineSchema(NAME_MAX_LENGTH) });

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const hoursSchema = z
  .array(openingHoursSchema.refine(({ opens, closes }) => opens < closes, { error: 'hours_reversed' }))
  .max(14);

/** Press office of a group; errors name the field, such as `people.0.email`. */
export const pressOfficeFormSchema = z.object({
  email: addressSchema,
  phone: phoneSchema.default(''),
  address: z.object({ it: linesSchema, en: linesSchema }).default({ it: [], en: [] }),
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  time_zone: z.string().max(64).refine(isTimeZone, { error: 'choice' }).default('Europe/Rome'),
  hours: hoursSchema.default([]),
  note: pair(1000).default({ it: '', en: '' }),
  people: z
    .array(
      z.object({
        name: lineSchema(NAME_MAX_LENGTH).pipe(z.string().min(1)),
        role: roleSchema.default({ it: '', en: '' }),
        languages: officePersonSchema.shape.languages.max(6).default([]),
        phone: phoneSchema.default(''),
        mobile: phoneSchema.default(''),
        email: z.union([z.literal(''), addressSchema]).default(''),
        /** Hours of this person; empty: those of the office. */
        hours: hoursSchema.default([]),
        /** New releases of the group name this person. */
        on_releases: z.boolean().default(false),
      }),
    )
    .max(50)
    .default([]),
});
export type PressOfficeForm = z.infer<typeof pressOfficeFormSchema>;

/** Stored form; older documents allowed more values. */
export const officePressOfficeSchema = z.object({
  email: z.string(),
  phone: z.string(),
  address: z.object({ it: z.array(z.string()), en: z.array(z.string()) }),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  time_zone: z.string(),
  hours: z.array(openingHoursSchema),
  note: officeTextPairSchema,
  people: z.array(
    officePersonSchema.required().extend({ role: officeTextPairSchema, on_releases: z.boolean() }),
  ),
});

export const officePressGroupSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  theme: z.enum(GROUP_THEMES),
  /** Own colours instead of the theme's, with sufficient contrast where they are used. */
  colours: groupColoursSchema.nullable(),
  /** Id of a picture. */
  logo: z.int().nullable(),
  tagline: officeTextPairSchema,
  /** Sanitised HTML that closes every release of the group. */
  boilerplate: officeTextPairSchema,
  office: officePressOfficeSchema.nullable(),
  /** Whether publishing requires a second person. */
  four_eyes: z.boolean(),
  /** Whether readers see links to its clippings. */
  shows_clippings: z.boolean(),
  /** Hour in Rome at which the draft of the day's press review is created; null: officers create each manually. */
  review_hour: z.int().min(0).max(23).nullable(),
  /** ISO weekdays of that, 1 is Monday. */
  review_days: z.array(z.int().min(1).max(7)),
  /** Host names of this group, as set here. */
  hosts: z.array(z.string()),
  /** Host names that the setting SITES assigns to this group; `*` means all others. They override `hosts`. */
  site_hosts: z.array(z.string()),
  /** Those of `hosts` that SITES assigns to another group. */
  overruled_hosts: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type OfficePressGroup = z.infer<typeof officePressGroupSchema>;

export const officePressGroupRowSchema = officePressGroupSchema
  .omit({ office: true, boilerplate: true })
  .extend({ people: z.int() });
export type OfficePressGroupRow = z.infer<typeof officePressGroupRowSchema>;

/** Records that can belong to a group; a group with any of them cannot be deleted. */
export const GROUP_HOLDINGS = [
  'press_release',
  'press_release_template',
  'press_kit',
  'contact_message',
  'reusable_answer',
  'contact_list',
  'asset_collection',
  'clipping',
  'appointment',
  'crisis',
  'clipping_feed',
  'mailing',
  'press_review',
] as const;
export type GroupHolding = (typeof GROUP_HOLDINGS)[number];
/** Number of each; zero is omitted. */
export type GroupUses = Partial<Record<GroupHolding, number>>;

const colourSchema = z.string().regex(COLOUR_PATTERN);

export const officePressGroupFormSchema = z
  .object({
    name: z.string(),
    theme: z.enum(GROUP_THEMES),
    colours: z
      .object(
        Object.fromEntries(COLOUR_SCHEMES.map((scheme) => [scheme, colourSchema])) as Record<
          (typeof COLOUR_SCHEMES)[number],
          typeof colourSchema
        >,
      )
      .nullable(),
    logo: z.int().nullable(),
    tagline: officeTextPairFormSchema,
    boilerplate: officeTextPairFormSchema,
    office: pressOfficeFormSchema.nullable(),
    hosts: z.array(z.string()),
    four_eyes: z.boolean(),
    shows_clippings: z.boolean(),
    review_hour: z.int().min(0).max(23).nullable(),
    review_days: z.array(z.int().min(1).max(7)),
  })
  .partial();
