import { z } from 'zod';
import { CLIPPING_LANGUAGES } from './clippings.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

/** Articles from watched feeds and forwarded mails, pending until an officer decides. */
export const CLIPPING_PROPOSAL_PATH = '/api/office/clipping_proposal/';
export const clippingProposalPath = (id: number): string => `${CLIPPING_PROPOSAL_PATH}${id}/`;
/** POST: creates a clipping from it, with the form of a clipping; returns the clipping. */
export const proposalAcceptPath = (id: number): string => `${clippingProposalPath(id)}accept/`;
/** POST: merges it into a clipping or another proposal of the same article. */
export const proposalMergePath = (id: number): string => `${clippingProposalPath(id)}merge/`;
/** POST: refuses it, once or permanently. */
export const proposalRefusePath = (id: number): string => `${clippingProposalPath(id)}refuse/`;
/** POST: undoes a refusal. */
export const proposalReopenPath = (id: number): string => `${clippingProposalPath(id)}reopen/`;
/** GET: the PDF of a mail. */
export const proposalFilePath = (id: number): string => `${clippingProposalPath(id)}file/`;

/** Larger PDFs in mails are ignored. */
export const PROPOSAL_FILE_MAX_BYTES = 7_000_000;
/** Days after which a decided proposal is deleted. Permanently refused addresses stay refused. */
export const PROPOSAL_DAYS = 90;

export const PROPOSAL_STATES = ['waiting', 'accepted', 'merged', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export const PROPOSAL_SOURCES = ['feed', 'mail'] as const;
export const MATCH_KINDS = ['company', 'brand', 'event', 'release'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Start and end within a text, in UTF-16 units, in order and without overlaps. */
const marksSchema = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof marksSchema>;

export const proposalMatchSchema = z.object({
  kind: z.enum(MATCH_KINDS),
  id: z.int(),
  /** Current name, or the name when it was found. */
  name: z.string(),
});
export type ProposalMatch = z.infer<typeof proposalMatchSchema>;

export const clippingProposalSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  state: z.enum(PROPOSAL_STATES),
  /** Whether its address is never proposed again. */
  for_good: z.boolean(),
  source: z.enum(PROPOSAL_SOURCES),
  /** Null: from a mail, or the feed was deleted. */
  feed: namedSchema.nullable(),
  /** Account with the sender's address of the mail; null: from a feed, or the account was erased. */
  sender: personSchema.nullable(),
  /** Press group of the feed. */
  press_group: namedSchema.nullable(),
  headline: z.string(),
  headline_marks: marksSchema,
  excerpt: z.string(),
  excerpt_marks: marksSchema,
  author: z.string(),
  published_on: z.iso.date().nullable(),
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
  outlet: namedSchema.nullable(),
  url: z.string(),
  /** PDF from the mail. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  matches: z.array(proposalMatchSchema),
  /** Companies and press releases found; for a brand its companies. */
  companies: z.array(namedSchema),
  releases: z.array(z.object({ id: z.int(), title: z.object({ it: z.string(), en: z.string() }) })),
  found_at: z.iso.datetime(),
  /** Clipping that was created from it, or that it was merged into. */
  clipping: namedSchema.nullable(),
  /** Proposal that it was merged into. */
  merged_into: z.int().nullable(),
  /** Addresses of proposals merged into it. */
  other_urls: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type ClippingProposal = z.infer<typeof clippingProposalSchema>;

/** Exactly one of the two. */
export const proposalMergeFormSchema = z.object({ clipping: z.int(), proposal: z.int() }).partial();
export const proposalRefuseFormSchema = z.object({ for_good: z.boolean() }).partial();
