import { z } from 'zod';
import { personSchema } from './people.ts';
import { pressReleaseSchema, RELEASE_STATUSES } from './press-releases.ts';
import { readersSchema } from './readers.ts';

/** Endpoint of preview links; the token is in the body, so that logs and caches do not contain it. */
export const PREVIEW_PATH = '/api/press_room/preview/';

/** The same in the formats of newsroom systems. */
export const PREVIEW_WIRE_PATH = `${PREVIEW_PATH}wire/`;
export const WIRE_FORMATS = ['ninjs', 'newsml'] as const;
export type WireFormat = (typeof WIRE_FORMATS)[number];

/** Default and longest validity of a link. */
export const PREVIEW_DAYS = 7;
export const PREVIEW_DAYS_MAX = 30;
/** Maximum valid links per release. */
export const PREVIEW_LINKS_MAX = 20;

export const previewLinkSchema = z.object({
  id: z.int(),
  created_at: z.iso.datetime(),
  created_by: personSchema,
  expires_at: z.iso.datetime(),
  /** Number of openings, and the last one. */
  openings: z.int(),
  last_opened_at: z.iso.datetime().nullable(),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** A new link: its address is shown only once, and only its hash is stored. */
export const newPreviewLinkSchema = previewLinkSchema.extend({ url: z.url() });
export type NewPreviewLink = z.infer<typeof newPreviewLinkSchema>;

export const previewLinkFormSchema = z.object({ expires_at: z.iso.datetime({ offset: true }).optional() });
export const previewFormSchema = z.object({ token: z.string() });
export const previewWireFormSchema = previewFormSchema.extend({ format: z.enum(WIRE_FORMATS) });

/** A release in a format for newsroom systems, as a file. */
export const wireFileSchema = z.object({ name: z.string(), media_type: z.string(), content: z.string() });
export type SyndicatedFile = z.infer<typeof wireFileSchema>;

/** A release as its readers would see it if it were published now, including pending changes. */
export const releasePreviewSchema = pressReleaseSchema.extend({
  status: z.enum(RELEASE_STATUSES),
  /** State for readers, without pending changes. */
  readers: readersSchema.pick({ state: true }),
  /** Instant from which readers see it, by its current state; null if they do not. */
  visible_from: z.iso.datetime().nullable(),
  /** Whether it contains changes that readers do not see. */
  has_changes: z.boolean(),
  /** Whether the same content is public at its own address. */
  is_visible: z.boolean(),
  /** Expiry of the link. */
  expires_at: z.iso.datetime(),
});
export type ReleasePreview = z.infer<typeof releasePreviewSchema>;
