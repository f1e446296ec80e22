import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** State of an office record for readers at this instant, by the visibility rule. */
const READER_STATES = [
  'draft',
  'in_review',
  /** Hidden until its instant. */
  'scheduled',
  /** Published, and its embargo is not over. */
  'embargo',
  /** Readers who are admitted to the press room. */
  'press',
  /** Everybody. */
  'public',
  'expired',
  'archived',
  /** Published on a branch that is hidden. */
  'hidden',
  /** Published, and nothing of it can be shown. */
  'empty',
] as const;
export type ReaderState = (typeof READER_STATES)[number];

/** Filter of office lists by the state for readers, whether the press or the public. */
export type ListState = Exclude<ReaderState, 'press' | 'public'> | 'published';

export const toListState = (state: ReaderState): ListState =>
  state === 'press' || state === 'public' ? 'published' : state;

/** Of releases. */
export const RELEASE_LIST_STATES = [
  'draft',
  'in_review',
  'scheduled',
  'embargo',
  'published',
  'expired',
  'archived',
  'empty',
] as const satisfies readonly ListState[];

const OUT = ['scheduled', 'embargo', 'published', 'expired', 'empty'] as const;

/** Of magazines. */
export const MAGAZINE_LIST_STATES = ['draft', ...OUT] as const satisfies readonly ListState[];
export const KIT_LIST_STATES = ['draft', 'in_review', ...OUT] as const satisfies readonly ListState[];
export const GALLERY_LIST_STATES = ['draft', ...OUT, 'hidden'] as const satisfies readonly ListState[];

/** Notes beside the state: pending changes, and who may see them. */
const READER_NOTES = [
  /** Pending changes; `at`: their last edit. */
  'pending',
  /** An embargo among these: it holds from the moment that they are shown, until `at`. */
  'pending_embargo',
  /** Readers see it from `at` on. */
  'appears',
  'embargo',
  'expires',
  /** For admitted readers alone. */
  'press',
  /** In this language alone. */
  'language',
  /** So many of its files are not there for readers: they are being made, or could not be. */
  'files',
  /** It is published as soon as its files are ready; since `at`. */
  'when_ready',
  /** A crisis holds it back, or did: it appears when somebody decides so. */
  'crisis',
] as const;
export type ReaderNoteCode = (typeof READER_NOTES)[number];

/** Of files that a note names. */
export const NOTE_FILES_MAX = 20;

const noteSchema = z.object({
  code: z.enum(READER_NOTES),
  at: z.iso.datetime().exactOptional(),
  language: languageSchema.exactOptional(),
  count: z.int().exactOptional(),
  /** The names of the first of them. */
  files: z.array(z.string()).exactOptional(),
});
export type ReadersNote = z.infer<typeof noteSchema>;

export const readersSchema = z.object({
  state: z.enum(READER_STATES),
  /** Instant of the next automatic change; null if there is none. */
  until: z.iso.datetime().nullable(),
  notes: z.array(noteSchema),
});
export type Readers = z.infer<typeof readersSchema>;
