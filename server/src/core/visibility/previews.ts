import { type Expression, expressionBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * The one rule of whom a preview link shows its release: it has not run out or been taken back, the release was not
 * withdrawn, and who made it may still sign in.
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
