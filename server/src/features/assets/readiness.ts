import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { AssetTable } from '../../db/media-tables.ts';

/** The names under which queries know the table. */
type AssetAlias = 'asset' | 'whole';

const eb = expressionBuilder<Record<AssetAlias, AssetTable>, AssetAlias>();

export const isPastEmbargo = (
  now: Date | Expression<string>,
  alias: AssetAlias = 'asset',
): Expression<SqlBool> =>
  eb.or([
    eb(`${alias}.embargo_until`, 'is', null),
    eb(`${alias}.embargo_until`, '<=', now instanceof Date ? now.toISOString() : now),
  ]);

/**
 * For queries that name the table `asset` and ask for the visibility of what it hangs on themselves: whether it can be
 * shown by now, with its renditions or pages made and its own embargo over.
 */
export const isShowable = (now: Date | Expression<string>): Expression<SqlBool> =>
  eb.and([eb('asset.state', '=', 'ready'), isPastEmbargo(now)]);
