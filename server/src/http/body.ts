import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badRequest, invalidFields, invalidForm } from '../errors.ts';
import type { Message, MessageKey } from '../text/messages.ts';
import { parseFlatQuery } from './query.ts';

/** JSON and forms (contract 2.2); `multipart.ts` reads uploads, and everything else is 415. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/json(?:$|[\s;])/,
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string | Buffer) => {
      if (text === '') return {};
      try {
        return JSON.parse(String(text)) as unknown;
      } catch (error) {
        throw badRequest('json_parse', { reason: error instanceof Error ? error.message : String(error) });
      }
    },
  );
  app.addContentTypeParser(
    /^application\/x-www-form-urlencoded(?:$|[\s;])/,
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string | Buffer) => parseFlatQuery(String(text)),
  );
}

/** Reads and forgets what is left of a body; false where it is more than that, takes longer or breaks off. */
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

/** Checks each of several things; refusals name it by its place, `assets.2.credit`. @throws 400 */
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

// Every check of `fields.ts` reports its message key and parameters this way.
function toMessage(issue: z.core.$ZodIssue): Message {
  const parameters: unknown = issue.code === 'custom' ? issue.params?.parameters : undefined;
  return {
    key: issue.message as MessageKey,
    parameters: (parameters ?? {}) as Record<string, string | number>,
  };
}
