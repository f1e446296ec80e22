import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { MAILING_PATH } from '@press-room/contract/mailings';
import { type ReleaseTimeline, releaseTimelineSchema } from '@press-room/contract/release-timeline';
import { rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { ownRows } from '../../../core/admin/own-company.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { clientOf } from '../../../platform/http/client.ts';
import { ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import type { Told } from './queries.ts';
import { buildTimeline, type TimelineView } from './timeline.ts';

/** Time line from release to coverage, for a release and for one mailing. */
export function timelineResources(context: AppContext): Resource[] {
  return [
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/timeline/`,
      access: 'admitted',
      permission: 'figure.view',
      ownCompany: ownRows(context, 'press_release'),
      GET: {
        operationId: 'getReleaseTimeline',
        summary: 'Who was told of a release, what readers took and what was written, by outlet and country',
        querystring: ONE_QUERY,
        response: { 200: releaseTimelineSchema },
        answer: (request) => {
          const asked = {
            figures: requireScope(request.reader, 'figure.view'),
            find: async () => ({ release: requireId(request), mailing: null }),
          };
          return readTimeline(context, request, asked);
        },
      },
    },
    {
      path: `${MAILING_PATH}:id/timeline/`,
      ...accessTo('mailing'),
      GET: {
        operationId: 'getMailingTimeline',
        summary: 'The same from one mailing on; 404 once its press release is deleted',
        querystring: ONE_QUERY,
        response: { 200: releaseTimelineSchema },
        answer: (request) => {
          const seesFigures = rightsOf(officerOf(request)).includes('figure.view');
          const asked = {
            figures: seesFigures ? null : undefined,
            find: (db: Db) => findTold(db, requireId(request)),
          };
          return readTimeline(context, request, asked);
        },
      },
    },
  ];
}

/** @throws 404 */
async function findTold(db: Db, mailing: number): Promise<Told> {
  const row = await db
    .selectFrom('mailing')
    .select('press_release_id')
    .where('id', '=', mailing)
    .executeTakeFirst();
  if (row === undefined || row.press_release_id === null) throw notFound();
  return { release: row.press_release_id, mailing };
}

interface Asked extends Pick<TimelineView, 'figures'> {
  find: (db: Db) => Promise<Told>;
}

/** A company's press office sees counts of its own release, but neither mailings nor coverage. */
function readTimeline(
  { database, now }: AppContext,
  request: FastifyRequest,
  { figures, find }: Asked,
): Promise<ReleaseTimeline> {
  const held = rightsOf(officerOf(request));
  return database.scan(clientOf(request), async (db) =>
    buildTimeline(db, {
      ...(await find(db)),
      language: languageOf(request),
      now: now(),
      figures,
      seesMailings: held.includes('mailing.view'),
      seesClippings: held.includes('clipping.view'),
    }),
  );
}
