import {
  DASHBOARD_DAYS,
  DASHBOARD_PATH,
  DASHBOARD_ROWS,
  type Dashboard,
  type DashboardKind,
  dashboardSchema,
} from '@press-room/contract/dashboard';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { listWaitingProposals } from '../../content/clippings/proposals/queries.ts';
import { listWaitingMembers } from '../../content/companies/members/service.ts';
import { listWaitingNames } from '../../content/companies/own/name-requests.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { clientOf } from '../../platform/http/client.ts';
import { ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { WorkRefused } from '../../platform/limited/concurrency-limiter.ts';
import { listWaitingAccreditations } from '../accreditations/admin/waiting.ts';
import { listMissedSearches } from '../analytics/service.ts';
import { toJobRows } from '../jobs/job.ts';
import { countJobs, listJobs } from '../jobs/queries.ts';
import { toMessageRow } from '../messages/message.ts';
import { countMessages, listMessages } from '../messages/queries.ts';
import {
  listAssignments,
  listEvents,
  listOutdated,
  listPending,
  listUncredited,
  listWaitingAccounts,
} from './queries.ts';
import { listReviews } from './reviews.ts';

const DAY_MS = 86_400_000;
const FIRST = { orders: [], window: { offset: 0, limit: DASHBOARD_ROWS } };

async function listOpenMessages(db: Db, { isUrgent }: { isUrgent: boolean }) {
  const filter = { status: 'open', isUrgent, condition: null } as const;
  const rows = await listMessages(db, { ...filter, ...FIRST });
  return { count: await countMessages(db, filter), rows: rows.map(toMessageRow) };
}

async function listDeadJobs(db: Db, now: Date) {
  const filter = { state: 'dead', now: now.toISOString(), condition: null } as const;
  const rows = await listJobs(db, { ...filter, ...FIRST });
  return { count: await countJobs(db, filter), rows: await toJobRows(db, rows, now) };
}

/** Time limit for all kinds together; kinds not started by then are reported as late. */
const DASHBOARD_MS = 5000;

/**
 * Each kind of work that the reader may see; null for the others. Each is a separate scan: one that takes too long, or
 * finds no slot, is reported as late and does not affect the others.
 */
async function buildDashboard(
  { database, now: clock }: AppContext,
  request: FastifyRequest,
): Promise<Dashboard> {
  const now = clock();
  const language = languageOf(request);
  const rights = rightsOf(request.reader.account ?? { groups: [] });
  const late: DashboardKind[] = [];
  const end = performance.now() + DASHBOARD_MS;
  const look = async <T>(kind: DashboardKind, permission: Permission, list: (db: Db) => Promise<T>) => {
    if (!rights.includes(permission)) return null;
    try {
      if (performance.now() > end) throw new WorkRefused('too-slow');
      return await database.scan(clientOf(request), list);
    } catch (error) {
      if (!(error instanceof WorkRefused) || error.reason === 'gone') throw error;
      late.push(kind);
      return null;
    }
  };
  const days = {
    from: now.toISOString(),
    to: new Date(now.getTime() + DASHBOARD_DAYS * DAY_MS).toISOString(),
  };
  const hasKits = rights.includes('press_kit.publish');
  const kinds = {
    reviews: await look('reviews', 'press_release.review', (db) => listReviews(db, { language, hasKits })),
    timeline: await look('timeline', 'press_release.view', (db) => listEvents(db, language, days)),
    assignments: await look('assignments', 'press_release.view', (db) => listAssignments(db, language)),
    outdated: await look('outdated', 'press_release.edit', (db) => listOutdated(db, language)),
    pending: await look('pending', 'press_release.publish', (db) => listPending(db, language)),
    urgent: await look('urgent', 'message.view', (db) => listOpenMessages(db, { isUrgent: true })),
    messages: await look('messages', 'message.view', (db) => listOpenMessages(db, { isUrgent: false })),
    accounts: await look('accounts', 'account.accredit', listWaitingAccounts),
    members: await look('members', 'company_member.edit', (db) => listWaitingMembers(db, DASHBOARD_ROWS)),
    names: await look('names', 'company.edit', (db) => listWaitingNames(db, DASHBOARD_ROWS)),
    accreditations: await look('accreditations', 'accreditation.decide', (db) =>
      listWaitingAccreditations(db, DASHBOARD_ROWS),
    ),
    proposals: await look('proposals', 'clipping.create', (db) => listWaitingProposals(db, DASHBOARD_ROWS)),
    uncredited: await look('uncredited', 'asset.create', listUncredited),
    jobs: await look('jobs', 'job.view', (db) => listDeadJobs(db, now)),
    missed: await look('missed', 'figure.view', (db) =>
      listMissedSearches(db, { now, days: DASHBOARD_DAYS, limit: DASHBOARD_ROWS }),
    ),
  };
  return dashboardSchema.parse({ ...kinds, late });
}

/** A single call, for slow connections. */
export function dashboardResource(context: AppContext): Resource {
  return {
    path: DASHBOARD_PATH,
    access: 'admitted',
    permission: 'desk.view',
    GET: {
      summary: 'What waits for the press office: the first of each kind, and how many there are',
      querystring: ONE_QUERY,
      response: { 200: dashboardSchema },
      answer: (request) => buildDashboard(context, request),
    },
  };
}
