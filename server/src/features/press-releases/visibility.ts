import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PressReleaseTable } from '../../db/schema.ts';
import type { Reader } from '../../http/authentication.ts';

const eb = expressionBuilder<{ release: PressReleaseTable }, 'release'>();

/**
 * The one rule of who sees which release, for queries that name the table `release`: published or due, past its
 * embargo, not expired, in at least one language, and public unless the reader is admitted to the press room.
 */
export function visibleTo(
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date | Expression<string>,
): Expression<SqlBool> {
  const instant = now instanceof Date ? now.toISOString() : now;
  const conditions = [
    eb('release.visible_from', '<=', instant),
    eb.or([eb('release.expires_at', 'is', null), eb('release.expires_at', '>', instant)]),
  ];
  if (!reader.isAdmitted) conditions.push(eb('release.access', '=', 'public'));
  return eb.and(conditions);
}
