import type {} from '@fastify/accepts';
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '@press-room/contract/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notAcceptable, notFound } from '../errors/errors.ts';
import { queryValue } from './query.ts';

// The same few header values repeat, so results are cached by header text.
const languages = new LRUCache<string, Language>({ max: 500 });
const encodings = new LRUCache<string, { chosen: Encoding | null }>({ max: 500 });
const acceptsJson = new LRUCache<string, boolean>({ max: 500 });

/** `it` or `en`, by `Accept-Language`; English without either (contract 2.6). */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'];
  if (header === undefined) return DEFAULT_LANGUAGE;
  let language = languages.get(header);
  if (language === undefined) {
    language =
      request
        .accepts()
        .languages()
        .map(toLanguage)
        .find((each) => each !== null) ?? DEFAULT_LANGUAGE;
    languages.set(header, language);
  }
  return language;
}

/** Regional tags use the texts of their language. */
function toLanguage(tag: string): Language | null {
  if (tag === '*') return DEFAULT_LANGUAGE;
  const [primary] = tag.toLowerCase().split('-', 1);
  return languageSchema.safeParse(primary).data ?? null;
}

export type Encoding = 'br' | 'gzip';

/** Compression for the answer; null: the client accepts none. */
export function encodingOf(request: FastifyRequest): Encoding | null {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return null;
  let encoding = encodings.get(header);
  if (encoding === undefined) {
    const accepted = request.accepts().encoding(['br', 'gzip', 'identity']);
    encoding = { chosen: accepted === 'br' || accepted === 'gzip' ? accepted : null };
    encodings.set(header, encoding);
  }
  return encoding.chosen;
}

const JSON_TYPE = 'application/json';

export type Format = 'json' | 'datatables';

export function formatOf(request: FastifyRequest): Format | null {
  const format = queryValue(request, 'format');
  if (format === undefined || format === '' || format === 'json') return 'json';
  return format === 'datatables' ? 'datatables' : null;
}

/** @throws 404 for an unknown `format`, 406 if JSON is not acceptable (contract 2.4, 2.5). */
export function negotiate(request: FastifyRequest): void {
  if (formatOf(request) === null) throw notFound();
  const header = request.headers.accept;
  if (header === undefined || header === '*/*') return;
  let accepted = acceptsJson.get(header);
  if (accepted === undefined) {
    accepted = request.accepts().type(jsonTypesIn(header)) !== false;
    acceptsJson.set(header, accepted);
  }
  if (!accepted) throw notAcceptable();
}

/** JSON with any parameters, such as a charset, which are ignored. */
const jsonTypesIn = (header: string): string[] => [
  JSON_TYPE,
  ...header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part.toLowerCase().startsWith(`${JSON_TYPE};`))
    .map((part) =>
      part
        .split(';')
        .filter((parameter) => !/^\s*q\s*=/i.test(parameter))
        .join(';'),
    ),
];
