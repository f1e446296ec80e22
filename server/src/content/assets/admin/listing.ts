import {
  ASSETS_AT_ONCE,
  DIGITAL_SOURCE_TYPES,
  MISSING_WORDS,
  type OfficeAssetRow,
  RIGHTS_FILTERS,
  VIDEO_PARTS,
} from '@press-room/contract/admin-assets';
import { ASSET_KINDS } from '@press-room/contract/assets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { OUTCOME_QUERY, toOutcome } from '../../../core/analytics/outcome-query.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { requireScope, requireSession } from '../../../platform/http/authentication.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { ListSource } from '../../../platform/http/list.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { type FlatQuery, queryOf, readQuery, toInteger } from '../../../platform/http/query.ts';
import { listAssetRows } from './asset.ts';
import { NEWEST_FIRST, officeAssetFields, selectOfficeAssets } from './queries.ts';

const yesOrNoSchema = z.enum(['true', 'false']);

export const IDS_PARAMETER = z.string();

/** Query of the list in addition to the general list parameters. */
export const ASSET_QUERY = z.object({
  kind: z.enum(ASSET_KINDS).optional(),
  group: idParameter.optional(),
  digital_source_type: z.enum(DIGITAL_SOURCE_TYPES).optional(),
  sector: idParameter.optional(),
  used: yesOrNoSchema.optional().describe('Whether anything shows it'),
  missing: z.enum(MISSING_WORDS).optional().describe('Words that it lacks, in one language at least'),
  rights: z.enum(RIGHTS_FILTERS).optional(),
  public: yesOrNoSchema.optional().describe('Whether everybody may see it now'),
  part: z.enum(VIDEO_PARTS).optional().describe('Files for videos in texts'),
  company: idParameter.optional().describe('Whose press office brought it'),
  collection: idParameter.optional().describe('Which it is in'),
  gallery: idParameter.optional().describe('Whose picture it is'),
  ...OUTCOME_QUERY,
  ids: IDS_PARAMETER.optional().describe('Numbers of assets, comma separated: these and no others'),
});

/** @throws 400 */
export function readIds(query: FlatQuery, name: string): number[] | undefined {
  const ids = query[name];
  if (ids === undefined || ids === '') return undefined;
  const numbers = ids.split(',').map(toInteger);
  const known = numbers.filter((number) => number !== null);
  if (known.length !== numbers.length) throw invalidField(name, 'not_an_integer');
  if (known.length > ASSETS_AT_ONCE) throw invalidField(name, 'too_many_ids');
  return known.filter((id) => id > 0 && id < 2 ** 31);
}

/** Files of the library, searched and sorted like other lists. @throws 400 */
export function officeAssetSource(
  { database, links, now }: Pick<AppContext, 'database' | 'links' | 'now'>,
  request: FastifyRequest,
): ListSource<OfficeAssetRow> {
  const {
    used,
    public: open,
    ids: _ids,
    published_from,
    published_to,
    untaken,
    ...query
  } = readQuery(request, ASSET_QUERY.shape);
  const view = { language: languageOf(request), session: requireSession(request) };
  const filter = {
    ...query,
    used: used === undefined ? undefined : used === 'true',
    isPublic: open === undefined ? undefined : open === 'true',
    ids: readIds(queryOf(request), 'ids'),
    ...toOutcome({ published_from, published_to, untaken }),
    scope: requireScope(request.reader, 'asset.view'),
    now: now(),
  };
  return officeSource({
    database,
    fields: officeAssetFields(view.language),
    from: (db) => selectOfficeAssets(db, filter),
    order: NEWEST_FIRST,
    read: (db, ids) => listAssetRows({ db, links }, view, ids),
  });
}
