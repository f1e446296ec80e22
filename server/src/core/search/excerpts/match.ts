import type { SearchQuery } from '../query.ts';

/** Whether the tokens of a short text match every clause. */
export function isMatch({ clauses }: SearchQuery, tokens: readonly string[]): boolean {
  const text = ` ${tokens.join(' ')} `;
  const stands = (row: readonly string[]): boolean => text.includes(` ${row.join(' ')} `);
  return clauses.every(
    ({ concepts, terms }) =>
      concepts.some((concept) => stands([concept])) || terms.every(({ sequences }) => sequences.some(stands)),
  );
}
