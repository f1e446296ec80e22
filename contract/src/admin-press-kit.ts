import { z } from 'zod';
import {
  mediaTransitionFormSchema,
  officeTextPairFormSchema,
  officeTextPairSchema,
  officeVisibleFormShape,
  officeVisibleShape,
} from './admin-media.ts';
import { ASSET_KINDS, ASSET_STATES } from './assets.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';
import type { Permission } from './roles.ts';

export const OFFICE_PRESS_KIT_PATH = '/api/office/press_kit/';
export const officePressKitPath = (id: number): string => `${OFFICE_PRESS_KIT_PATH}${id}/`;
/** Who saved the kit or a file of it, and how many files changed after that. */
export const officePressKitTakenPath = (id: number): string => `${officePressKitPath(id)}taken/`;

/** `in_review`: a company's press office has handed it in, and the association looks at it. */
export const KIT_STATUSES = ['draft', 'in_review', 'published'] as const;
export type KitStatus = (typeof KIT_STATUSES)[number];

const PUBLISH = 'press_kit.publish';
/** Changes of state, and the right that each takes; from `published` to itself it appears at another instant. */
export const KIT_TRANSITIONS: readonly { from: KitStatus; to: KitStatus; permission: Permission }[] = [
  { from: 'draft', to: 'in_review', permission: 'press_kit.submit' },
  { from: 'draft', to: 'published', permission: PUBLISH },
  { from: 'in_review', to: 'draft', permission: PUBLISH },
  { from: 'in_review', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'draft', permission: PUBLISH },
  // Taken back at once, before anybody read it.
  { from: 'published', to: 'in_review', permission: PUBLISH },
];

export const kitTransitionFormSchema = mediaTransitionFormSchema.extend({
  to: z.enum(KIT_STATUSES),
  /** To who looks at it, or to who wrote it; wanted where it is returned. */
  note: z.string().optional(),
});

/** A change of state, with what was said of it. */
const kitStepSchema = z.object({
  at: z.iso.datetime(),
  /** Null: nobody whose account still exists. */
  by: personSchema.nullable(),
  status: z.enum(KIT_STATUSES),
  note: z.string(),
});
export type KitStep = z.infer<typeof kitStepSchema>;
/** Of these the newest are answered. */
export const KIT_STEPS_MAX = 20;

export const officeKitFileSchema = z.object({
  /** Id of the asset. */
  asset: z.int(),
  title: officeTextPairSchema,
  /** Null: for readers of both languages. */
  language: languageSchema.nullable(),
  /** When it took its place, or took that of another: newer ones are marked for who took the kit before. */
  added_at: z.iso.datetime(),
  name: z.string(),
  kind: z.enum(ASSET_KINDS),
  state: z.enum(ASSET_STATES),
  media_type: z.string(),
  bytes: z.int(),
});
export type OfficeKitFile = z.infer<typeof officeKitFileSchema>;

export const officePressKitSchema = z.object({
  ...officeVisibleShape,
  status: z.enum(KIT_STATUSES),
  press_group: namedSchema,
  /** Whose press office brought it, null: the association's. */
  company: namedSchema.nullable(),
  /** Edition. */
  year: z.int(),
  title: officeTextPairSchema,
  /** In their order. */
  files: z.array(officeKitFileSchema),
  /** What became of it so far, newest first. */
  steps: z.array(kitStepSchema),
});
export type OfficePressKit = z.infer<typeof officePressKitSchema>;

export const officePressKitRowSchema = officePressKitSchema.omit({ steps: true }).extend({
  /** How many. */
  files: z.int(),
});
export type OfficePressKitRow = z.infer<typeof officePressKitRowSchema>;

/** What a write changes; what is absent stays. `press_group` is an id or a name. */
export const officePressKitFormSchema = z
  .object({
    ...officeVisibleFormShape,
    press_group: z.union([z.int(), z.string()]),
    year: z.int(),
    title: officeTextPairFormSchema,
    files: z.array(
      z.object({
        asset: z.int(),
        title: officeTextPairFormSchema.optional(),
        language: languageSchema.nullable().optional(),
      }),
    ),
  })
  .partial();

/** A person who took something of a kit. */
export const kitTakerSchema = z.object({
  account: z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** The last time. */
  taken_at: z.iso.datetime(),
  /** Files of today's kit that are newer than what they have. */
  changed: z.int(),
});
export type KitTaker = z.infer<typeof kitTakerSchema>;
