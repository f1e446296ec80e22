import { PROOF_PATH } from '@press-room/contract/second-factor';
import { REFUSAL_CODES } from '@press-room/contract/session';
import { z } from 'zod';
import type { Access, Resource } from './endpoint.ts';
import { ID_MAX } from './query.ts';

// Parts of the OpenAPI document that many calls share. Requests are checked by `parseBody` and `datatables.ts`.

/** Common documentation: each list has these parameters. */
export const PROTOCOL = `Calls of readers and of accounts are in \`/api/openapi.json\`, those of the office in \`/api/office/openapi.json\`;
what both refer to has one name.

Lists come in pages: \`page\` is a number from 1, or \`last\`. With \`format=datatables\` every body is in the
datatables envelope, and a list follows that protocol: \`draw\` is echoed, \`start\` is the offset of a row (rounded down to a page)
and \`length\` the rows of a page (-1: all, up to a cap). \`search[value]\` is looked for in all searchable columns,
\`columns[0][search][value]\` in one; with \`search[regex]\` it is a regular expression. \`columns[0][data]\` names the field that a
column shows, \`columns[0][name]\` the fields to search and order by instead, comma separated; \`order[0][column]\` is the index of the
column to order by. Further columns are \`columns[1]\`, \`columns[2]\` and so on, further orders \`order[1]\` and so on. \`keep\` names
fields that stay in the rows though no column shows them, comma separated, or \`*\` for all of them.`;

const formatSchema = z.enum(['json', 'datatables']).optional();

/** Query of a call that returns one object. */
export const ONE_QUERY = z.object({ format: formatSchema });

/** Headers of a write that is based on a version. */
export const VERSION_HEADERS = z.object({
  'If-Match': z.string().describe('The version that it was made from, as `ETag` names it: `"7"`'),
});

/** Ids in addresses and queries. */
export const idParameter = z.int().min(1).max(ID_MAX);
export const yearParameter = z.int().min(1).max(9999);
export const monthParameter = z.int().min(1).max(12);

/** Ids in an address, such as `:id`. */
export function describePath(path: string): z.ZodObject | undefined {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, idParameter])));
}

const text = z.string().optional();
const yes = z.boolean().optional();
const number = (least: number) => z.int().min(least).max(ID_MAX).optional();

/**
 * Query of a list: `page`, or with `format=datatables` the datatables protocol, whose columns OpenAPI cannot describe.
 */
export const LIST_QUERY = z.object({
  format: formatSchema,
  page: z.union([z.int().min(1).max(ID_MAX), z.literal('last')]).optional(),
  draw: number(-ID_MAX),
  start: number(0),
  length: number(-1),
  'search[value]': text,
  'search[regex]': yes,
  keep: text,
});

/** Body of a refusal. */
export const refusalSchema = z.object({ detail: z.string() });
/** Body of a refusal with a list of messages for each field. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));

/** `code` is present if a program can react to it: see `REFUSAL_CODES` of the contract. */
const forbiddenSchema = refusalSchema.extend({
  code: z
    .enum([REFUSAL_CODES.recentProof, REFUSAL_CODES.enrolment])
    .optional()
    .describe(
      `${REFUSAL_CODES.recentProof}: POST ${PROOF_PATH} and call again with the token it answers. ${REFUSAL_CODES.enrolment}: this account must set up a second factor first.`,
    ),
});

const REFUSALS = {
  400: z.union([refusalSchema, fieldErrorsSchema]),
  // 405, 406, 413, 415, 429 and 503, which every call may return, and others.
  default: refusalSchema,
};

/** Refusals of a write that is based on a version. */
const VERSION_REFUSALS = {
  // `current` is the current row.
  412: z.looseObject({ detail: z.string() }),
  428: refusalSchema,
};

/** Possible refusals of a call, by its access rule and kind. */
export const describeRefusals = (
  { access, path }: Pick<Resource, 'access' | 'path'>,
  { isWrite, isList, isVersioned }: Record<'isWrite' | 'isList' | 'isVersioned', boolean>,
): Record<number | 'default', z.ZodType> => ({
  ...REFUSALS,
  ...(path.includes(':') || isList ? { 404: refusalSchema } : {}),
  ...(isWrite ? { 409: refusalSchema } : {}),
  ...(isVersioned ? VERSION_REFUSALS : {}),
  ...(access === 'ignored' ? {} : { 401: refusalSchema, 403: forbiddenSchema }),
});

/** Whether a token is required, optional, or ignored. */
export function describeSecurity(access: Access): Record<string, string[]>[] {
  if (access === 'ignored') return [];
  return access === 'optional' ? [{}, { token: [] }] : [{ token: [] }];
}
