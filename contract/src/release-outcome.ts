import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';

/** Results of a release: views, copies and downloads, and the outlets. */
export const releaseOutcomePath = (id: number): string => `${officePressReleasePath(id)}outcome/`;
/** The same as a file; `type`: one of `TABLE_FILE_TYPES`. */
export const releaseOutcomeExportPath = (id: number): string => `${releaseOutcomePath(id)}export/`;

/** The server rounds numbers of people down to a multiple of this, so that two answers never differ by one person. */
export const OUTCOME_STEP = 5;
/** Maximum outlets in an answer, most people first; the rest count as others. */
export const OUTCOME_OUTLETS_MAX = 50;
/** Maximum people who consented to be named, latest first. */
export const OUTCOME_NAMED_MAX = 100;

export const releaseOutcomeSchema = z.object({
  /** Days in Rome. */
  from: z.iso.date(),
  to: z.iso.date(),
  reads: z.int(),
  copies: z.int(),
  downloads: z.object({
    /** Downloads of text and ZIP. */
    release: z.int(),
    /** Downloads in any context. */
    pictures: z.int(),
    attachments: z.int(),
  }),
  /**
   * People with an account who downloaded something of it, at any time. Null: for companies' press offices, and before
   * readers have the release.
   */
  people: z
    .object({
      outlets: z.array(z.object({ id: z.int(), name: z.string(), people: z.int() })),
      /** People of outlets with fewer people, and without an outlet. */
      others: z.int(),
      /** People who consented to statistics of visits from mailings by name; null: no right to see mailings. */
      named: z
        .array(
          z.object({
            contact: z.int(),
            name: z.string(),
            outlets: z.array(z.string()),
            visited_at: z.iso.datetime(),
          }),
        )
        .nullable(),
    })
    .nullable(),
});
export type ReleaseOutcome = z.infer<typeof releaseOutcomeSchema>;
