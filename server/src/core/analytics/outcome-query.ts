import { z } from 'zod';
import type { QueryValues } from '../../platform/http/query.ts';

/** List filters that select the rows behind a report. */
export const OUTCOME_QUERY = {
  published_from: z.iso.date().optional().describe('First day in Rome on which it appeared'),
  published_to: z.iso.date().optional().describe('Last day'),
  untaken: z.enum(['true']).optional().describe('Nobody took it on these days, files included'),
};

export const toOutcome = ({ published_from, published_to, untaken }: QueryValues<typeof OUTCOME_QUERY>) => ({
  publishedFrom: published_from,
  publishedTo: published_to,
  isUntaken: untaken !== undefined,
});
