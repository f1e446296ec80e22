import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { type ReleaseOutcome, releaseOutcomeSchema } from '@press-room/contract/release-outcome';
import { rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownRows } from '../../../core/admin/own-company.ts';
import { toOfficeDay } from '../../../core/analytics/days.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { clientOf } from '../../../platform/http/client.ts';
import { ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { dateParameter, queryOf, requireId } from '../../../platform/http/query.ts';
import { sendTable, type Table, tableTypeSchema } from '../../../platform/http/table-file.ts';
import type { Bilingual } from '../../../platform/text/bilingual.ts';
import { countPeople, countTakenOf, listNamed } from './queries.ts';

const DAYS = {
  from: z.iso
    .date()
    .optional()
    .describe('First day in Rome of reads, copies and downloads; that of the release'),
  to: z.iso.date().optional().describe('Last day in Rome; today'),
};

/** Results of one release. */
export function releaseOutcomeResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const path = `${OFFICE_PRESS_RELEASE_PATH}:id/outcome/`;
  const one = {
    access: 'admitted',
    permission: 'figure.view',
    ownCompany: ownRows(context, 'press_release'),
  } as const;
  return [
    {
      path,
      ...one,
      GET: {
        operationId: 'getReleaseOutcome',
        summary: 'How often a release was read, copied and downloaded, and by outlets of five people or more',
        querystring: ONE_QUERY.extend(DAYS),
        response: { 200: releaseOutcomeSchema },
        answer: (request) => readOutcome(context, request),
      },
    },
    {
      path: `${path}export/`,
      ...one,
      GET: {
        summary: 'The same as CSV or XLSX',
        querystring: ONE_QUERY.extend({ ...DAYS, type: tableTypeSchema.optional() }),
        response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
        handler: async (request, reply) => {
          const outcome = await readOutcome(context, request);
          const about = `press_release:${requireId(request)}` as const;
          await recordAudit(database.db, { by: officerOf(request).id, action: 'export', about }, now());
          return sendTable(request, reply, toOutcomeTable(outcome, languageOf(request)));
        },
      },
    },
  ];
}

/** @throws 400, 404 */
function readOutcome({ database, now }: AppContext, request: FastifyRequest): Promise<ReleaseOutcome> {
  const id = requireId(request);
  const { reader } = request;
  const scope = requireScope(reader, 'figure.view');
  const seesMailings = rightsOf(reader.account ?? { groups: [] }).includes('mailing.view');
  return database.scan(clientOf(request), async (db) => {
    const { days, isOut } = await readDays(db, id, request, now());
    const people =
      scope === null && isOut
        ? { ...(await countPeople(db, id)), named: seesMailings ? await listNamed(db, id) : null }
        : null;
    return releaseOutcomeSchema.parse({
      ...days,
      ...(await countTakenOf(db, id, { ...days, scope })),
      people,
    });
  });
}

/** Starts on the day when the first readers had it. @throws 400, 404 */
async function readDays(db: Db, id: number, request: FastifyRequest, now: Date) {
  const row = await db
    .selectFrom('press_release')
    .select(['publish_at', 'crisis_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const query = queryOf(request);
  const to = dateParameter(query, 'to') ?? toOfficeDay(now);
  const isOut = row.crisis_id === null && row.publish_at !== null && row.publish_at <= now.toISOString();
  const appeared = toOfficeDay(isOut ? new Date(row.publish_at ?? now) : now);
  const from = dateParameter(query, 'from') ?? appeared;
  if (from > to) throw invalidField('to', 'before_from');
  return { days: { from, to }, isOut };
}

const WORDS = {
  file: { en: 'what-came-of-it', it: 'che-cosa-ne-e-stato' },
  what: { en: 'What', it: 'Che cosa' },
  count: { en: 'Count', it: 'Numero' },
  reads: { en: 'Reads', it: 'Letture' },
  copies: { en: 'Copies', it: 'Copie' },
  release: { en: 'Downloads of text and ZIP', it: 'Download di testo e ZIP' },
  pictures: { en: 'Downloads of pictures', it: 'Download di immagini' },
  attachments: { en: 'Downloads of attachments', it: 'Download di allegati' },
  people: { en: 'People of {outlet}, at least', it: 'Persone di {outlet}, almeno' },
  others: { en: 'Other people, at least', it: 'Altre persone, almeno' },
  visited: { en: 'Visited from a mailing: {name}', it: 'Ha visitato da un invio: {name}' },
} satisfies Record<string, Bilingual>;

/** One line per number; a person who consented to be named has a separate line. */
function toOutcomeTable(
  { from, to, reads, copies, downloads, people }: ReleaseOutcome,
  language: Language,
): Table {
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const { outlets, others, named } = people ?? { outlets: [], others: 0, named: null };
  return {
    name: `${say('file')}-${from}-${to}`,
    columns: [say('what'), say('count')],
    rows: [
      [say('reads'), reads],
      [say('copies'), copies],
      [say('release'), downloads.release],
      [say('pictures'), downloads.pictures],
      [say('attachments'), downloads.attachments],
      ...outlets.map(({ name, people: count }) => [say('people').replace('{outlet}', () => name), count]),
      ...(people === null ? [] : [[say('others'), others]]),
      ...(named ?? []).map(({ name, outlets: of }) => [
        say('visited').replace('{name}', () => [name, ...of].join(', ')),
        1,
      ]),
    ],
  };
}
