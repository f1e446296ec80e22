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
import { readOutcome } from '../../../core/analytics/outcome-query.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import type { ListSource } from '../../../platform/http/list.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { choiceParameter, integerParameter, queryOf } from '../../../platform/http/query.ts';
import {
  listStoredReleases,
  officeReleaseFields,
  type StoredRelease,
  selectOfficeReleases,
} from './queries.ts';

const statusSchema = z.enum(RELEASE_LIST_STATES);
const accessSchema = z.enum(RELEASE_ACCESS);
const yesSchema = z.enum(['true']);
const textFilterSchema = z.enum(TEXT_FILTERS);

const toRow = (stored: StoredRelease, language: Language): OfficePressReleaseRow => {
  const titles = [language, ...LANGUAGES].map((each) => stored.text[each]?.title);
  return officePressReleaseRowSchema.parse({ ...stored, title: titles.find(Boolean) ?? '' });
};

/** Releases in every state, searched and sorted like other lists. @throws 400 */
export function officeReleaseSource(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  request: FastifyRequest,
): ListSource<OfficePressReleaseRow> {
  const query = queryOf(request);
  const language = languageOf(request);
  const fields = officeReleaseFields(language);
  const base = {
    isOutdated: choiceParameter(query, 'outdated', yesSchema) !== undefined,
    isPending: choiceParameter(query, 'pending', yesSchema) !== undefined,
    status: choiceParameter(query, 'status', statusSchema),
    now: now(),
    group: integerParameter(query, 'group'),
    year: integerParameter(query, 'year'),
    company: integerParameter(query, 'company'),
    sector: integerParameter(query, 'sector'),
    scope: requireScope(request.reader, 'press_release.view'),
    access: choiceParameter(query, 'access', accessSchema),
    event: integerParameter(query, 'event'),
    ...readOutcome(query),
    text: {
      it: choiceParameter(query, 'text_it', textFilterSchema),
      en: choiceParameter(query, 'text_en', textFilterSchema),
    },
  };
  return officeSource({
    database,
    fields,
    ...selectOfficeReleases(base),
    read: async (db, ids) =>
      (await listStoredReleases(db, ids, now())).map((stored) => toRow(stored, language)),
  });
}
