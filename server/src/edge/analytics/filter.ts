import {
  ANALYTICS_DAYS,
  ANALYTICS_KINDS,
  ANALYTICS_PERIODS_MAX,
  ANALYTICS_SUBJECTS,
  BREAKDOWNS,
  PERIODS,
  type Period,
} from '@press-room/contract/analytics';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addDays, listPeriods, toOfficeDay } from '../../core/analytics/days.ts';
import { forbidden, invalidField, invalidFields } from '../../platform/errors/errors.ts';
import { requireScope } from '../../platform/http/authentication.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import { ID_MAX, readQuery } from '../../platform/http/query.ts';
import type { AnalyticsFilter, Subject } from './queries.ts';

export interface AnalyticsView extends AnalyticsFilter {
  per: Period;
  periods: string[];
}

const subjectKindSchema = z.enum(ANALYTICS_SUBJECTS);

/** Parameters in the OpenAPI document. */
export const ANALYTICS_QUERY = {
  from: z.iso.date().optional().describe(`First day in Rome; ${ANALYTICS_DAYS} days before the last one`),
  to: z.iso.date().optional().describe('Last day in Rome; today'),
  per: z.enum(PERIODS).optional().describe('day'),
  by: z.enum(BREAKDOWNS).optional().describe('kind'),
  kind: z.enum(ANALYTICS_KINDS).optional(),
  group: idParameter.optional().describe('Press group'),
  event: idParameter.optional().describe('Event of releases'),
  subject: z.string().optional().describe('One thing, such as `press_release:12`'),
};

function readSubject(text: string | undefined): Subject | undefined {
  if (text === undefined) return undefined;
  const [name = '', number = '', ...rest] = text.split(':');
  const kind = subjectKindSchema.safeParse(name);
  const id = /^\d{1,10}$/.test(number) ? Number(number) : 0;
  if (!kind.success || id < 1 || id > ID_MAX || rest.length > 0)
    throw invalidField('subject', 'not_a_subject');
  return { kind: kind.data, id };
}

/** @throws 400 */
export function readAnalyticsView(request: FastifyRequest, now: Date): AnalyticsView {
  const { per = 'day', by = 'kind', subject, ...query } = readQuery(request, ANALYTICS_QUERY);
  const { to = toOfficeDay(now), from = addDays(to, 1 - ANALYTICS_DAYS) } = query;
  if (from > to) throw invalidField('to', 'before_from');
  const periods = listPeriods({ from, to, per }, ANALYTICS_PERIODS_MAX + 1);
  if (periods.length > ANALYTICS_PERIODS_MAX)
    throw invalidFields({ per: [{ key: 'too_many_periods', parameters: { n: ANALYTICS_PERIODS_MAX } }] });
  const scope = requireScope(request.reader, 'figure.view');
  // Searches concern the whole press room, so companies cannot see them.
  if (scope !== null && by === 'query') throw forbidden();
  return {
    ...query,
    from,
    to,
    per,
    periods,
    by,
    scope,
    subject: readSubject(subject),
  };
}
