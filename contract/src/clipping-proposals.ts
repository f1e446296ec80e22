import { z } from 'zod';
import { CLIPPING_LANGUAGES } from './clippings.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

/** Articles that watched feeds and forwarded mails brought. Each waits until an officer decides about it. */
export const CLIPPING_PROPOSAL_PATH = '/api/office/clipping_proposal/';
export const clippingProposalPath = (id: number): string => `${CLIPPING_PROPOSAL_PATH}${id}/`;
/** POST: a clipping of it, with the form of a clipping; answers the clipping. */
export const proposalAcceptPath = (id: number): string => `${clippingProposalPath(id)}accept/`;
/** POST: it is the article of a clipping, or of another proposal. */
export const proposalMergePath = (id: number): string => `${clippingProposalPath(id)}merge/`;
/** POST: refuses it once or for good. */
export const proposalRefusePath = (id: number): string => `${clippingProposalPath(id)}refuse/`;
/** POST: takes a refusal back. */
export const proposalReopenPath = (id: number): string => `${clippingProposalPath(id)}reopen/`;
/** GET: the PDF of a mail. */
export const proposalFilePath = (id: number): string => `${clippingProposalPath(id)}file/`;

/** A larger PDF of a mail is left out. */
export const PROPOSAL_FILE_MAX_BYTES = 7_000_000;
/** After so many days a decided proposal is deleted. Addresses that were refused for good stay refused. */
export const PROPOSAL_DAYS = 90;

export const PROPOSAL_STATES = ['waiting', 'accepted', 'merged', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export const PROPOSAL_SOURCES = ['feed', 'mail'] as const;
export const MATCH_KINDS = ['company', 'brand', 'event', 'release'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Start and end within a text, in UTF-16 units, in order and apart. */
const marksSchema = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof marksSchema>;

export const proposalMatchSchema = z.object({
  kind: z.enum(MATCH_KINDS),
  id: z.int(),
  /** As it is called, or as it was called when it was found. */
  name: z.string(),
});
export type ProposalMatch = z.infer<typeof proposalMatchSchema>;

export const clippingProposalSchema = z.object({
  id: z.int(),
  /** Goes into `If-Match` of the next write. */
  version: z.int(),
  state: z.enum(PROPOSAL_STATES),
  /** Whether its address is never proposed again. */
  for_good: z.boolean(),
  source: z.enum(PROPOSAL_SOURCES),
  /** Null: from a mail, or the feed was deleted. */
  feed: namedSchema.nullable(),
  /** Account whose address the mail named as its sender; null: from a feed, or the account was erased. */
  sender: personSchema.nullable(),
  /** Of the feed. */
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
  /** A PDF that came with the mail. */
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  matches: z.array(proposalMatchSchema),
  /** Companies and press releases that were found, of a brand its companies. */
  companies: z.array(namedSchema),
  releases: z.array(z.object({ id: z.int(), title: z.object({ it: z.string(), en: z.string() }) })),
  found_at: z.iso.datetime(),
  /** Clipping that it became or belongs to. */
  clipping: namedSchema.nullable(),
  /** Proposal that it was merged with. */
  merged_into: z.int().nullable(),
  /** Addresses of proposals that were merged with it. */
  other_urls: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type ClippingProposal = z.infer<typeof clippingProposalSchema>;

/** One of both. */
export const proposalMergeFormSchema = z.object({ clipping: z.int(), proposal: z.int() }).partial();
export const proposalRefuseFormSchema = z.object({ for_good: z.boolean() }).partial();
