import multipart, { type MultipartFile } from '@fastify/multipart';
import { BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badRequest, invalidFields, invalidForm } from '../errors.ts';
import type { Message, MessageKey } from '../text/messages.ts';
import { parseFlatQuery } from './query.ts';

/** JSON, forms and multipart forms (contract 2.2); everything else is 415. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
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
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    // Endpoints bound their files themselves: the parser would cut one off without a word.
    limits: {
      fieldSize: BODY_LIMIT_BYTES,
      fields: 200,
      files: 1,
      parts: 200,
      fileSize: Number.MAX_SAFE_INTEGER,
    },
    onFile: takeFile,
  });
}

// Where no endpoint wants a file, it is refused unread.
async function takeFile(this: FastifyRequest, part: MultipartFile): Promise<void> {
  const { upload } = this.routeOptions.config;
  if (upload === undefined) throw badRequest('no_files');
  if (part.fieldname === upload.field) await upload.receive(this, part.file, part.filename);
  else part.file.resume();
}

/** A larger body than this is cut off instead of being read to its end. */
const DISCARD_LIMIT_BYTES = 16 * BODY_LIMIT_BYTES;

/** Reads a refused body to its end, so that the client gets the answer and can go on; false where it is too much. */
export async function discardBody({ raw, routeOptions }: FastifyRequest): Promise<boolean> {
  const limit = Math.max(DISCARD_LIMIT_BYTES, routeOptions.config.upload?.maxBytes ?? 0);
  if (Number(raw.headers['content-length'] ?? 0) > limit) return false;
  let bytes = 0;
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      bytes += Buffer.from(chunk).length;
      if (bytes > limit) return false;
    }
    return true;
  } catch {
    return false;
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
    const field = String(issue.path[0] ?? 'non_field_errors');
    fields[field] = [...(fields[field] ?? []), toMessage(issue)];
  }
  throw invalidFields(fields);
}

// Every check of `fields.ts` reports its message key and parameters this way.
function toMessage(issue: z.core.$ZodIssue): Message {
  const parameters: unknown = issue.code === 'custom' ? issue.params?.parameters : undefined;
  return {
    key: issue.message as MessageKey,
    parameters: (parameters ?? {}) as Record<string, string | number>,
  };
}
