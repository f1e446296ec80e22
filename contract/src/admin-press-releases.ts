import { z } from 'zod';
import { RELEASE_ACCESS } from './access.ts';
import { bilingualSchema } from './assets.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';
import { RELEASE_STATUSES, TEXT_STATUSES } from './press-releases.ts';
import { readersSchema } from './readers.ts';
import { releaseBoilerplatesSchema } from './release-boilerplates.ts';
import { mapReleaseText, releaseTextSchema } from './release-text.ts';

export const OFFICE_PRESS_RELEASE_PATH = '/api/office/press_release/';
export const officePressReleasePath = (id: number): string => `${OFFICE_PRESS_RELEASE_PATH}${id}/`;

export const RELEASE_FILES_MAX = 200;
export const RELEASE_CONTACTS_MAX = 20;
export const RELEASE_SECTORS_MAX = 20;
/** Changes by one person with shorter pauses than this make one version. */
export const VERSION_PAUSE_MINUTES = 5;
/** Longest note to readers about a correction or a withdrawal. */
export const READER_NOTE_MAX_LENGTH = 500;

/** Note to readers, by language. */
export const readerNoteSchema = bilingualSchema.partial();

export const officeCorrectionSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: personSchema.nullable(),
  note: bilingualSchema,
});
export type OfficeCorrection = z.infer<typeof officeCorrectionSchema>;

/**
 * A past withdrawal: its reason, and the persons who withdrew the release and published it again. Null where that has
 * not happened, or the account was deleted.
 */
