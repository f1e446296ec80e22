import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { EMAIL_MAX_LENGTH, SEARCH_QUERY_MAX_LENGTH } from './limits.ts';
import { MAGAZINE_KINDS, TERRITORY_PATTERN } from './magazines.ts';
import { ORIENTATIONS } from './press-gallery.ts';

/** POST subscribes to alerts by e-mail. It always answers 202, and sends one confirmation mail. */
export const ALERT_PATH = '/api/press_room/alert/';
/** POST returns recent releases that an alert would have sent. */
export const ALERT_PREVIEW_PATH = '/api/press_room/alert_preview/';
export const ALERT_PREVIEW_DAYS = 30;
/** Maximum titles in a preview. */
export const ALERT_PREVIEW_ROWS = 3;
/** Page on which signed-in users change their alerts. */
export const OWN_ALERTS_PATH = '/api/account/alerts/';

export const ALERT_RHYTHMS = ['now', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number];
/** Default hour of digests. */
export const ALERT_HOUR = 8;
/** Default weekday of weekly digests; 1 is Monday. */
export const ALERT_WEEKDAY = 1;

/** Maximum alerts per address. */
export const ALERTS_MAX = 20;
/** Days after which unconfirmed alerts are deleted. */
export const ALERT_CONFIRMATION_DAYS = 7;
/** Days for which the releases sent to a person are stored, so that corrections reach them. */
export const ALERT_TOLD_DAYS = 730;

const idSchema = z.int().min(1).max(2_147_483_647);

/** Subjects of alerts besides releases, for accredited readers. */
export const ALERT_MEDIA = ['gallery', 'magazine', 'press_kit'] as const;
export type AlertMedium = (typeof ALERT_MEDIA)[number];

const CREDIT_MAX_LENGTH = 200;
const SIDE_MAX = 100_000;

const alertFilterFields = {
  q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional(),
  group: idSchema.optional(),
  company: idSchema.optional(),
  sector: z.string().max(100).optional(),
  /** Its releases, and those that mention it. */
  event: idSchema.optional(),
  /** Only releases published in this language. */
  language: languageSchema.optional(),
  /** Year of the release or issue; for galleries, of a picture. */
  year: z.int().min(1).max(9999).optional(),
  month: z.int().min(1).max(12).optional(),
  /** Absent: press releases. */
  kind: z.enum(ALERT_MEDIA).optional(),
  magazine: z.enum(MAGAZINE_KINDS).optional(),
  territory: z.string().regex(TERRITORY_PATTERN).optional(),
  /** Galleries with a picture that has it. */
  orientation: z.enum(ORIENTATIONS).optional(),
  min_side: z.int().min(1).max(SIDE_MAX).optional(),
  credit: z.string().min(1).max(CREDIT_MAX_LENGTH).optional(),
};
type FilterField = keyof typeof alertFilterFields;

/** Filters of each kind's list. */
const FIELDS_OF: Readonly<Record<AlertMedium | 'press_release', readonly FilterField[]>> = {
  press_release: ['q', 'group', 'company', 'sector', 'event', 'language', 'year', 'month'],
  gallery: ['q', 'year', 'orientation', 'min_side', 'credit'],
  magazine: ['q', 'year', 'month', 'magazine', 'territory'],
  press_kit: ['q', 'group'],
};

/** Filters of lists and search; `{}` means all public releases of the site. */
export const alertFilterSchema = z.strictObject(alertFilterFields).refine(
  ({ kind, ...fields }) => {
    const taken: readonly string[] = FIELDS_OF[kind ?? 'press_release'];
    return Object.entries(fields).every(([name, value]) => value === undefined || taken.includes(name));
  },
  { error: 'Only what the list of this kind takes' },
);
export type AlertFilter = z.infer<typeof alertFilterSchema>;

export const alertFormSchema = z.object({
  email: z.string().max(EMAIL_MAX_LENGTH),
  /** Language of the messages. */
  language: languageSchema,
  rhythm: z.enum(ALERT_RHYTHMS),
  filter: alertFilterSchema,
  /** Hour of digests in `time_zone`; default: 8. */
  hour: z.int().min(0).max(23).optional(),
  /** Weekday of weekly digests, 1 is Monday; default: Monday. */
  weekday: z.int().min(1).max(7).optional(),
  /** IANA name; default: time zone of the press office. */
  time_zone: z.string().max(60).optional(),
});
export type AlertForm = z.infer<typeof alertFormSchema>;

/** Answer to a subscription; no alert is sent before the address is confirmed by the mailed link. */
export const alertAskedSchema = z.object({ detail: z.string() });

export const alertPreviewFormSchema = z.object({ filter: alertFilterSchema });

export const alertPreviewSchema = z.object({
  /** The filter in words. */
  about: z.string(),
  /** Matching public releases of the last days; for galleries, magazines and kits: those visible to the reader. */
  count: z.int(),
  /** Newest ones, of the requested kind. */
  releases: z.array(
    z.object({ id: z.int(), title: z.string(), language: languageSchema, date: z.iso.date() }),
  ),
  /** Wording of the consent. */
  wording: z.string(),
});
export type AlertPreview = z.infer<typeof alertPreviewSchema>;

/** Null: no subscription. */
/** Pages of the contacts of the signed-in user; most people have one contact. */
export const ownAlertsSchema = z.object({
  pages: z.array(z.object({ url: z.url(), emails: z.array(z.string()) })),
});
export type OwnAlerts = z.infer<typeof ownAlertsSchema>;
