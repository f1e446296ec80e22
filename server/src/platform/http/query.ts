import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { parse } from 'fast-querystring';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidField, invalidFields, notFound } from '../errors/errors.ts';

export type FlatQuery = Readonly<Record<string, string | undefined>>;

/**
 * Parses a query string as a flat list of exact names; of repeated names the last one counts (contract 3.1, 3.4). A
 * parser of brackets would change their meaning.
 */
export function parseFlatQuery(text: string): FlatQuery {
  const parsed: Record<string, unknown> = parse(text);
  for (const name in parsed) {
    const value = parsed[name];
    if (Array.isArray(value)) parsed[name] = value.at(-1);
  }
  return parsed as FlatQuery;
}

/**
 * The same for the query of an address. Stored texts contain no null character and PostgreSQL refuses to compare with
 * one, so it is replaced by a character that nothing matches.
 */
export const parseAddressQuery = (text: string): FlatQuery =>
  parseFlatQuery(text.replaceAll('%00', '%EF%BF%BD'));

export const queryOf = (request: FastifyRequest): FlatQuery => request.query as FlatQuery;

export const queryValue = (request: FastifyRequest, name: string): string | undefined =>
  queryOf(request)[name];

/** Integer in a request, null for other texts. Values of more than 15 digits are inexact. */
export function toInteger(text: string): number | null {
  const trimmed = text.trim();
  // Longer numbers would be written with an exponent.
  return /^[+-]?\d{1,20}$/.test(trimmed) ? Number(trimmed) : null;
}

/** Largest value of an integer column. */
export const ID_MAX = 2 ** 31 - 1;
const parametersSchema = z.object({ id: z.string(), part: z.string().default('') });

function toId(text: string): number {
  const id = toInteger(text);
  if (id === null || id < 1 || id > ID_MAX) throw notFound();
  return id;
}

/** Id in the address. @throws 404 for an invalid id */
export const requireId = (request: FastifyRequest): number => toId(parametersSchema.parse(request.params).id);

/** Id of a part of the row in the address. @throws 404 for an invalid id */
export const requirePartId = (request: FastifyRequest): number =>
  toId(parametersSchema.parse(request.params).part);

/** Matches no id, year or month. */
const NO_ROW = -1;

/**
 * An optional integer filter. An empty value counts as absent; values out of range match nothing. @throws 400 on the
 * field
 */
export function integerParameter(query: FlatQuery, name: string): number | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const value = toInteger(text);
  if (value === null) throw invalidField(name, 'not_an_integer');
  return Math.abs(value) > ID_MAX ? NO_ROW : value;
}

const daySchema = z.iso.date();

/** First instant of a day in the office's time zone, or of a day after it. @throws 400 on the field */
export function dayParameter(query: FlatQuery, name: string, daysLater = 0): string | undefined {
  const day = dateParameter(query, name);
  return day === undefined ? undefined : startOfOfficeDay(day, daysLater).toISOString();
}

/** An optional day, `2026-03-12`. @throws 400 on the field */
export function dateParameter(query: FlatQuery, name: string): string | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  if (!daySchema.safeParse(text).success) throw invalidField(name, 'not_a_date');
  return text;
}

/** Text of the search box, null if empty. */
export const readSearchText = (request: FastifyRequest): string | null => queryOf(request).q?.trim() || null;

/** An optional filter with fixed choices; an empty value counts as absent. @throws 400 on the field */
export function choiceParameter<Choice>(
  query: FlatQuery,
  name: string,
  schema: z.ZodType<Choice>,
): Choice | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw invalidFields({ [name]: [{ key: 'choice', parameters: { input: text } }] });
  return parsed.data;
}

/** Values of declared parameters. */
export type QueryValues<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.output<Shape[Name]> | undefined;
};

/**
 * Reads the parameters that a call declares: integers, days, choices and texts. An empty value counts as absent.
 * @throws 400 on the field
 */
export function readQuery<Shape extends z.ZodRawShape>(
  request: FastifyRequest,
  shape: Shape,
): QueryValues<Shape> {
  const query = queryOf(request);
  const values = Object.entries(shape).map(([name, schema]) => [name, readParameter(query, name, schema)]);
  return Object.fromEntries(values) as QueryValues<Shape>;
}

function readParameter(query: FlatQuery, name: string, declared: z.core.$ZodType) {
  const schema = declared instanceof z.ZodOptional ? declared.unwrap() : declared;
  if (schema instanceof z.ZodNumber) return integerParameter(query, name);
  if (schema instanceof z.ZodISODate) return dateParameter(query, name);
  if (schema instanceof z.ZodEnum) return choiceParameter(query, name, schema);
  return query[name] || undefined;
}

/** Parameters of a signed address. */
export interface SignedParts {
  expires: string | undefined;
  session: string | undefined;
  signature: string | undefined;
}

export const readSignedParts = (request: FastifyRequest): SignedParts => ({
  expires: queryValue(request, 'expires'),
  session: queryValue(request, 'session'),
  signature: queryValue(request, 'signature'),
});
