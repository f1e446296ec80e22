type Reference = { $ref: string };

const isReference = (part: object): part is Reference => '$ref' in part;

/** A part of an OpenAPI document, or what it refers to. */
export function resolvePart<Part extends object>(document: object, part: Part | Reference): Part {
  if (!isReference(part)) return part;
  const names = part.$ref.replace('#/', '').split('/');
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolvePart(document, found as Part | Reference);
}
