import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { AssetTable } from '../../platform/db/media-tables.ts';

/** Aliases of the table in queries. */
type AssetAlias = 'asset' | 'whole';

const eb = expressionBuilder<Record<AssetAlias, AssetTable>, AssetAlias>();

/** Whether the press office may share it at that instant: after its own embargo, and before its rights end. */
export function isWithinRights(
  now: Date | Expression<string>,
  alias: AssetAlias = 'asset',
): Expression<SqlBool> {
  const instant = now instanceof Date ? now.toISOString() : now;
  return eb.and([
    eb.or([eb(`${alias}.embargo_until`, 'is', null), eb(`${alias}.embargo_until`, '<=', instant)]),
    hasRights(instant, alias),
  ]);
}

const hasRights = (instant: string | Expression<string>, alias: AssetAlias): Expression<SqlBool> =>
  eb.or([eb(`${alias}.rights_until`, 'is', null), eb(`${alias}.rights_until`, '>', instant)]);

/** Whether the press office may share it, even before the end of its embargo. */
export const isHandable = (now: Date): Expression<SqlBool> =>
  eb.and([eb('asset.state', '=', 'ready'), hasRights(now.toISOString(), 'asset')]);

/**
 * For queries with the table `asset` that check the visibility of its record themselves: its renditions or pages exist,
 * its own embargo is over and its rights have not ended.
 */
export const isShowable = (
  now: Date | Expression<string>,
  alias: AssetAlias = 'asset',
): Expression<SqlBool> => eb.and([eb(`${alias}.state`, '=', 'ready'), isWithinRights(now, alias)]);
