import { type Expression, expressionBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * The rule for valid preview links: not expired or revoked, the release not withdrawn, and the creator may still sign
 * in.
 */
export const selectValidLink = (now: Date | Expression<string>) =>
  expressionBuilder<Schema, never>()
    .selectFrom('press_release_preview_link as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .innerJoin('user_account as maker', 'maker.id', 'link.user_account_id')
    .select('link.id')
    .where('link.expires_at', '>', now instanceof Date ? now.toISOString() : now)
    .where('release.status', '<>', 'archived')
    .where('maker.disabled_at', 'is', null);
