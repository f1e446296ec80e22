import { DESK_OPENED_PATH, DESK_PATH, type Desk, deskSchema, type Followed } from '@press-room/contract/desk';
import type { Language } from '@press-room/contract/languages';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { requireAccountId } from '../../platform/http/authentication.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { describeFilter } from '../alerts/filter.ts';
import { listContactsOf } from '../alerts/own.ts';
import { listAlerts } from '../alerts/queries.ts';
import { listAppointments } from './appointments.ts';
import { listAsked } from './asked.ts';
import { deleteOpeningsOf, listOpened } from './openings.ts';
import { listTaken } from './taken.ts';

/** Requests per account and minute. */
const LOOKS = { max: 60, seconds: 60 };

/** Desk of the signed-in user: recently used material, and its changes. */
export const deskResources = (context: AppContext): Resource[] => [
  {
    path: DESK_PATH,
    access: 'signed-in',
    GET: {
      operationId: 'findDesk',
      summary: 'What the reader opened, took and asked, and their alerts',
      response: { 200: deskSchema },
      answer: async (request) => {
        const account = requireAccountId(request);
        await context.limit({ key: `desk:account:${account}`, ...LOOKS });
        const { reader } = request;
        const { db } = context.database;
        const language = languageOf(request);
        const desk: Desk = {
          opened: await listOpened(context, { reader, account }, language),
          taken: await listTaken(context, { reader, account }, language),
          asked: await listAsked(db, account),
          appointments: await listAppointments(context, account),
          alerts: await listFollowed(db, account, language),
        };
        return desk;
      },
    },
  },
  {
    path: DESK_OPENED_PATH,
    access: 'signed-in',
    DELETE: {
      operationId: 'forgetOpened',
      summary: 'Forgets what the reader opened',
      response: { 204: z.null() },
      answer: (request) => deleteOpeningsOf(context.database.db, requireAccountId(request)),
    },
  },
];

async function listFollowed(db: Db, account: number, language: Language): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (const contact of await listContactsOf(db, account))
    for (const alert of await listAlerts(db, contact)) {
      const { id, rhythm } = alert;
      followed.push({ id, rhythm, about: await describeFilter(db, alert, { language }) });
    }
  return followed;
}
