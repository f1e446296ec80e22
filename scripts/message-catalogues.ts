import { z } from 'zod';

const textSchema = z.union([
  z.string(),
  z.array(z.object({ declarations: z.array(z.string()), match: z.record(z.string(), z.string()) })),
]);
const catalogueSchema = z.record(z.string(), textSchema);
type Text = z.infer<typeof textSchema>;
export type Catalogue = Record<string, Text>;

export function parseCatalogue(json: string): Catalogue {
  const { $schema: _schema, ...messages } = catalogueSchema.parse(JSON.parse(json));
  return messages;
}

const inText = (text: string): string[] => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Names of what a message is given, sorted. */
export function placeholdersOf(text: Text): string {
  const names =
    typeof text === 'string'
      ? inText(text)
      : text.flatMap(({ declarations, match }) => [
          ...declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? []),
          ...Object.values(match).flatMap(inText),
        ]);
  return [...new Set(names)].sort().join(', ');
}

/** Keys that one of two catalogues lacks, and keys whose placeholders differ. */
export function compareCatalogues(
  place: string,
  [one, other]: readonly [string, string],
  catalogues: Readonly<Record<string, Catalogue>>,
): string[] {
  const first = catalogues[one] ?? {};
  const second = catalogues[other] ?? {};
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return keys.flatMap((key) => {
    const [here, there] = [first[key], second[key]];
    if (here === undefined || there === undefined) {
      return [`${place}: "${key}" is missing in ${here === undefined ? one : other}`];
    }
    const [wanted, found] = [placeholdersOf(here), placeholdersOf(there)];
    return wanted === found
      ? []
      : [`${place}: "${key}" takes {${wanted}} in ${one} but {${found}} in ${other}`];
  });
}