const pastWithdrawalSchema = z.object({
  at: z.iso.datetime(),
  by: personSchema.nullable(),
  reason: z.string(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: personSchema.nullable(),
});
export type PastWithdrawal = z.infer<typeof pastWithdrawalSchema>;

export const officeContactSchema = z.object({
  name: bilingualSchema,
  role: bilingualSchema,
  email: z.string(),
  phone: z.string(),
});
export type OfficeContact = z.infer<typeof officeContactSchema>;

/** Whom a release may name: the people of a press office, and the press contact of a company. */
export const PRESS_CONTACT_PATH = '/api/office/press_contact/';
export const pressContactSchema = officeContactSchema.extend({
  of: z.enum(['press_group', 'company']),
  /** New releases of the press group name them. */
  is_default: z.boolean(),
});
export type PressContact = z.infer<typeof pressContactSchema>;

export const officeTextSchema = z.object({
  status: z.enum(TEXT_STATUSES),
  ...releaseTextSchema.shape,
  updated_at: z.iso.datetime().nullable(),
  /** Null if that account was deleted. */
  updated_by: personSchema.nullable(),
  /** The language that was there before it; while it is a draft, changing it outdates nothing. */
  translated_from: languageSchema.nullable(),
  /** Since when the other language is newer, null: it is not. */
  outdated_since: z.iso.datetime().nullable(),
  /**
   * Earlier text of the other language, before the change that outdated this one; null if unknown or if the text is
   * current.
   */
  outdated_from: releaseTextSchema.nullable(),
});
export type OfficeText = z.infer<typeof officeTextSchema>;

/** Pending changes of a published release, which readers do not see yet; absent fields are unchanged. */
const pendingChangesSchema = z.object({
  /** Its id. */
  press_group: z.int().exactOptional(),
  date: z.iso.date().exactOptional(),
  access: z.enum(RELEASE_ACCESS).exactOptional(),
  embargo_until: z.iso.datetime().nullable().exactOptional(),
  expires_at: z.iso.datetime().nullable().exactOptional(),
  event: z.int().nullable().exactOptional(),
  sectors: z.array(z.int()).exactOptional(),
  contacts: z.array(officeContactSchema).exactOptional(),
  boilerplates: releaseBoilerplatesSchema.exactOptional(),
  hero: z.int().nullable().exactOptional(),
  pictures: z.array(z.int()).exactOptional(),
  attachments: z.array(z.int()).exactOptional(),
  text: z
    .partialRecord(languageSchema, z.object(mapReleaseText(() => z.string().exactOptional())))
    .exactOptional(),
});
export type PendingChanges = z.infer<typeof pendingChangesSchema>;

export const pendingDraftSchema = z.object({
  at: z.iso.datetime(),
  /** Author of the last pending change; null if that account was deleted. */
  by: personSchema.nullable(),
  changes: pendingChangesSchema,
});
export type PendingDraft = z.infer<typeof pendingDraftSchema>;

/** A release as the press office sees it, in both languages and every state. */
export const officePressReleaseSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  status: z.enum(RELEASE_STATUSES),
  press_group: namedSchema,
  /** Company that issues the release; null for the association. */
  company: namedSchema.nullable(),
  /** One of the company's. */
  brand: namedSchema.nullable(),
  hall: z.string(),
  stand: z.string(),
  date: z.iso.date(),
  access: z.enum(RELEASE_ACCESS),
  publish_at: z.iso.datetime().nullable(),
  embargo_until: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** The last day on which Home of its press group opens with it, null: it is not pinned. */
  lead_until: z.iso.date().nullable(),
  /** Instant from which readers see it, by its current state; null if they do not. */
  visible_from: z.iso.datetime().nullable(),
  /** State of the release for readers. */
  readers: readersSchema,
  /** The id of the event that it is about. */
  event: z.int().nullable(),
  /** Ids, like the files. */
  sectors: z.array(z.int()),
  contacts: z.array(officeContactSchema),
  /** Keys of the about texts that it carries, null: the default ones. */
  boilerplates: releaseBoilerplatesSchema,
  /** Ids of assets. */
  hero: z.int().nullable(),
  pictures: z.array(z.int()),
  attachments: z.array(z.int()),
  text: z.partialRecord(languageSchema, officeTextSchema),
  /** Officer responsible for the release, in review and otherwise. */
  assignee: personSchema.nullable(),
  /** The day by which they are to be done with it. */
  due_on: z.iso.date().nullable(),
  /** Null if the release was imported or that account was deleted. */
  created_by: personSchema.nullable(),
  /** Null: readers see all that was written of it, or nothing of it has appeared. */
  pending: pendingDraftSchema.nullable(),
  /** Notes to readers about corrections, newest first. */
  corrections: z.array(officeCorrectionSchema),
  /** Instant and note of the withdrawal, shown to readers who had seen the release. */
  withdrawal: z.object({ at: z.iso.datetime(), note: bilingualSchema }).nullable(),
  /** All withdrawals, newest first, including those that were undone. */
  withdrawals: z.array(pastWithdrawalSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type OfficePressRelease = z.infer<typeof officePressReleaseSchema>;

export const officePressReleaseRowSchema = officePressReleaseSchema
  .pick({
    id: true,
    version: true,
    status: true,
    press_group: true,
    company: true,
    date: true,
    access: true,
    publish_at: true,
    embargo_until: true,
    expires_at: true,
    visible_from: true,
    readers: true,
    sectors: true,
    assignee: true,
    updated_at: true,
  })
  .extend({
    /** In the requested language, else in the other one. */
    title: z.string(),
    /** Last edit of the pending changes; null: none. */
    pending_at: z.iso.datetime().nullable(),
    text: z.partialRecord(
      languageSchema,
      officeTextSchema.pick({ status: true, title: true, outdated_since: true }),
    ),
  });
/** States of a language of a release that lists can be filtered by; `missing`: it has no title. */
export const TEXT_FILTERS = ['missing', ...TEXT_STATUSES, 'outdated'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
export type OfficePressReleaseRow = z.infer<typeof officePressReleaseRowSchema>;

/** Fields of a write; absent fields keep their values. `press_group` is an id or a name. */
const contentFormSchema = z
  .object({
    press_group: z.union([z.int(), z.string()]),
    /** Id or name, like `brand`. A company's press office need not name its own, and can name no other. */
    company: z.union([z.int(), z.string()]).nullable(),
    brand: z.union([z.int(), z.string()]).nullable(),
    hall: z.string(),
    stand: z.string(),
    date: z.iso.date(),
    access: z.enum(RELEASE_ACCESS),
    embargo_until: z.iso.datetime({ offset: true }).nullable(),
    expires_at: z.iso.datetime({ offset: true }).nullable(),
    event: z.int().nullable(),
    sectors: z.array(z.int()),
    contacts: z.array(officeContactSchema),
    boilerplates: releaseBoilerplatesSchema,
    hero: z.int().nullable(),
    pictures: z.array(z.int()),
    attachments: z.array(z.int()),
    text: z.partialRecord(
      languageSchema,
      releaseTextSchema
        .extend({
          /** Null: nothing needs to change. */
          outdated_since: z.null(),
        })
        .partial(),
    ),
  })
  .partial();

export const officePressReleaseFormSchema = contentFormSchema.extend({
  /** Id of an officer. */
  assignee: z.int().nullable().optional(),
  due_on: z.iso.date().nullable().optional(),
  /** Pins the release to the top of Home until this day; null unpins it. A press group has one pinned release. */
  lead_until: z.iso.date().nullable().optional(),
  /** Published releases only: note to readers about this change. Without it the change is silent. */
  correction: readerNoteSchema.optional(),
  /** Withdrawn releases only: note to readers about the withdrawal. */
  withdrawal_note: readerNoteSchema.optional(),
  /** New releases only: id of the template that fills absent fields. */
  template: z.int().optional(),
  /** Published releases only: changes to keep pending, hidden from readers. Null discards the pending changes. */
  pending: contentFormSchema.nullable().optional(),
  /** Publishes the pending changes, together with the other fields of the request. */
  show_pending: z.boolean().optional(),
  /** Of what readers see: files that it adds may follow when they are ready; otherwise that is refused (409). */
  show_unready: z.boolean().optional(),
  /**
   * Only with `show_pending` and a correction: publishes the pending changes automatically once the files they add are
   * ready.
   */
  show_when_ready: z.boolean().optional(),
});

/** A state of a release that was kept: each change of status, and each pause of editing. */
export const releaseVersionRowSchema = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: personSchema.nullable(),
  status: z.enum(RELEASE_STATUSES),
  note: z.string(),
  /** Whether it holds what readers did not see then. */
  is_pending: z.boolean(),
});
export type ReleaseVersionRow = z.infer<typeof releaseVersionRowSchema>;

/** Content of a version of a release; it names no officer. */
export const releaseContentSchema = officePressReleaseSchema
  .pick({
    status: true,
    press_group: true,
    date: true,
    access: true,
    publish_at: true,
    embargo_until: true,
    expires_at: true,
    sectors: true,
    contacts: true,
    hero: true,
    pictures: true,
    attachments: true,
  })
  .extend({
    ...officePressReleaseSchema
      .pick({ company: true, brand: true, hall: true, stand: true, event: true, boilerplates: true })
      .partial().shape,
    text: z.partialRecord(
      languageSchema,
      officeTextSchema.omit({ updated_by: true, updated_at: true, outdated_from: true }),
    ),
  });
export const releaseVersionSchema = releaseVersionRowSchema.extend({ document: releaseContentSchema });
export type ReleaseVersion = z.infer<typeof releaseVersionSchema>;
