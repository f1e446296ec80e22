import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { AssetTable } from '../../db/media-tables.ts';

const eb = expressionBuilder<{ asset: AssetTable }, 'asset'>();

/**
 * For queries that name the table `asset` and ask for the visibility of what it hangs on themselves: whether it can be
 * shown by now, with its renditions or pages made and its own embargo over.
 */
export const isShowable = (now: Date | Expression<string>): Expression<SqlBool> =>
  eb.and([
    eb('asset.state', '=', 'ready'),
    eb.or([
      eb('asset.embargo_until', 'is', null),
      eb('asset.embargo_until', '<=', now instanceof Date ? now.toISOString() : now),
    ]),
  ]);
