import { PROOF_PATH } from '@press-room/contract/second-factor';
import { REFUSAL_CODES } from '@press-room/contract/session';
import { z } from 'zod';
import type { Access, Resource } from './endpoint.ts';

// Parts of the OpenAPI document that many calls share. Requests are checked by `parseBody` and `datatables.ts`.

const formatSchema = z
  .enum(['json', 'datatables'])
  .optional()
  .describe('`datatables` puts every body into the datatables envelope');

/** Query of a call that answers one object. */
export const ONE_QUERY = z.object({ format: formatSchema });

const text = (description: string) => z.string().optional().describe(description);

/** Query of a list: either `page`, or with `format=datatables` the datatables protocol. */
export const LIST_QUERY = z.object({
  format: formatSchema,
  page: text('Without datatables: page number from 1, or `last`'),
  draw: text('Integer, echoed'),
  start: text('Row offset, rounded down to a page'),
  length: text('Rows a page; -1: all, up to a cap'),
  'search[value]': text('Searched in all searchable columns'),
  'search[regex]': text('`true`: the value is a regular expression'),
  'columns[0][data]': text('Field that the column shows; likewise columns[1], columns[2] …'),
  'columns[0][name]': text('Fields to search and order by instead, comma separated'),
  'columns[0][searchable]': text('`true`: searched'),
  'columns[0][orderable]': text('`true`: may order'),
  'columns[0][search][value]': text('Searched in this column'),
  'columns[0][search][regex]': text('`true`: the value is a regular expression'),
  'order[0][column]': text('Index of the column to order by; likewise order[1] …'),
  'order[0][dir]': text('`desc`, else ascending'),
  keep: text('Fields to keep in the rows, comma separated'),
});

const detailSchema = z.object({ detail: z.string() });
const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));

/** `code` is there where a program can do something about it: see `REFUSAL_CODES` of the contract. */
const forbiddenSchema = detailSchema.extend({
  code: z
    .enum([REFUSAL_CODES.recentProof, REFUSAL_CODES.enrolment])
    .optional()
    .describe(
      `${REFUSAL_CODES.recentProof}: POST ${PROOF_PATH} and call again with the token it answers. ${REFUSAL_CODES.enrolment}: this account must set up a second factor first.`,
    ),
});

const WRITE_REFUSALS = {
  409: detailSchema,
  // With `current`, which stands now.
  412: z.looseObject({ detail: z.string() }),
  413: detailSchema,
  415: detailSchema,
  428: detailSchema,
};

const REFUSALS = {
  400: z.union([detailSchema, fieldErrorsSchema]),
  404: detailSchema,
  405: detailSchema,
  406: detailSchema,
  429: detailSchema,
  503: detailSchema,
};

/** The refusals that a call may answer, by who may call it and whether it writes. */
export const describeRefusals = (
  { access }: Pick<Resource, 'access'>,
  isWrite: boolean,
): Record<number, z.ZodType> => ({
  ...REFUSALS,
  ...(isWrite ? WRITE_REFUSALS : {}),
  ...(access === 'ignored' ? {} : { 401: detailSchema, 403: forbiddenSchema }),
});

/** Whether a token is wanted: required, welcome, or not looked at. */
export function describeSecurity(access: Access): Record<string, string[]>[] {
  if (access === 'ignored') return [];
  return access === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
}
