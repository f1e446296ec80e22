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

/** Names of the placeholders of a message, sorted. */
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

/** Messages with a straight apostrophe or three dots instead of `’` and `…`. */
export function findTypewritten(place: string, language: string, catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) =>
    /'|\.\.\./.test(JSON.stringify(text))
      ? [`${place}: "${key}" has ' or ... in ${language}: write ’ or …`]
      : [],
  );
}

/** Faults of the catalogue of a further language, and its missing messages. */
export type Findings = { faults: string[]; missing: string[] };

type Further = {
  place: string;
  language: string;
  /** The language with all messages, which replaces missing ones. */
  base: Catalogue;
  catalogue: Catalogue;
  /** Prefixes of keys whose messages may be missing, such as `users.`. */
  optional: readonly string[];
};

/** A further language may lack only the optional groups; its messages have the same placeholders as the base. */
export function checkFurther({ place, language, base, catalogue, optional }: Further): Findings {
  const mayLack = (key: string): boolean => optional.some((group) => key.startsWith(group));
  const missing = Object.keys(base).filter((key) => catalogue[key] === undefined);
  const lacking = missing
    .filter((key) => !mayLack(key))
    .map((key) => `${place}: "${key}" is missing in ${language}`);
  const wrong = Object.entries(catalogue).flatMap(([key, text]) => {
    const origin = base[key];
    if (origin === undefined) return [`${place}: "${key}" of ${language} no longer exists: delete it`];
    const [wanted, found] = [placeholdersOf(origin), placeholdersOf(text)];
    return [
      ...(wanted === found
        ? []
        : [`${place}: "${key}" takes {${wanted}} at its origin but {${found}} in ${language}`]),
      ...missingForms(text, origin, language).map(
        (form) => `${place}: "${key}" of ${language} lacks the plural form "${form}"`,
      ),
    ];
  });
  return { faults: [...lacking, ...wrong], missing };
}

/** Plural forms missing in a message with a count; `*` means "other". */
function missingForms(text: Text, origin: Text, language: string): string[] {
  if (typeof origin === 'string' && typeof text === 'string') return [];
  const forms = typeof text === 'string' ? [] : text.flatMap(({ match }) => Object.keys(match));
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((category) => (category === 'other' ? '*' : category))
    .filter((category) => !forms.some((form) => form.endsWith(`Plural=${category}`)));
}
