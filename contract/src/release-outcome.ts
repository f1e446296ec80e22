import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';

/** Results of a release: views, copies and downloads, and the outlets. */
export const releaseOutcomePath = (id: number): string => `${officePressReleasePath(id)}outcome/`;
/** The same as a file; `type` is one of `TABLE_FILE_TYPES`. */
export const releaseOutcomeExportPath = (id: number): string => `${releaseOutcomePath(id)}export/`;

/** The server rounds numbers of people down to a multiple of this, so that no two answers differ by one person. */
export const OUTCOME_STEP = 5;
/** Outlets of an answer, those of most people first; the rest count as others. */
export const OUTCOME_OUTLETS_MAX = 50;
/** People who agreed to be named, the latest first. */
export const OUTCOME_NAMED_MAX = 100;

export const releaseOutcomeSchema = z.object({
  /** Days by the clock of Rome. */
  from: z.iso.date(),
  to: z.iso.date(),
  reads: z.int(),
  copies: z.int(),
  downloads: z.object({
    /** Text and ZIP. */
    release: z.int(),
    /** In any context. */
    pictures: z.int(),
    attachments: z.int(),
  }),
  /** People with an account who downloaded something of it, at whatever time. Null: not for
   * companies' press offices, and not before readers have the release. */
  people: z
    .object({
      outlets: z.array(z.object({ id: z.int(), name: z.string(), people: z.int() })),
      /** Of outlets with fewer people, and of none. */
      others: z.int(),
      /** Persons who agreed that their visits from mailings are counted by name; null without the right to see mailings. */
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
