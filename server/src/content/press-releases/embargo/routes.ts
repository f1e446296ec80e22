import type { EmbargoReader } from '@press-room/contract/admin-embargo';
import { embargoReaderSchema } from '@press-room/contract/admin-embargo';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import type { AuditAction } from '@press-room/contract/audit';
import {
  EMBARGO_PATH,
  type EmbargoState,
  embargoStateSchema,
  isAccredited,
} from '@press-room/contract/embargo';
import type { Language } from '@press-room/contract/languages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findAccountById } from '../../../core/account/queries.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { acceptEmbargoAs } from '../../../core/contacts/embargo.ts';
import type { AppContext } from '../../../core/context.ts';
import { forbidden } from '../../../platform/errors/errors.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import type { Table } from '../../../platform/http/table-file.ts';
import { readTableType, sendTable, tableTypeSchema } from '../../../platform/http/table-file.ts';
import { type Bilingual, onRome } from '../../../platform/text/bilingual.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { countEmbargoed } from './queries.ts';
import { listReaders } from './readers.ts';

/** Readers accept the embargo terms; the office lists who read what. */
export const embargoResources = (context: AppContext): Resource[] => [
  termsResource(context),
  readersResource(context),
  exportResource(context),
];

function termsResource(context: AppContext): Resource {
  const { database } = context;
  const schema = { response: { 200: embargoStateSchema } };
  return {
    path: EMBARGO_PATH,
    access: 'admitted',
    GET: {
      summary: 'The terms of embargoes, and how many press releases are under one',
      ...schema,
      answer: async (request) => {
        requireAccredited(request);
        return await describe(context, request, request.reader.isEmbargoReader);
      },
    },
    POST: {
      operationId: 'acceptEmbargo',
      summary: 'Accept them, once and for all',
      ...schema,
      answer: async (request) => {
        const account = await findAccountById(database.db, requireAccredited(request).id);
        if (account === null) throw forbidden();
        await database.db.transaction().execute((trx) => acceptEmbargoAs(trx, context, account));
        return await describe(context, request, true);
      },
    },
  };
}

/** @throws 403 for admitted users who are not journalists */
function requireAccredited({ reader }: FastifyRequest) {
  if (reader.account === null || !isAccredited(reader.account.groups)) throw forbidden();
  return reader.account;
}

const describe = async (
  { database, now }: AppContext,
  request: FastifyRequest,
  is_accepted: boolean,
): Promise<EmbargoState> => ({
  is_accepted,
  terms: detailOf(request, 'embargo_terms'),
  count: await countEmbargoed(database.db, now()),
});

/** Each request is recorded in the audit log, because the list contains names. */
async function listFor(context: AppContext, request: FastifyRequest, action: AuditAction) {
  const { database, now } = context;
  const id = requireId(request);
  await getOfficeRelease(database.db, id, { now: now() });
  const about = `press_release:${id}` as const;
  await recordAudit(database.db, { by: officerOf(request).id, action, about }, now());
  return { id, readers: await listReaders(context, id) };
}

const readersResource = (context: AppContext): Resource => ({
  path: `${OFFICE_PRESS_RELEASE_PATH}:id/embargo_reader/`,
  ...accessTo('press_release'),
  GET: {
    // The answer contains names of people.
    permission: 'download.view',
    ...listEndpoint(context, {
      operationId: 'listOfficeEmbargoReaders',
      summary: 'Who opened or downloaded a press release while it was under embargo, the latest first',
      row: embargoReaderSchema,
      isPaged: false,
      source: async (request) =>
        smallSource((await listFor(context, request, 'view_embargo_readers')).readers),
    }),
  },
});

const exportResource = (context: AppContext): Resource => ({
  path: `${OFFICE_PRESS_RELEASE_PATH}:id/embargo_reader/export/`,
  ...accessTo('press_release'),
  GET: {
    permission: 'download.view',
    operationId: 'exportOfficeEmbargoReaders',
    summary: 'The same as CSV or XLSX',
    querystring: z.object({ type: tableTypeSchema.optional() }),
    response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
    handler: async (request, reply) => {
      readTableType(request);
      const { id, readers } = await listFor(context, request, 'export');
      return sendTable(request, reply, toTable(id, readers, languageOf(request)));
    },
  },
});

const COLUMNS: readonly Bilingual[] = [
  { en: 'Name', it: 'Nome' },
  { en: 'E-mail', it: 'E-mail' },
  { en: 'Opened', it: 'Aperto' },
  { en: 'Downloaded', it: 'Scaricato' },
  { en: 'Not written to', it: 'Non si scrive' },
];
const YES: Bilingual = { en: 'yes', it: 'sì' };
const FILE: Bilingual = { en: 'embargo-readers', it: 'lettori-embargo' };

/** Readers of a release under embargo, as a table. */
function toTable(release: number, readers: readonly EmbargoReader[], language: Language): Table {
  const on = (at: string | null): string => (at === null ? '' : onRome(at, language));
  return {
    name: `${FILE[language]}-${release}`,
    columns: COLUMNS.map((each) => each[language]),
    rows: readers.map(({ account: { first_name, last_name, email }, opened_at, taken_at, is_stopped }) => [
      `${first_name} ${last_name}`.trim(),
      email,
      on(opened_at),
      on(taken_at),
      is_stopped ? YES[language] : '',
    ]),
  };
}
