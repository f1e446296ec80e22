/** State of a list. All of it is in the address. */
export interface ListState {
  q: string;
  /** Counts from 1. */
  page: number;
  /** Field name in the API with an optional `-` for descending order. Empty: default order of the server. */
  sort: string;
  /** Active filters, by name. */
  filters: Readonly<Record<string, string>>;
}

interface KnownFilter {
  name: string;
  options?: readonly { value: string }[];
}

interface Known {
  filters?: readonly KnownFilter[];
  columns: readonly { sortBy?: string }[];
}

/** Reads the state from the address, ignoring values that this list does not have. */
export function readListState(search: string, { filters = [], columns }: Known): ListState {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const sort = parameters.get('sort') ?? '';
  const chosen = filters.flatMap((filter): [string, string][] => {
    const value = parameters.get(filter.name);
    return value !== null && isChoiceOf(filter, value) ? [[filter.name, value]] : [];
  });
  return {
    q: parameters.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    sort: columns.some(({ sortBy }) => sortBy && sortBy === sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(chosen),
  };
}

const isChoiceOf = ({ options }: KnownFilter, value: string): boolean =>
  options ? options.some((option) => option.value === value) : isDay(value);

/** Whether the text is an existing calendar day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Address of the list with a changed state; every change except of the page resets the page to 1. */
export function toListAddress(screen: string, state: ListState, change: Partial<ListState>): string {
  const { q, page, sort, filters } = { ...state, page: 1, ...change };
  const [path = screen, own] = screen.split('?');
  const parameters = new URLSearchParams(own);
  for (const [name, value] of Object.entries(filters)) if (value !== '') parameters.set(name, value);
  if (q) parameters.set('q', q);
  if (sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Next order after a click on the head of a column: its own direction, the opposite, then the default order. */
export function toNextSort(
  { sortBy = '', isDescending }: { sortBy?: string; isDescending?: true },
  sort: string,
): string {
  const [first, second] = isDescending ? [`-${sortBy}`, sortBy] : [sortBy, `-${sortBy}`];
  if (sort === first) return second;
  return sort === second ? '' : first;
}
