import {
  type ClippingProposal,
  clippingProposalSchema,
  type ProposalState,
} from '@press-room/contract/clipping-proposals';
import { expressionBuilder } from 'kysely';
import { toNamed } from '../../../core/companies/names.ts';
import { toPerson } from '../../../core/people/people.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { findingsSchema } from './propose.ts';

const proposal = expressionBuilder<Schema, 'clipping_proposal'>();

export const PROPOSAL_FIELDS: FieldMap = {
  id: proposal.ref('clipping_proposal.id'),
  text: { keyed: proposal.ref('clipping_proposal.search_text') },
  headline: proposal.ref('clipping_proposal.headline'),
  source: proposal.ref('clipping_proposal.source'),
  published_on: proposal.ref('clipping_proposal.published_on'),
  found_at: proposal.ref('clipping_proposal.found_at'),
};

/** Newest first. */
export const PROPOSAL_ORDER = [
  { by: proposal.ref('clipping_proposal.found_at'), direction: 'desc' as const },
  { by: proposal.ref('clipping_proposal.id'), direction: 'desc' as const },
];

export interface ProposalFilter {
  state?: ProposalState | undefined;
  feed?: number | undefined;
  source?: 'feed' | 'mail' | undefined;
}

export function selectProposals(db: Db, { state, feed, source }: ProposalFilter) {
  let query = db.selectFrom('clipping_proposal').select('clipping_proposal.id');
  if (state !== undefined) query = query.where('clipping_proposal.state', '=', state);
  if (feed !== undefined) query = query.where('clipping_proposal.feed_id', '=', feed);
  if (source !== undefined) query = query.where('clipping_proposal.source', '=', source);
  return query;
}

const AT_ONCE = 500;

/** In the order of the ids. */
export async function listProposals(db: Db, ids: readonly number[]): Promise<ClippingProposal[]> {
  const found: ClippingProposal[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    found.push(...(await listSome(db, ids.slice(at, at + AT_ONCE))));
  return found;
}

async function listSome(db: Db, ids: readonly number[]): Promise<ClippingProposal[]> {
  const rows = await db
    .selectFrom('clipping_proposal as proposal')
    .leftJoin('clipping_feed as feed', 'feed.id', 'proposal.feed_id')
    .leftJoin('user_account as sender', 'sender.id', 'proposal.sender_id')
    .leftJoin('press_group', 'press_group.id', 'proposal.press_group_id')
    .leftJoin('outlet', 'outlet.id', 'proposal.outlet_id')
    .leftJoin('clipping', 'clipping.id', 'proposal.clipping_id')
    .selectAll('proposal')
    .select([
      'feed.name as feed_name',
      'sender.first_name',
      'sender.last_name',
      'press_group.name as group_name',
      'outlet.name as outlet_name',
      'clipping.headline as clipping_name',
    ])
    .where('proposal.id', 'in', ids)
    .execute();
  const rowOf = new Map(
    rows.map((row) => [row.id, { ...row, ...findingsSchema.parse(JSON.parse(row.found)) }]),
  );
  const idsOf = (...kinds: readonly string[]): number[] => [
    ...new Set(
      [...rowOf.values()].flatMap(({ matches }) =>
        matches.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id),
      ),
    ),
  ];
  const companies = await listCompanies(db, { companies: idsOf('company'), brands: idsOf('brand') });
  const releases = await listReleases(db, idsOf('release'));
  const others = await listOtherUrls(db, ids);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const { sha256, file_name, file_bytes, matches } = row;
    const has = (kind: string, wanted: number) =>
      matches.some((match) => match.kind === kind && match.id === wanted);
    return clippingProposalSchema.parse({
      ...row,
      for_good: row.for_good === 1,
      feed: toNamed(row.feed_id, row.feed_name),
      sender: toPerson(row.sender_id, row.first_name, row.last_name),
      press_group: toNamed(row.press_group_id, row.group_name),
      outlet: toNamed(row.outlet_id, row.outlet_name),
      file: sha256 === null ? null : { name: file_name, bytes: file_bytes },
      companies: companies
        .filter(({ id: company, brand }) => (brand === null ? has('company', company) : has('brand', brand)))
        .map(({ id: company, name }) => ({ id: company, name }))
        .filter((one, at, all) => all.findIndex((other) => other.id === one.id) === at),
      releases: releases.filter((release) => has('release', release.id)),
      clipping: toNamed(row.clipping_id, row.clipping_name),
      merged_into: row.merged_into_id,
      other_urls: (others.get(id) ?? []).map(({ url }) => url).filter(Boolean),
    });
  });
}

/** A brand of many companies does not identify one of them. */
const BRAND_COMPANIES_MAX = 3;

async function listCompanies(db: Db, ids: { companies: readonly number[]; brands: readonly number[] }) {
  const named =
    ids.companies.length === 0
      ? []
      : await db
          .selectFrom('company')
          .select(['id', 'business_name as name'])
          .where('id', 'in', ids.companies)
          .execute();
  const branded =
    ids.brands.length === 0
      ? []
      : await db
          .selectFrom('company_brand as link')
          .innerJoin('company', 'company.id', 'link.company_id')
          .select(['link.brand_id as brand', 'company.id', 'company.business_name as name'])
          .where('link.brand_id', 'in', ids.brands)
          .orderBy('company.business_name')
          .execute();
  const ofBrand = Map.groupBy(branded, ({ brand }) => brand);
  return [
    ...named.map((company) => ({ ...company, brand: null })),
    ...branded.filter(({ brand }) => (ofBrand.get(brand)?.length ?? 0) <= BRAND_COMPANIES_MAX),
  ];
}

async function listReleases(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('press_release_text')
    .select(['press_release_id as id', 'language', 'title'])
    .where('press_release_id', 'in', ids)
    .execute();
  const titleOf = (id: number, language: string): string =>
    rows.find((row) => row.id === id && row.language === language)?.title ?? '';
  return [...new Set(rows.map(({ id }) => id))].map((id) => ({
    id,
    title: { it: titleOf(id, 'it'), en: titleOf(id, 'en') },
  }));
}

async function listOtherUrls(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('clipping_proposal')
    .select(['merged_into_id', 'url'])
    .where('merged_into_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ merged_into_id }) => merged_into_id);
}

/** @throws 404 */
export async function getProposal(db: Db, id: number): Promise<ClippingProposal> {
  const [found] = await listProposals(db, [id]);
  if (found === undefined) throw notFound();
  return found;
}

/** Number of pending proposals, and the newest of them. */
export async function listWaitingProposals(db: Db, limit: number) {
  const waiting = db.selectFrom('clipping_proposal as proposal').where('proposal.state', '=', 'waiting');
  const rows = await waiting
    .leftJoin('clipping_feed as feed', 'feed.id', 'proposal.feed_id')
    .leftJoin('outlet', 'outlet.id', 'proposal.outlet_id')
    .select(['proposal.id', 'proposal.headline', 'proposal.found_at'])
    .select((eb) => eb.fn.coalesce('outlet.name', 'feed.name', eb.val('')).as('outlet'))
    .orderBy('proposal.found_at', 'desc')
    .orderBy('proposal.id', 'desc')
    .limit(limit)
    .execute();
  return { count: await countRows(waiting), rows };
}
