import { parse } from 'fast-querystring';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../errors.ts';

export type FlatQuery = Readonly<Record<string, string | undefined>>;

/**
 * Reads a query string as a flat list of exact names, the last of a repeated one winning (contract 3.1, 3.4):
 * a parser that understands brackets would change their meaning.
 */
export function parseFlatQuery(text: string): FlatQuery {
  const parsed: Record<string, unknown> = parse(text);
  for (const name in parsed) {
    const value = parsed[name];
    if (Array.isArray(value)) parsed[name] = value.at(-1);
  }
  return parsed as FlatQuery;
}

export const queryOf = (request: FastifyRequest): FlatQuery => request.query as FlatQuery;

export const queryValue = (request: FastifyRequest, name: string): string | undefined =>
  queryOf(request)[name];

/** An integer as clients write one, null for anything else. */
export function toInteger(text: string): number | null {
  const trimmed = text.trim();
  return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : null;
}

/** An optional integer filter; an empty value counts as absent. @throws 400 on the field */
export function integerParameter(query: FlatQuery, name: string): number | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const value = toInteger(text);
  if (value === null) throw invalidField(name, 'not_an_integer');
  return value;
}
