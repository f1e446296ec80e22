import type { FastifyRequest } from 'fastify';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Scope } from '../../platform/http/authentication.ts';
import { requireId } from '../../platform/http/query.ts';
import type { AppContext } from '../context.ts';

/** Kinds of records that belong to a company, or only to the association. */
export type OwnedNoun = 'press_release' | 'asset' | 'press_kit' | 'invitation';

/** Whether a row is in scope, by the column of its company. */
export function isWithin(column: Expression<number | null>, scope: Scope): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, never>();
  return scope === null ? eb.lit(true) : eb(column, '=', scope);
}

/** Records of other companies, or of the association, appear not to exist. @throws 404 */
export async function requireWithin(
  db: Db,
  { noun, id }: { noun: OwnedNoun; id: number },
  scope: Scope,
): Promise<void> {
  if (scope === null) return;
  await db
    .selectFrom(noun)
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', scope)
    .executeTakeFirstOrThrow(notFound);
}

/** For addresses with a row id: a right limited to one company does not reach rows of others. */
export const ownRows =
  ({ database }: Pick<AppContext, 'database'>, noun: OwnedNoun) =>
  async (request: FastifyRequest, company: number): Promise<void> => {
    const { params } = request;
    const hasId = typeof params === 'object' && params !== null && 'id' in params;
    if (hasId) await requireWithin(database.db, { noun, id: requireId(request) }, company);
  };

/** For handlers that access only the person's own data. */
export const ownByItself = async (): Promise<void> => undefined;
