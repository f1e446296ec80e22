import type { SearchQuery } from './query.ts';
import { type Candidates, type Head, toCodes } from './rank.ts';

/** Each token that a query wants, alone or in a row. */
export const listTokens = ({ clauses }: SearchQuery): string[] => [
  ...new Set(
    clauses.flatMap(({ concepts, terms }) => [
      ...concepts,
      ...terms.flatMap(({ sequences }) => sequences.flat()),
    ]),
  ),
];

/** Heads that know nothing but where some tokens stand: `findPlaces` has a digit for each of them, in their order. */
export function toHeads(
  tokens: readonly string[],
  findPlaces: (id: number) => string | undefined,
): Candidates['findHead'] {
  const numbers = new Map(tokens.map((token, at) => [toCodes(token)[0] ?? 0, at]));
  let found = '';
  const head: Head = {
    placesOf: (code) => {
      const at = numbers.get(code);
      return at === undefined ? 0 : Number(found[at]);
    },
  };
  return (id) => {
    const digits = findPlaces(id);
    if (digits === undefined) return null;
    found = digits;
    return head;
  };
}
