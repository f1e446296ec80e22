import type { ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { resolvePart } from '../openapi-part.ts';
import { createSchemaCompiler } from '../schema-compiler.ts';
import type { Answer } from '../server.ts';

interface Schema {
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string;
}
type Content = Record<string, { schema: Schema }>;
interface Described {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components?: object;
}

/** One call of the OpenAPI document, as needed for generating requests. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  query: { name: string; values: unknown[] }[];
  fields: { name: string; values: unknown[] }[];
  isForm: boolean;
  hasBody: boolean;
  /** Describes how an answer violates the document; null if it does not. */
  complain: (answer: Answer, isWrapped: boolean) => string | null;
}

/** Undefined: the answer is not described; null: it contains no JSON. */
type FindValidator = (status: string) => ValidateFunction | null | undefined;

const valuesOf = (document: OpenApi, part: Schema): unknown[] => {
  const schema = resolvePart(document, part);
  return schema.enum ?? schema.anyOf?.flatMap((each) => valuesOf(document, each)) ?? [];
};

const fieldsOf = (document: OpenApi, part: Schema): Operation['fields'] => {
  const { properties, anyOf } = resolvePart(document, part);
  return [
    ...Object.entries(properties ?? {}).map(([name, schema]) => ({
      name,
      values: valuesOf(document, schema),
    })),
    ...(anyOf ?? []).flatMap((each) => fieldsOf(document, each)),
  ];
};

export function listOperations(document: OpenApi): Operation[] {
  const compile = createSchemaCompiler(document);
  // Test-only paths are not part of the product.
  const paths = Object.entries(document.paths).filter(([path]) => !path.includes('__'));
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const [type, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
      // Most answers never occur, so their schemas are compiled on first use.
      const findValidator: FindValidator = (status) => {
        const { [status]: own, default: other } = described.responses;
        const answered = own ?? (Number(status) >= 400 ? other : undefined);
        if (answered === undefined) return undefined;
        const schema = resolvePart(document, answered).content?.['application/json']?.schema;
        return schema === undefined ? null : compile(schema);
      };
      return {
        name: `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        query: (described.parameters ?? [])
          .map((parameter) => resolvePart(document, parameter))
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => ({ name, values: valuesOf(document, schema) })),
        fields: content === undefined ? [] : fieldsOf(document, content.schema),
        isForm: type === 'multipart/form-data',
        hasBody: method !== 'get',
        complain: (answer, isWrapped) => complainOf(findValidator, answer, isWrapped),
      };
    }),
  );
}

function complainOf(
  findValidator: FindValidator,
  { status, json, text }: Answer,
  isWrapped: boolean,
): string | null {
  if (status === 304) return text === '' ? null : 'answers 304 with a body';
  const validate = findValidator(String(status));
  if (validate === undefined) return `the status ${status} is not described`;
  if (validate === null || (text === '' && status < 400)) return null;
  if (validate(json)) return null;
  const complaint = `does not fit: ${ajvText(validate)}`;
  const enveloped = isWrapped ? envelopeSchema.safeParse(json) : null;
  if (enveloped?.success !== true) return complaint;
  const { data } = enveloped.data;
  // Rows contain the fields that the columns name; other answers are described without the envelope.
  return Array.isArray(data) || validate(data) ? null : complaint;
}

/** Envelope of `format=datatables`. */
const envelopeSchema = z.object({
  // A `draw` that is not an integer is refused by its own check.
  draw: z.union([z.int(), z.array(z.string())]),
  recordsTotal: z.int(),
  recordsFiltered: z.int(),
  data: z.union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())]),
});

const ajvText = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');
