import {
  REVIEW_CLIPPINGS_MAX,
  type ReviewPlace,
  type ReviewSection,
} from '@press-room/contract/press-reviews';
import type { Db } from '../../platform/db/db.ts';
import { toKey } from '../../platform/text/keys.ts';

const DAY_MS = 86_400_000;
/** Period for a press group without editions. */
const FIRST_DAYS = 7;

interface Candidate {
  id: number;
  /** Folded headline and excerpt. */
  search_text: string;
  has_company: boolean;
  has_own_release: boolean;
}

/** Officers move clippings about competitors by hand, because no record names competitors. */
function sectionOf(
  { search_text, has_company, has_own_release }: Omit<Candidate, 'id'>,
  groupKey: string,
): ReviewSection {
  if (has_company) return 'about_members';
  const isNamed = groupKey !== '' && ` ${search_text} `.includes(` ${groupKey} `);
  return has_own_release || isNamed ? 'about_us' : 'market';
}

/** Clippings of a press group that were added since its last edition and are in none, widest reach first. */
export async function proposePlaces(
  db: Db,
  group: { id: number; name: string },
  now: Date,
): Promise<ReviewPlace[]> {
  const last = await db
    .selectFrom('press_review')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('press_group_id', '=', group.id)
    .executeTakeFirst();
  const since = last?.at ?? new Date(now.getTime() - FIRST_DAYS * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select(['clipping.id', 'clipping.search_text'])
    .select((eb) => [
      eb
        .selectFrom('clipping_company')
        .select('company_id')
        .whereRef('clipping_id', '=', 'clipping.id')
        .limit(1)
        .as('company'),
      eb
        .selectFrom('clipping_release')
        .innerJoin('press_release', 'press_release.id', 'clipping_release.press_release_id')
        .select('press_release.id')
        .whereRef('clipping_release.clipping_id', '=', 'clipping.id')
        .where('press_release.company_id', 'is', null)
        .limit(1)
        .as('release'),
    ])
    .where('clipping.press_group_id', '=', group.id)
    .where('clipping.created_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('press_review_clipping as place')
            .select('place.clipping_id')
            .whereRef('place.clipping_id', '=', 'clipping.id'),
        ),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce('clipping.reach', 'outlet.reach', eb.lit(0)), 'desc')
    .orderBy('clipping.id', 'desc')
    .limit(REVIEW_CLIPPINGS_MAX)
    .execute();
  const groupKey = toKey(group.name);
  return rows.map(({ id, search_text, company, release }) => ({
    clipping: id,
    section: sectionOf(
      { search_text, has_company: company !== null, has_own_release: release !== null },
      groupKey,
    ),
  }));
}
