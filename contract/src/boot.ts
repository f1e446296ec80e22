import { z } from 'zod';
import { type Language, languageSchema } from './languages.ts';
import { pressGroupSchema } from './press-groups.ts';
import type { PressReleaseList, PressReleaseRow } from './press-releases.ts';

/** Id of the `<script type="application/json">` element with the boot document. */
export const BOOT_ELEMENT_ID = 'boot';

/** Releases on a page of Home. */
export const HOME_PAGE_LENGTH = 12;

/** Lead story of Home: the pinned one, else the newest in the reader's language, else the newest. */
export const findLead = (
  { lead, data }: Pick<PressReleaseList, 'lead' | 'data'>,
  language: Language,
): PressReleaseRow | undefined => lead ?? data.find((row) => row.language === language) ?? data[0];

/** Calls that an installation can disable, each with its own screen. */
const CLOSABLE_CALLS = ['registration', 'password_reset'] as const;
export type ClosableCall = (typeof CLOSABLE_CALLS)[number];
const CLOSABLE = [...CLOSABLE_CALLS, 'embedding'] as const;
export type Closable = (typeof CLOSABLE)[number];

/** Data of this installation for the privacy notice; null: not configured. */
export const privacyPartiesSchema = z.object({
  /** Controller of the personal data. */
  controller: z.string().nullable(),
  /** Postal address of the controller. */
  address: z.string().nullable(),
  /** E-mail address for questions about personal data. */
  email: z.string().nullable(),
  /** Months for which an unused account is kept if no event is known. */
  months_without_event: z.int(),
});
export type PrivacyParties = z.infer<typeof privacyPartiesSchema>;

/**
 * Data embedded in every page, so that its screen renders without a request: the press groups, the parties of the
 * privacy notice, and the answers that the screen would request.
 */
export const bootSchema = z.object({
  language: languageSchema,
  group: pressGroupSchema.nullable(),
  /** All press groups, including the one above. */
  groups: z.array(pressGroupSchema),
  /** Features that this installation has disabled; their calls answer 404. */
  closed: z.array(z.enum(CLOSABLE)),
  privacy: privacyPartiesSchema,
  /** For server-rendered pages: the answers that the screen requested, by the app's query keys. */
  answers: z.array(z.object({ key: z.array(z.json()), answer: z.json() })),
});
export type Boot = z.infer<typeof bootSchema>;
export type CarriedAnswer = Boot['answers'][number];
