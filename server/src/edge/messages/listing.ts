import {
  DEADLINE_FILTERS,
  DEADLINE_SOON_HOURS,
  MESSAGE_STATUSES,
  type OfficeMessageRow,
} from '@press-room/contract/messages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { choiceParameter, type FlatQuery, integerParameter, queryOf } from '../../platform/http/query.ts';
import { toMessageRow } from './message.ts';
import { countMessages, listMessages, MESSAGE_FIELDS, type MessageFilter } from './queries.ts';

const statusSchema = z.enum(MESSAGE_STATUSES);
const deadlineSchema = z.enum(DEADLINE_FILTERS);
const urgentSchema = z.enum(['true', 'false']);
const HOUR_MS = 3_600_000;

/** `me`, `none` or the id of an account. @throws 400 */
function readAssignee(request: FastifyRequest, query: FlatQuery): number | null | undefined {
  if (query.assignee === 'me') return officerOf(request).id;
  if (query.assignee === 'none') return null;
  try {
    return integerParameter(query, 'assignee');
  } catch {
    throw invalidField('assignee', 'not_an_assignee');
  }
}

/** Filter in the address of a list or its export. @throws 400 */
export function readMessageFilter(
  { now }: Pick<AppContext, 'now'>,
  request: FastifyRequest,
): Omit<MessageFilter, 'condition'> {
  const query = queryOf(request);
  const kind = choiceParameter(query, 'deadline', deadlineSchema);
  const urgent = choiceParameter(query, 'urgent', urgentSchema);
  const at = now();
  const soon = new Date(at.getTime() + DEADLINE_SOON_HOURS * HOUR_MS);
  return {
    status: choiceParameter(query, 'status', statusSchema),
    assignee: readAssignee(request, query),
    group: integerParameter(query, 'group'),
    isUrgent: urgent === undefined ? undefined : urgent === 'true',
    deadline: kind && { kind, now: at.toISOString(), soon: soon.toISOString() },
  };
}

/** Messages in every state, searched and sorted like other lists. @throws 400 */
export function messageSource(
  context: Pick<AppContext, 'database' | 'now'>,
  request: FastifyRequest,
): ListSource<OfficeMessageRow> {
  const { database } = context;
  const base = readMessageFilter(context, request);
  return tableSource({
    database,
    fields: MESSAGE_FIELDS,
    count: (db, condition) => countMessages(db, { ...base, condition }),
    read: async (db, page) => (await listMessages(db, { ...base, ...page })).map(toMessageRow),
  });
}
