import {
  CLIPPING_KINDS,
  CLIPPING_LANGUAGES,
  CLIPPING_LICENCES,
  CLIPPING_TONES,
} from '@press-room/contract/clippings';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidField } from '../../platform/errors/errors.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import { choiceParameter, type FlatQuery, integerParameter, queryOf } from '../../platform/http/query.ts';
import type { ClippingFilter } from './queries.ts';

const kindSchema = z.enum(CLIPPING_KINDS);
const toneSchema = z.enum(CLIPPING_TONES);
const languageSchema = z.enum(CLIPPING_LANGUAGES);
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
  from: daySchema.optional().describe('First day'),
  to: daySchema.optional().describe('Last day'),
};

/** @throws 400 */
function readDay(query: FlatQuery, name: 'from' | 'to'): string | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  if (!daySchema.safeParse(text).success) throw invalidField(name, 'not_a_date');
  return text;
}

/** @throws 400 */
export function readClippingFilter(request: FastifyRequest): ClippingFilter {
  const query = queryOf(request);
  return {
    group: integerParameter(query, 'group'),
    outlet: integerParameter(query, 'outlet'),
    contact: integerParameter(query, 'contact'),
    company: integerParameter(query, 'company'),
    release: integerParameter(query, 'release'),
    sector: integerParameter(query, 'sector'),
    kind: choiceParameter(query, 'kind', kindSchema),
    tone: choiceParameter(query, 'tone', toneSchema),
    language: choiceParameter(query, 'language', languageSchema),
    licence: choiceParameter(query, 'licence', licenceSchema),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  };
}
