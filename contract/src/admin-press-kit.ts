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
/** Readers who downloaded the kit or a file of it, and the number of files that changed since. */
export const officePressKitTakenPath = (id: number): string => `${officePressKitPath(id)}taken/`;

/** `in_review`: submitted by a company's press office for approval by the association. */
export const KIT_STATUSES = ['draft', 'in_review', 'published'] as const;
export type KitStatus = (typeof KIT_STATUSES)[number];

const PUBLISH = 'press_kit.publish';
/** Changes of state with their required rights; from `published` to itself changes the publication time. */
export const KIT_TRANSITIONS: readonly { from: KitStatus; to: KitStatus; permission: Permission }[] = [
  { from: 'draft', to: 'in_review', permission: 'press_kit.submit' },
  { from: 'draft', to: 'published', permission: PUBLISH },
  { from: 'in_review', to: 'draft', permission: PUBLISH },
  { from: 'in_review', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'draft', permission: PUBLISH },
  // Undone before any reader saw it.
  { from: 'published', to: 'in_review', permission: PUBLISH },
];

export const kitTransitionFormSchema = mediaTransitionFormSchema.extend({
  to: z.enum(KIT_STATUSES),
  /** Note for the reviewer or the author; required when the kit is returned. */
  note: z.string().optional(),
});

/** A change of state, with its note. */
const kitStepSchema = z.object({
  at: z.iso.datetime(),
  /** Null: the account was deleted. */
  by: personSchema.nullable(),
  status: z.enum(KIT_STATUSES),
  note: z.string(),
});
export type KitStep = z.infer<typeof kitStepSchema>;
/** Maximum steps in an answer, newest first. */
export const KIT_STEPS_MAX = 20;

export const officeKitFileSchema = z.object({
  /** Id of the asset. */
  asset: z.int(),
  title: officeTextPairSchema,
  /** Null: for readers of all languages. */
  language: languageSchema.nullable(),
  /** When it was added, or replaced another file; newer files are marked for readers with an older copy. */
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
  /** Company whose press office submitted the kit; null: the association. */
  company: namedSchema.nullable(),
  /** Edition. */
  year: z.int(),
  title: officeTextPairSchema,
  /** In their order. */
  files: z.array(officeKitFileSchema),
  /** Changes of state, newest first. */
  steps: z.array(kitStepSchema),
});
export type OfficePressKit = z.infer<typeof officePressKitSchema>;

export const officePressKitRowSchema = officePressKitSchema.omit({ steps: true }).extend({
  /** Number of files. */
  files: z.int(),
});
export type OfficePressKitRow = z.infer<typeof officePressKitRowSchema>;

/** Fields of a write; absent fields keep their values. `press_group` is an id or a name. */
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

/** A person who downloaded a kit or one of its files. */
export const kitTakerSchema = z.object({
  account: z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** Last time. */
  taken_at: z.iso.datetime(),
  /** Number of files of the current kit that are newer than the downloaded ones. */
  changed: z.int(),
  /** No mail is sent to them: they objected, or their address does not work. */
  is_stopped: z.boolean(),
});
export type KitTaker = z.infer<typeof kitTakerSchema>;
