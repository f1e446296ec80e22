import type { Marks, PROPOSAL_SOURCES, ProposalMatch } from '@press-room/contract/clipping-proposals';
import { EXCERPT_MAX_LENGTH, HEADLINE_MAX_LENGTH } from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { toSingleLine } from '@press-room/contract/single-line';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { toKey, toSearchedKey } from '../../../platform/text/keys.ts';
import { toUrlKey } from '../url-key.ts';
import { findSubjects, type SubjectIndex } from './match.ts';

/** An article as its source describes it. */
export interface Article {
  headline: string;
  excerpt?: string;
  author?: string;
  /** Empty: only a PDF. */
  url: string;
  published_on?: string | null;
  language?: string;
}

export interface Findings {
  headline_marks: Marks;
  excerpt_marks: Marks;
  matches: ProposalMatch[];
}

const marks = z.array(z.tuple([z.number(), z.number()]));
/** Content of `clipping_proposal.found`. */
export const findingsSchema = z.object({
  headline_marks: marks,
  excerpt_marks: marks,
  matches: z.array(
    z.object({ kind: z.enum(['company', 'brand', 'event', 'release']), id: z.int(), name: z.string() }),
  ),
});

const cut = (text: string, max: number): string =>
  Array.from(toSingleLine(text.replaceAll('\0', '')))
    .slice(0, max)
    .join('');

/** Each in one line, limited to the lengths of a clipping. */
const tidy = ({ headline, excerpt = '', author = '', ...article }: Article): Required<Article> => ({
  published_on: null,
  language: '',
  ...article,
  headline: cut(headline, HEADLINE_MAX_LENGTH),
  excerpt: cut(excerpt, EXCERPT_MAX_LENGTH),
  author: cut(author, NAME_MAX_LENGTH),
});

/** An article with the subjects that it mentions. */
export function lookInto(article: Article, subjects: SubjectIndex): Required<Article> & Findings {
  const tidied = tidy(article);
  const inHeadline = findSubjects(tidied.headline, subjects);
  const inExcerpt = findSubjects(tidied.excerpt, subjects);
  const matches = [...inHeadline.matches, ...inExcerpt.matches];
  return {
    ...tidied,
    headline_marks: inHeadline.marks,
    excerpt_marks: inExcerpt.marks,
    matches: [...new Map(matches.map((match) => [`${match.kind}:${match.id}`, match])).values()],
  };
}

/** A stored PDF. */
export interface ProposedFile {
  sha256: string;
  name: string;
  bytes: number;
  pages: number | null;
}

interface Origin {
  source: (typeof PROPOSAL_SOURCES)[number];
  feed_id: number | null;
  sender_id: number | null;
  press_group_id: number | null;
  outlet_id: number | null;
  file: ProposedFile | null;
}

/** Whether an article is a clipping, belongs to one, or was refused permanently. */
async function isSettled(trx: Db, url_key: string): Promise<boolean> {
  if (url_key === '') return false;
  const refused = trx.selectFrom('clipping_refusal').select('url_key').where('url_key', '=', url_key);
  const clipped = trx.selectFrom('clipping').select('url_key').where('url_key', '=', url_key);
  const decided = trx
    .selectFrom('clipping_proposal')
    .select('url_key')
    .where('url_key', '=', url_key)
    .where('state', 'in', ['accepted', 'merged']);
  const found = await refused.unionAll(clipped).unionAll(decided).limit(1).execute();
  return found.length > 0;
}

/** An article is pending once: identified by its address, or by the content of its PDF. */
export const toWaitingKey = (url_key: string, sha256: string | null): string =>
  url_key || `file:${sha256 ?? ''}`;

/** Adds a proposal and returns its id; null: the article is already pending, or was decided. */
export async function addProposal(
  trx: Db,
  { matches, headline_marks, excerpt_marks, ...article }: Required<Article> & Findings,
  { file, ...origin }: Origin,
  now: Date,
): Promise<number | null> {
  const url_key = toUrlKey(article.url);
  if (await isSettled(trx, url_key)) return null;
  const at = now.toISOString();
  const row = await trx
    .insertInto('clipping_proposal')
    .values({
      ...article,
      ...origin,
      author_key: toKey(article.author),
      state: 'waiting',
      url_key,
      waiting_key: toWaitingKey(url_key, file?.sha256 ?? null),
      search_text: toSearchedKey([article.headline, article.excerpt]),
      found: JSON.stringify({ headline_marks, excerpt_marks, matches } satisfies Findings),
      sha256: file?.sha256 ?? null,
      file_name: file?.name ?? '',
      file_bytes: file?.bytes ?? 0,
      file_pages: file?.pages ?? null,
      found_at: at,
      clipping_id: null,
      merged_into_id: null,
      decided_at: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('waiting_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
