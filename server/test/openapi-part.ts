import type { TestServer } from './server.ts';

export const READERS_DOCUMENT = '/api/openapi.json';
export const OFFICE_DOCUMENT = '/api/office/openapi.json';

type Reference = { $ref: string };

const isReference = (part: object): part is Reference => '$ref' in part;

/** A part of an OpenAPI document, with a reference resolved. */
export function resolvePart<Part extends object>(document: object, part: Part | Reference): Part {
  if (!isReference(part)) return part;
  const names = part.$ref.replace('#/', '').split('/');
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolvePart(document, found as Part | Reference);
}

interface Parts {
  paths: object;
  components: Record<string, object>;
}

/** Both documents combined: calls of readers and of the office. */
export async function readOpenApi<Document>(server: TestServer): Promise<Document> {
  const answers = [await server.call(READERS_DOCUMENT), await server.call(OFFICE_DOCUMENT)];
  const [readers, office] = answers.map(({ json }) => json as Parts);
  if (readers === undefined || office === undefined) throw new Error('a document is missing');
  const kinds = Object.keys({ ...readers.components, ...office.components });
  const components = kinds.map((kind) => [kind, { ...readers.components[kind], ...office.components[kind] }]);
  return {
    ...readers,
    paths: { ...readers.paths, ...office.paths },
    components: Object.fromEntries(components) as object,
  } as Document;
}
