import { RELEASE_ACCESS } from '@press-room/contract/access';
import {
  type OfficePressReleaseRow,
  officePressReleaseRowSchema,
  TEXT_FILTERS,
} from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { RELEASE_LIST_STATES } from '@press-room/contract/readers';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { OUTCOME_QUERY, toOutcome } from '../../../core/analytics/outcome-query.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { idParameter, yearParameter } from '../../../platform/http/documentation.ts';
import type { ListSource } from '../../../platform/http/list.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { readQuery } from '../../../platform/http/query.ts';
import {
  listStoredReleases,
  officeReleaseFields,
  type StoredRelease,
  selectOfficeReleases,
} from './queries.ts';

/** Filters of the list. */
export const OFFICE_RELEASE_QUERY = {
  status: z.enum(RELEASE_LIST_STATES).optional().describe('What readers get of it now'),
  group: idParameter.optional(),
  year: yearParameter.optional(),
  access: z.enum(RELEASE_ACCESS).optional(),
  company: idParameter.optional().describe('Whose news it is'),
  sector: idParameter.optional(),
  event: idParameter.optional(),
  ...OUTCOME_QUERY,
  text_it: z.enum(TEXT_FILTERS).optional(),
  outdated: z
    .enum(['true'])
    .optional()
    .describe('A text of it was left behind by the other language, and it is not archived'),
  text_en: z.enum(TEXT_FILTERS).optional(),
  pending: z.enum(['true']).optional().describe('Changes of it wait that readers do not see yet'),
};

const toRow = (stored: StoredRelease, language: Language): OfficePressReleaseRow => {
  const titles = [language, ...LANGUAGES].map((each) => stored.text[each]?.title);
  return officePressReleaseRowSchema.parse({ ...stored, title: titles.find(Boolean) ?? '' });
};

/** Releases in every state, searched and sorted like other lists. @throws 400 */
export function officeReleaseSource(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  request: FastifyRequest,
): ListSource<OfficePressReleaseRow> {
  const { outdated, pending, text_it, text_en, published_from, published_to, untaken, ...query } = readQuery(
    request,
    OFFICE_RELEASE_QUERY,
  );
  const language = languageOf(request);
  const fields = officeReleaseFields(language);
  const base = {
    ...query,
    isOutdated: outdated !== undefined,
    isPending: pending !== undefined,
    now: now(),
    scope: requireScope(request.reader, 'press_release.view'),
    ...toOutcome({ published_from, published_to, untaken }),
    text: { it: text_it, en: text_en },
  };
  return officeSource({
    database,
    fields,
    ...selectOfficeReleases(base),
    read: async (db, ids) =>
      (await listStoredReleases(db, ids, now())).map((stored) => toRow(stored, language)),
  });
}
