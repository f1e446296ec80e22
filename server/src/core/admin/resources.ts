import type { OfficeNoun } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseBody } from '../../platform/http/body.ts';
import type { Endpoint, Resource } from '../../platform/http/endpoint.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { type Officer, officerOf, type Write, writeOf } from '../../platform/http/officer.ts';
import { type QueryValues, requireId } from '../../platform/http/query.ts';
import type { AppContext } from '../context.ts';

/** How a noun of the press office is listed, read and written. */
export interface OfficeCalls<
  Row extends object,
  One extends { id: number; version: number },
  Form,
  Query extends z.ZodRawShape,
> {
  noun: OfficeNoun;
  path: string;
  /** Set if companies' own press offices can write it too. */
  ownCompany?: NonNullable<Resource['ownCompany']>;
  /** For the OpenAPI document. */
  summaries: { list: string; one: string; create: string; change: string; remove: string };
  /** Filters of the list. */
  query: Query;
  schemas: { row: z.ZodType<Row>; one: z.ZodType<One>; form: z.ZodType };
  /** Parses the body. */
  form: z.ZodType<Form>;
  /** Small lists return all rows if no length is given. */
  isPaged: boolean;
  list: (request: FastifyRequest, query: QueryValues<Query>) => ListSource<Row> | Promise<ListSource<Row>>;
  get: (id: number, request: FastifyRequest) => Promise<One>;
  create: (officer: Officer, form: Form) => Promise<One>;
  change: (write: Write, form: Form) => Promise<One>;
  remove: (write: Write) => Promise<void>;
}

/** Access rule of all addresses of a noun: the right to view. */
export const accessTo = (noun: OfficeNoun) => ({ access: 'admitted', permission: `${noun}.view` }) as const;

/** The list of a noun with POST, and one record with GET, PATCH and DELETE. */
export function officeResources<
  Row extends object,
  One extends { id: number; version: number },
  Form,
  Query extends z.ZodRawShape,
>(context: AppContext, calls: OfficeCalls<Row, One, Form, Query>): Resource[] {
  const { noun, path, summaries, schemas, query, isPaged } = calls;
  const list = listEndpoint(context, {
    summary: summaries.list,
    query,
    row: schemas.row,
    isPaged,
    source: calls.list,
  });
  const create: Endpoint = {
    permission: `${noun}.create`,
    summary: summaries.create,
    body: schemas.form,
    response: { 201: schemas.one },
    row: async (request) => {
      const form = parseBody(request, calls.form);
      return await calls.create(officerOf(request), form);
    },
  };
  const { ownCompany } = calls;
  const access = { ...accessTo(noun), ...(ownCompany === undefined ? {} : { ownCompany }) };
  return [
    { path, ...access, GET: list, POST: create },
    { path: `${path}:id/`, ...access, ...endpointsOfOne(calls) },
  ];
}

function endpointsOfOne<
  Row extends object,
  One extends { id: number; version: number },
  Form,
  Query extends z.ZodRawShape,
>({
  noun,
  summaries,
  schemas,
  ...calls
}: OfficeCalls<Row, One, Form, Query>): Pick<Resource, 'GET' | 'PATCH' | 'DELETE'> {
  return {
    GET: {
      summary: summaries.one,
      response: { 200: schemas.one },
      row: (request) => calls.get(requireId(request), request),
    },
    PATCH: {
      isVersioned: true,
      permission: `${noun}.edit`,
      summary: `${summaries.change}; requires If-Match`,
      body: schemas.form,
      response: { 200: schemas.one },
      row: async (request) => {
        const write = writeOf(request);
        const form = parseBody(request, calls.form);
        return await calls.change(write, form);
      },
    },
    DELETE: {
      isVersioned: true,
      permission: `${noun}.delete`,
      summary: `${summaries.remove}; requires If-Match`,
      response: { 204: z.null() },
      answer: (request) => calls.remove(writeOf(request)),
    },
  };
}

/** `POST …/{id}/transition/`: changes the state of a record. */
export function transitionResource<One extends { version: number }, Form>({
  noun,
  path,
  schemas,
  form,
  move,
  ownCompany,
}: {
  noun: OfficeNoun;
  path: string;
  ownCompany?: NonNullable<Resource['ownCompany']>;
  schemas: { one: z.ZodType<One>; form: z.ZodType };
  form: z.ZodType<Form>;
  move: (write: Write, form: Form) => Promise<One>;
}): Resource {
  return {
    path: `${path}:id/transition/`,
    ...accessTo(noun),
    ...(ownCompany === undefined ? {} : { ownCompany }),
    POST: {
      isVersioned: true,
      summary: 'Takes it to another state; requires If-Match, and the right that the way there takes',
      body: schemas.form,
      response: { 200: schemas.one },
      row: async (request) => {
        const write = writeOf(request);
        return await move(write, parseBody(request, form));
      },
    },
  };
}
