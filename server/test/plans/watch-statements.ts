import type { LogEvent } from 'kysely';
import type { Plans } from './read-plans.ts';

const ASKED = /^\s*(select|with|update|delete)\b/;

/** Records the statements of the product for explaining them. */
export class StatementWatch {
  #asked = new Map<string, string>();
  readonly #told = new Set<string>();

  readonly log = ({ query }: LogEvent): void => {
    if (ASKED.test(query.sql)) this.#asked.set(normalise(query.sql), query.sql);
  };

  /** Discards the statements so far. */
  forget(): void {
    this.#asked = new Map();
  }

  /** New statements since then, each with the name of its call and its plan. */
  async describe(name: string, plans: Plans): Promise<string[]> {
    const asked = [...this.#asked]
      .filter(([text]) => !this.#told.has(text))
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.forget();
    const parts: string[] = [];
    for (const [text, statement] of asked) {
      this.#told.add(text);
      const plan = await plans.read(statement);
      parts.push([`${name}: ${abridge(text)}`, ...plan.map((line) => `    ${line}`)].join('\n'));
    }
    return parts;
  }
}

/** Without quotes, and without the number of values in a list. */
const normalise = (statement: string): string =>
  statement
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\((?:(?:\?|\$\d+), )*(?:\?|\$\d+)\)/g, '(…)')
    .trim();

/** Longer select lists add nothing to a plan. */
const SELECTED_MAX = 60;

function abridge(statement: string): string {
  const start = statement.search(/\bselect /);
  if (start === -1) return statement;
  const list = start + 'select '.length;
  const end = list + findFrom(statement.slice(list));
  const selected = end - list > SELECTED_MAX ? '…' : statement.slice(list, end);
  return `${statement.slice(0, list)}${selected}${abridge(statement.slice(end))}`;
}

/** End of the select list, including any subqueries in it. */
function findFrom(selection: string): number {
  let depth = 0;
  for (const { 0: found, index } of selection.matchAll(/[()]| from /g)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && found === ' from ')) return index;
  }
  return selection.length;
}
