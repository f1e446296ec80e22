import { z } from 'zod';
import { choiceParameter, dateParameter, type FlatQuery } from '../../platform/http/query.ts';

const yesSchema = z.enum(['true']);

/** List filters that select the rows behind a report. */
export const OUTCOME_QUERY = {
  published_from: z.iso.date().optional().describe('First day in Rome on which it appeared'),
  published_to: z.iso.date().optional().describe('Last day'),
  untaken: yesSchema.optional().describe('Nobody took it on these days, files included'),
};

/** @throws 400 */
export const readOutcome = (query: FlatQuery) => ({
  publishedFrom: dateParameter(query, 'published_from'),
  publishedTo: dateParameter(query, 'published_to'),
  isUntaken: choiceParameter(query, 'untaken', yesSchema) !== undefined,
});
