import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badRequest, invalidFields, invalidForm, unsupportedMediaType } from '../errors/errors.ts';
import type { Message, MessageKey } from '../text/messages.ts';
import { parseFlatQuery } from './query.ts';

/** Reads the body of a content type. */
type ReadBody = (bytes: Buffer, type: string) => unknown;

/** JSON and forms (contract 2.2). `multipart.ts` reads uploads; other bodies that are not empty get 415. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const add = (type: RegExp, read: ReadBody): void => {
    app.addContentTypeParser<Buffer>(
      type,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, bytes: Buffer) =>
        // Bodies for unknown addresses are ignored.
        bytes.length === 0 || request.is404 ? {} : read(bytes, request.headers['content-type'] ?? ''),
    );
  };
  add(/^application\/json(?:$|[\s;])/, readJson);
  add(/^application\/x-www-form-urlencoded(?:$|[\s;])/, (bytes) => parseFlatQuery(bytes.toString()));
  add(/^multipart\/form-data(?:$|[\s;])/i, readTextForm);
  app.addContentTypeParser('*', (request: FastifyRequest, _payload, done) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (length === '0' || request.is404) done(null, {});
    else done(unsupportedMediaType(type), undefined);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (error) {
    throw badRequest('json_parse', { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Text fields of a form. Files are ignored; of a repeated field the last one counts. */
async function readTextForm(bytes: Buffer, type: string): Promise<object> {
  // The client may be anonymous, so the whole body is received, within the general limit, before it is parsed.
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  if (form === null) throw badRequest('bad_request');
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
}

/** Reads and discards the rest of a body; false if it is too large, too slow or interrupted. */
export async function discardBody(
  { raw }: FastifyRequest,
  { maxBytes, ms }: { maxBytes: number; ms: number | null },
): Promise<boolean> {
  raw.unpipe();
  const timer = ms === null ? undefined : setTimeout(() => raw.destroy(), ms);
  let bytes = 0;
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      bytes += Buffer.from(chunk).length;
      if (bytes > maxBytes) return false;
    }
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    default:
      return Number.isInteger(value) ? 'int' : 'float';
  }
}

/** Checks a body against a schema built from `fields.ts`. @throws 400 with every wrong field (contract 2.2, 2.4) */
export function parseBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.infer<Schema> {
  const body = request.body === undefined ? {} : request.body;
  if (body === null) throw invalidForm('no_data');
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw invalidFields({
      non_field_errors: [{ key: 'not_an_object', parameters: { type: typeName(body) } }],
    });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Message[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.') || 'non_field_errors';
    fields[field] = [...(fields[field] ?? []), toMessage(issue)];
  }
  throw invalidFields(fields);
}

/** Checks each item of a list; errors name the item by its position, such as `assets.2.credit`. @throws 400 */
export function parseItems<Schema extends z.ZodType>(
  field: string,
  items: readonly unknown[],
  schema: Schema,
): z.infer<Schema>[] {
  const refused: Record<string, Message[]> = {};
  const parsed = items.map((item, at) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      refused[`${field}.${at}`] = [{ key: 'not_of_this_shape' }];
      return null;
    }
    const one = schema.safeParse(item);
    if (one.success) return one.data;
    for (const issue of one.error.issues) {
      const name = [field, at, ...issue.path].join('.');
      refused[name] = [...(refused[name] ?? []), toMessage(issue)];
    }
    return null;
  });
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
  return parsed.filter((one) => one !== null);
}

// All checks of `fields.ts` report their message key and parameters this way.
function toMessage(issue: z.core.$ZodIssue): Message {
  const parameters: unknown = issue.code === 'custom' ? issue.params?.parameters : undefined;
  return {
    key: issue.message as MessageKey,
    parameters: (parameters ?? {}) as Record<string, string | number>,
  };
}
