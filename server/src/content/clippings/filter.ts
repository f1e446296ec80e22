import {
  CLIPPING_KINDS,
  CLIPPING_LANGUAGES,
  CLIPPING_LICENCES,
  CLIPPING_TONES,
  NOT_KNOWN,
} from '@press-room/contract/clippings';
import { COUNTRIES } from '@press-room/contract/countries';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import { readQuery } from '../../platform/http/query.ts';
import { findClippings } from './index-clippings.ts';
import type { ClippingFilter } from './queries.ts';

const kindSchema = z.enum(CLIPPING_KINDS);
const toneSchema = z.enum([...CLIPPING_TONES, NOT_KNOWN]);
const languageSchema = z.enum([...CLIPPING_LANGUAGES, NOT_KNOWN]);
const countrySchema = z.enum([...COUNTRIES, NOT_KNOWN]);
const licenceSchema = z.enum(CLIPPING_LICENCES);
const daySchema = z.iso.date();

/** Filters of the list and its export. */
export const CLIPPING_QUERY = {
  group: idParameter.optional(),
  outlet: idParameter.optional(),
  contact: idParameter.optional().describe('Who wrote it'),
  company: idParameter.optional(),
  release: idParameter.optional().describe('Press release that it used'),
  sector: idParameter.optional(),
  kind: kindSchema.optional(),
  tone: toneSchema.optional(),
  language: languageSchema.optional(),
  licence: licenceSchema.optional(),
  country: countrySchema.optional().describe('Of the outlet'),
  event: idParameter.optional().describe('Of a press release that it used'),
  appointment: idParameter
    .optional()
    .describe('Written by who came to it or followed it, or with its papers'),
  from: daySchema.optional().describe('First day'),
  to: daySchema.optional().describe('Last day'),
  q: z.string().optional().describe('Words of headline, excerpt, text of the PDF, author and outlet'),
};

/** @throws 400 */
export async function readClippingFilter(
  context: Pick<AppContext, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<ClippingFilter> {
  const { q = '', ...filter } = readQuery(request, CLIPPING_QUERY);
  const words = q.trim().slice(0, SEARCH_QUERY_MAX_LENGTH);
  return {
    ...(words !== '' && { found: { words, ids: await findClippings(context, words) } }),
    ...filter,
  };
}
