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
/** Changes by one person with shorter pauses are one version. */
export const VERSION_PAUSE_MINUTES = 5;
/** Maximum length of a note to readers about a correction or withdrawal. */
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
 * A past withdrawal: its reason, and the persons who withdrew the release and published it again. Null: has not
 * happened, or the account was deleted.
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

/** People whom a release can name: those of a press office, and the press contact of a company. */
export const PRESS_CONTACT_PATH = '/api/office/press_contact/';
export const pressContactSchema = officeContactSchema.extend({
  of: z.enum(['press_group', 'company']),
  /** Named in new releases of the press group by default. */
  is_default: z.boolean(),
});
export type PressContact = z.infer<typeof pressContactSchema>;

export const officeTextSchema = z.object({
  status: z.enum(TEXT_STATUSES),
  ...releaseTextSchema.shape,
  updated_at: z.iso.datetime().nullable(),
  /** Null: the account was deleted. */
  updated_by: personSchema.nullable(),
  /** Language that existed first; while the text is a draft, changing it does not make others outdated. */
  translated_from: languageSchema.nullable(),
  /** Since when the other language is newer; null: it is not. */
  outdated_since: z.iso.datetime().nullable(),
  /**
   * Text of the other language before the change that made this one outdated; null: unknown, or this text is current.
   */
  outdated_from: releaseTextSchema.nullable(),
});
export type OfficeText = z.infer<typeof officeTextSchema>;

/** Pending changes of a published release; absent fields are unchanged. */
const pendingChangesSchema = z.object({
  /** Id of the press group. */
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
  /** Author of the last pending change; null: the account was deleted. */
  by: personSchema.nullable(),
  changes: pendingChangesSchema,
});
export type PendingDraft = z.infer<typeof pendingDraftSchema>;

/** A release for the press office, in both languages and every state. */
export const officePressReleaseSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  status: z.enum(RELEASE_STATUSES),
  press_group: namedSchema,
  /** Issuing company; null: the association. */
  company: namedSchema.nullable(),
  /** One of the company's brands. */
  brand: namedSchema.nullable(),
  hall: z.string(),
  stand: z.string(),
  date: z.iso.date(),
  access: z.enum(RELEASE_ACCESS),
  publish_at: z.iso.datetime().nullable(),
  embargo_until: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** Last day on which it leads Home of its press group; null: not pinned. */
  lead_until: z.iso.date().nullable(),
  /** When readers see it in its current state; null: they do not. */
  visible_from: z.iso.datetime().nullable(),
  /** State of the release for readers. */
  readers: readersSchema,
  /** Id of its event. */
  event: z.int().nullable(),
  /** Ids of sectors. */
  sectors: z.array(z.int()),
  contacts: z.array(officeContactSchema),
  /** Keys of its about texts; null: the default ones. */
  boilerplates: releaseBoilerplatesSchema,
  /** Ids of assets. */
  hero: z.int().nullable(),
  pictures: z.array(z.int()),
  attachments: z.array(z.int()),
  text: z.partialRecord(languageSchema, officeTextSchema),
  /** Officer responsible for the release, in review and otherwise. */
  assignee: personSchema.nullable(),
  /** Due day of the assignee. */
  due_on: z.iso.date().nullable(),
  /** Null: the release was imported, or the account was deleted. */
  created_by: personSchema.nullable(),
  /** Null: no pending changes. */
  pending: pendingDraftSchema.nullable(),
  /** Notes to readers about corrections, newest first. */
  corrections: z.array(officeCorrectionSchema),
  /** Time and note of the withdrawal, for readers who could see the release. */
  withdrawal: z.object({ at: z.iso.datetime(), note: bilingualSchema }).nullable(),
  /** All withdrawals, newest first, including undone ones. */
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
/** Filter of lists by the state of one language of a release; `missing`: no title. */
export const TEXT_FILTERS = ['missing', ...TEXT_STATUSES, 'outdated'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
export type OfficePressReleaseRow = z.infer<typeof officePressReleaseRowSchema>;

/** Fields of a write; absent fields keep their values. `press_group` is an id or a name. */
const contentFormSchema = z
  .object({
    press_group: z.union([z.int(), z.string()]),
    /** Id or name, like `brand`. A company's press office need not name its own, and cannot name another. */
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
          /** Null: confirmed as up to date. */
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
  /** Only for published releases: note to readers about this change. Without it readers are not informed. */
  correction: readerNoteSchema.optional(),
  /** Only for withdrawn releases: note to readers about the withdrawal. */
  withdrawal_note: readerNoteSchema.optional(),
  /** Only for new releases: id of the template that fills absent fields. */
  template: z.int().optional(),
  /** Only for published releases: changes to keep pending. Null discards the pending changes. */
  pending: contentFormSchema.nullable().optional(),
  /** Publishes the pending changes, together with the other fields of the request. */
  show_pending: z.boolean().optional(),
  /** For visible releases: added files may appear when they are ready; without it they are refused (409). */
  show_unready: z.boolean().optional(),
  /**
   * Only with `show_pending` and a correction: publishes the pending changes automatically when their files are ready.
   */
  show_when_ready: z.boolean().optional(),
});

/** A stored version of a release, made by each change of status and each pause of editing. */
export const releaseVersionRowSchema = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: personSchema.nullable(),
  status: z.enum(RELEASE_STATUSES),
  note: z.string(),
  /** Whether it contains changes that readers did not see at that time. */
  is_pending: z.boolean(),
});
export type ReleaseVersionRow = z.infer<typeof releaseVersionRowSchema>;

/** Content of a version of a release, without officers. */
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
