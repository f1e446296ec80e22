import { STATUS_CODES } from 'node:http';

interface Operation {
  parameters?: object[];
  responses?: Record<string, object>;
}

/** Parts of an OpenAPI document that are changed here. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> } & Partial<Record<SharedKind, Record<string, object>>>;
}

type SharedKind = 'responses' | 'parameters';

const SCHEMA = '#/components/schemas/';
const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';
/** A response whose content is one named schema. */
const SCHEMA_ONLY = /"application\/json":\{"schema":\{"\$ref":"#\/components\/schemas\/([^"]+)"\}\}/;

/** The same document with each part written once: unused schemas are removed, and shared parts get a name. */
export function shareParts(document: OpenApiDocument): OpenApiDocument {
  const { paths, components } = mergeInputs(withoutUnused(document));
  const responses = new Shared('responses');
  const parameters = new Shared('parameters');
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      Object.assign(response, { description: describe(status) });
      responses.count(toResponseName(status, response), response);
    }
    for (const parameter of operation.parameters ?? [])
      parameters.count(toParameterName(parameter), parameter);
  }
  for (const operation of operations) {
    const { responses: answers = {} } = operation;
    for (const [status, response] of Object.entries(answers))
      answers[status] = responses.refer(toResponseName(status, response), response);
    const { parameters: asked = [] } = operation;
    if (asked.length > 0)
      operation.parameters = asked.map((parameter) =>
        parameters.refer(toParameterName(parameter), parameter),
      );
  }
  const shared = {
    responses: responses.list(),
    parameters: Object.fromEntries(
      Object.entries(parameters.list()).map(([name, parameter]) => [name, describeOnce(parameter)]),
    ),
  };
  return { ...document, paths, components: { ...components, ...shared } };
}

/** Generated clients repeat the description of a shared parameter at each call, and omit that of its schema. */
function describeOnce(parameter: object): object {
  const { description, schema, ...rest } = parameter as { description?: string; schema?: object };
  return { ...rest, schema: { ...schema, ...(description !== undefined && { description }) } };
}

/** Calls that create a record and calls that read it share one response. */
const describe = (status: string): string =>
  STATUS_CODES[status === '201' ? '200' : status] ?? 'Another refusal';

/** Names of shared responses: refusals by status, answers by content; null for a unique one. */
function toResponseName(status: string, response: object): string | null {
  if (status === 'default') return 'Refused';
  const [, schema = null] = SCHEMA_ONLY.exec(JSON.stringify(response)) ?? [];
  if (Number(status) < 400 && status !== '204') return schema;
  return (STATUS_CODES[status] ?? status).replace(/[^A-Za-z]/g, '');
}

/** `columns[0][search][value]` is `Columns0SearchValue`; path and query parameters have separate names. */
function toParameterName(parameter: object): string {
  const { name, in: place } = parameter as { name: string; in: string };
  const words = `${place === 'path' ? 'path_' : ''}${name}`.split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The selected calls, with the components that they refer to. */
export function selectPaths(document: OpenApiDocument, isChosen: (path: string) => boolean): OpenApiDocument {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isChosen(path)));
  const { components } = document;
  const responses = pickUsed('responses', components.responses, paths);
  const parameters = pickUsed('parameters', components.parameters, paths);
  return withoutUnused({ ...document, paths, components: { ...components, responses, parameters } });
}

function pickUsed(kind: SharedKind, parts: Record<string, object> = {}, paths: object): typeof parts {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  );
}

/** Shared parts of one kind; if several have the same name, the most frequent one gets it. */
class Shared {
  readonly #kind: string;
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  count(name: string | null, part: object): void {
    if (name === null) return;
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    const text = JSON.stringify(part);
    this.#counts.set(name, counts.set(text, (counts.get(text) ?? 0) + 1));
  }

  #textOf(name: string): string | undefined {
    const [text, count] = [...(this.#counts.get(name) ?? [])].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    return (count ?? 0) > 1 ? text : undefined;
  }

  refer(name: string | null, part: object): object {
    const isShared = name !== null && JSON.stringify(part) === this.#textOf(name);
    return isShared ? { $ref: `#/components/${this.#kind}/${name}` } : part;
  }

  list(): Record<string, object> {
    const named = [...this.#counts.keys()].toSorted().map((name) => [name, this.#textOf(name)] as const);
    return Object.fromEntries(
      named.flatMap(([name, text]) => (text === undefined ? [] : [[name, JSON.parse(text) as object]])),
    );
  }
}

const listReferences = (part: object): string[] =>
  Array.from(JSON.stringify(part).matchAll(REFERENCE), ([, name = '']) => name);

function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { paths, components } = document;
  const { schemas, ...shared } = components;
  const used = new Set(listReferences({ paths, shared }));
  // Entries added during the iteration are visited too.
  for (const name of used) for (const other of listReferences(schemas[name] ?? {})) used.add(other);
  const kept = [...used].toSorted().map((name): [string, object] => [name, schemas[name] ?? {}]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}

/**
 * Each schema occurs twice, as output and, with the suffix `Input`, as input: if only one is used, or both are equal,
 * it gets the plain name.
 */
function mergeInputs(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const merged = new Set(Object.keys(schemas).filter((name) => name.endsWith(INPUT)));
  const rename = (part: object): string =>
    JSON.stringify(part).replace(REFERENCE, (whole, name: string) =>
      merged.has(name) ? `"${SCHEMA}${name.slice(0, -INPUT.length)}"` : whole,
    );
  const isAlike = (name: string): boolean => {
    const plain = schemas[name.slice(0, -INPUT.length)];
    return plain === undefined || rename(plain) === rename(schemas[name] ?? {});
  };
  for (let before = 0; before !== merged.size; ) {
    before = merged.size;
    for (const name of merged) if (!isAlike(name)) merged.delete(name);
  }
  const renamed = Object.entries(schemas).map(([name, schema]): [string, object] => [
    merged.has(name) ? name.slice(0, -INPUT.length) : name,
    JSON.parse(rename(schema)) as object,
  ]);
  return {
    paths: JSON.parse(rename(document.paths)) as OpenApiDocument['paths'],
    components: { ...document.components, schemas: Object.fromEntries(renamed) },
  };
}
