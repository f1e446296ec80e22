import {
  CLIPPING_KINDS,
  CLIPPING_LANGUAGES,
  CLIPPING_LICENCES,
  CLIPPING_PATH,
  CLIPPING_TONES,
  clippingFormSchema,
  clippingRowSchema,
  clippingSchema,
} from '@press-room/contract/clippings';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { choiceParameter, type FlatQuery, integerParameter, queryOf } from '../../platform/http/query.ts';
import { clippingForm } from './form.ts';
import { clippingPageResource } from './page/routes.ts';
import { CLIPPING_FIELDS, CLIPPING_ORDER, type ClippingFilter, selectClippings } from './queries.ts';
import { getClipping, listClippingRows } from './reading.ts';
import { changeClipping, createClipping, deleteClipping } from './service.ts';

const kindSchema = z.enum(CLIPPING_KINDS);
const toneSchema = z.enum(CLIPPING_TONES);
const languageSchema = z.enum(CLIPPING_LANGUAGES);
const licenceSchema = z.enum(CLIPPING_LICENCES);
const daySchema = z.iso.date();

const CLIPPING_QUERY = {
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
function readFilter(request: FastifyRequest): ClippingFilter {
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

/** What was published about the press groups and their members. */
export function clippingResources(context: AppContext): Resource[] {
  const { database } = context;
  const resources = officeResources(context, {
    noun: 'clipping',
    path: CLIPPING_PATH,
    summaries: {
      list: 'Clippings, the newest first',
      one: 'One clipping',
      create: 'A new clipping; an outlet that is named and not there is made',
      change: 'Changes a clipping',
      remove: 'Deletes a clipping; its files stay in the library',
    },
    query: CLIPPING_QUERY,
    schemas: { row: clippingRowSchema, one: clippingSchema, form: clippingFormSchema },
    form: clippingForm,
    isPaged: true,
    list: (request) => {
      const filter = readFilter(request);
      return officeSource({
        database,
        fields: CLIPPING_FIELDS,
        from: (db) => selectClippings(db, filter),
        order: CLIPPING_ORDER,
        read: listClippingRows,
      });
    },
    get: (id) => getClipping(database.db, id),
    create: (officer, form) => createClipping(context, officer, form),
    change: (write, form) => changeClipping(context, write, form),
    remove: (write) => deleteClipping(context, write),
  });
  return [...resources, clippingPageResource(context)];
}
