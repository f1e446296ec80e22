import type { ReleaseAccess } from '@press-room/contract/access';
import type { ListState, ReaderState, Readers, ReadersNote } from '@press-room/contract/readers';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Instant } from '../../platform/db/instant.ts';
import { ANYBODY, SOMEBODY, visibleTo } from '../visibility/visibility.ts';

type Alias = NonNullable<Parameters<typeof visibleTo>[2]>;

/** For a row of the office: whether everybody can see it, and whether some readers can, by the visibility rule. */
export const selectReaders = (now: Date | Expression<string>, alias?: Alias) =>
  [
    visibleTo(ANYBODY, now, alias).as('is_public'),
    visibleTo(SOMEBODY, now, alias).as('is_for_press'),
  ] as const;

/** Columns that determine the state. Engines return a condition as a boolean, a number or, for a missing instant, null. */
export interface ReadersRow {
  is_public: unknown;
  is_for_press: unknown;
  status: Extract<ReaderState, 'draft' | 'in_review' | 'scheduled' | 'archived'> | 'published';
  access: ReleaseAccess;
  /** When it appears or appeared, without embargoes. */
  appears_at: Instant | null;
  visible_from: Instant | null;
  embargo_until: Instant | null;
  expires_at: Instant | null;
  /** Crisis that holds it. */
  crisis_id: number | null;
}

export interface ReadersFacts {
  now: Date;
  /** Below a hidden branch. */
  isHidden?: boolean;
  /** It has nothing to show to readers. */
  isEmpty?: boolean;
  /** Notes that do not depend on its times. */
  notes?: readonly ReadersNote[];
}

/** Current state of a record for readers, with notes. */
export function toReaders(row: ReadersRow, facts: ReadersFacts): Readers {
  const state = toState(row, facts);
  const isOut = row.status === 'scheduled' || row.status === 'published';
  const own = isOut && state !== 'expired' ? listOwnNotes(row, state, facts.now) : [];
  const instants = isOut && row.crisis_id === null ? [row.appears_at, row.visible_from, row.expires_at] : [];
  const until = instants.flatMap((at) => (isAfter(at, facts.now) ? [at] : [])).toSorted()[0] ?? null;
  return { state, until, notes: [...own, ...(facts.notes ?? [])] };
}

const isAfter = (instant: Instant | null, now: Date): instant is Instant =>
  instant !== null && instant > now.toISOString();

function toState(row: ReadersRow, { now, isHidden, isEmpty }: ReadersFacts): ReaderState {
  if (row.status !== 'published' && row.status !== 'scheduled') return row.status;
  if (isEmpty !== true && row.is_public) return 'public';
  if (isEmpty !== true && row.is_for_press) return 'press';
  if (row.expires_at !== null && !isAfter(row.expires_at, now)) return 'expired';
  if (isHidden === true) return 'hidden';
  if (row.crisis_id !== null || isAfter(row.appears_at, now)) return 'scheduled';
  return isAfter(row.visible_from, now) ? 'embargo' : 'empty';
}

interface StateColumns {
  status: string;
  visible_from: Instant | null;
  expires_at: Instant | null;
  crisis_id: number | null;
}
type Tables = Record<Exclude<Alias, 'gallery'>, StateColumns> & {
  gallery: StateColumns & { branch_hidden: number };
};
const eb = expressionBuilder<Tables, Alias>();

interface StateOptions {
  alias: Alias;
  now: Date;
  appears: Expression<Instant | null>;
  /** Whether it has something to show; absent: it needs no files. */
  isShowable?: Expression<SqlBool>;
}

/** Whether a row is in a state, by the same steps as `toState`. */
export function isInListState(
  state: ListState,
  { alias, now, appears, isShowable = eb.lit(true) }: StateOptions,
): Expression<SqlBool> {
  if (state === 'draft' || state === 'in_review' || state === 'archived')
    return eb(`${alias}.status`, '=', state);
  const instant = now.toISOString();
  const isHidden = alias === 'gallery' ? eb('gallery.branch_hidden', '=', 1) : eb.lit(false);
  // Comparing with a missing instant gives no match, which a negation would turn into one.
  const found = eb
    .case()
    .when(eb.and([isShowable, visibleTo(SOMEBODY, now, alias)]))
    .then('published')
    .when(`${alias}.expires_at`, '<=', instant)
    .then('expired')
    .when(isHidden)
    .then('hidden')
    .when(eb.or([eb(`${alias}.crisis_id`, 'is not', null), eb(appears, '>', instant)]))
    .then('scheduled')
    .when(`${alias}.visible_from`, '>', instant)
    .then('embargo')
    .else('empty')
    .end();
  return eb.and([eb(`${alias}.status`, 'in', ['published', 'scheduled']), eb(found, '=', state)]);
}

function listOwnNotes(row: ReadersRow, state: ReaderState, now: Date): ReadersNote[] {
  const { visible_from, embargo_until, expires_at, appears_at, crisis_id } = row;
  const isHeld = crisis_id !== null;
  const appears = isHeld ? null : state === 'scheduled' ? appears_at : visible_from;
  return [
    ...(isHeld ? [{ code: 'crisis' } as const] : []),
    ...(isAfter(appears, now) ? [{ code: 'appears', at: appears } as const] : []),
    ...(isAfter(embargo_until, now) && embargo_until !== appears
      ? [{ code: 'embargo', at: embargo_until } as const]
      : []),
    ...(isAfter(expires_at, now) ? [{ code: 'expires', at: expires_at } as const] : []),
    ...(row.access === 'public' ? [] : [{ code: 'press' } as const]),
  ];
}
