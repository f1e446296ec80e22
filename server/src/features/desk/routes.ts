import { DESK_DAYS, DESK_PATH, DESK_ROWS, type Desk, deskSchema } from '@press-room/contract/desk';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { sendBody } from '../../http/answer.ts';
import { askerOf } from '../../http/asker.ts';
import { ONE_QUERY } from '../../http/documentation.ts';
import type { Resource } from '../../http/endpoint.ts';
import { languageOf } from '../../http/negotiation.ts';
import { listWaitingAccreditations } from '../accreditations/office/waiting.ts';
import { listWaitingMembers } from '../companies/members/service.ts';
import { listWaitingNames } from '../companies/own/name-requests.ts';
import { listMissedSearches } from '../figures/service.ts';
import { toJobRow } from '../jobs/job.ts';
import { countJobs, listJobs } from '../jobs/queries.ts';
import { toMessageRow } from '../messages/message.ts';
import { countMessages, listMessages } from '../messages/queries.ts';
import { listEvents, listHeld, listOutdated, listUncredited, listWaitingAccounts } from './queries.ts';
import { listReviews } from './reviews.ts';

const DAY_MS = 86_400_000;
const FIRST = { orders: [], window: { offset: 0, limit: DESK_ROWS } };

async function listOpenMessages(db: Db) {
  const filter = { status: 'open', condition: null } as const;
  const rows = await listMessages(db, { ...filter, ...FIRST });
  return { count: await countMessages(db, filter), rows: rows.map(toMessageRow) };
}

async function listDeadJobs(db: Db, now: Date) {
  const filter = { state: 'dead', now: now.toISOString(), condition: null } as const;
  const rows = await listJobs(db, { ...filter, ...FIRST });
  return { count: await countJobs(db, filter), rows: rows.map((job) => toJobRow(job, now)) };
}

/** Each kind of work that the reader has the right to see, null for the others. */
async function buildDesk(db: Db, request: FastifyRequest, now: Date): Promise<Desk> {
  const language = languageOf(request);
  const rights = rightsOf(request.reader.account ?? { groups: [] });
  const allowed = async <T>(permission: Permission, list: () => Promise<T>): Promise<T | null> =>
    rights.includes(permission) ? list() : null;
  const days = { from: now.toISOString(), to: new Date(now.getTime() + DESK_DAYS * DAY_MS).toISOString() };
  return deskSchema.parse({
    reviews: await allowed('press_release.review', () =>
      listReviews(db, { language, hasKits: rights.includes('press_kit.publish') }),
    ),
    timeline: await allowed('press_release.view', () => listEvents(db, language, days)),
    outdated: await allowed('press_release.edit', () => listOutdated(db, language)),
    held: await allowed('press_release.publish', () => listHeld(db, language)),
    messages: await allowed('message.view', () => listOpenMessages(db)),
    accounts: await allowed('account.accredit', () => listWaitingAccounts(db)),
    members: await allowed('company_member.edit', () => listWaitingMembers(db, DESK_ROWS)),
    names: await allowed('company.edit', () => listWaitingNames(db, DESK_ROWS)),
    accreditations: await allowed('accreditation.decide', () => listWaitingAccreditations(db, DESK_ROWS)),
    uncredited: await allowed('asset.create', () => listUncredited(db)),
    jobs: await allowed('job.view', () => listDeadJobs(db, now)),
    missed: await allowed('figure.view', () =>
      listMissedSearches(db, { now, days: DESK_DAYS, limit: DESK_ROWS }),
    ),
  });
}

/** One call, so that the desk shows one moment and a phone waits once. */
export function deskResource({ database, now }: AppContext): Resource {
  return {
    path: DESK_PATH,
    access: 'admitted',
    permission: 'desk.view',
    GET: {
      schema: {
        summary: 'What waits for the press office: the first of each kind, and how many there are',
        querystring: ONE_QUERY,
        response: { 200: deskSchema },
      },
      handler: async (request, reply) => {
        const desk = await database.scan(askerOf(request), (db) => buildDesk(db, request, now()));
        return sendBody(request, reply, desk);
      },
    },
  };
}
