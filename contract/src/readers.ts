import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** State of an office record for readers at this instant, by the visibility rule. */
const READER_STATES = [
  'draft',
  'in_review',
  /** Hidden until its publication time. */
  'scheduled',
  /** Published, but under embargo. */
  'embargo',
  /** Visible to readers who are admitted to the press room. */
  'press',
  /** Visible to everybody. */
  'public',
  'expired',
  'archived',
  /** Published on a hidden branch. */
  'hidden',
  /** Published without any content that can be shown. */
  'empty',
] as const;
export type ReaderState = (typeof READER_STATES)[number];

/** List filter of the office by the state for readers; press and public are combined. */
export type ListState = Exclude<ReaderState, 'press' | 'public'> | 'published';

export const toListState = (state: ReaderState): ListState =>
  state === 'press' || state === 'public' ? 'published' : state;

/** Filter of releases. */
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

/** Filter of magazines. */
export const MAGAZINE_LIST_STATES = ['draft', ...OUT] as const satisfies readonly ListState[];
export const KIT_LIST_STATES = ['draft', 'in_review', ...OUT] as const satisfies readonly ListState[];
export const GALLERY_LIST_STATES = ['draft', ...OUT, 'hidden'] as const satisfies readonly ListState[];

/** Notes in addition to the state: pending changes, and who can see the record. */
const READER_NOTES = [
  /** Pending changes; `at`: their last edit. */
  'pending',
  /** An embargo in the pending changes: it starts when they are published and ends at `at`. */
  'pending_embargo',
  /** Readers see it from `at`. */
  'appears',
  'embargo',
  'expires',
  /** Only for admitted readers. */
  'press',
  /** Only in this language. */
  'language',
  /** Number of its files that readers cannot get, because processing is running or has failed. */
  'files',
  /** Will be published when its files are ready; requested at `at`. */
  'when_ready',
  /** Held by a crisis: it appears after an officer's decision. */
  'crisis',
] as const;
export type ReaderNoteCode = (typeof READER_NOTES)[number];

/** Maximum file names in a note. */
export const NOTE_FILES_MAX = 20;

const noteSchema = z.object({
  code: z.enum(READER_NOTES),
  at: z.iso.datetime().exactOptional(),
  language: languageSchema.exactOptional(),
  count: z.int().exactOptional(),
  /** First file names. */
  files: z.array(z.string()).exactOptional(),
});
export type ReadersNote = z.infer<typeof noteSchema>;

export const readersSchema = z.object({
  state: z.enum(READER_STATES),
  /** Next automatic change; null: none. */
  until: z.iso.datetime().nullable(),
  notes: z.array(noteSchema),
});
export type Readers = z.infer<typeof readersSchema>;
