/** State of a list, completely in the address. */
export interface ListState {
  q: string;
  /** Counts from 1. */
  page: number;
  /** A field of the server, with a minus in front: the other way round. Empty: as the server orders. */
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

/** A day of the calendar, not just its digits. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Address of the list with some of its state changed; any change but the page starts again at page one. */
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

/** The order that pressing the head of a column leads to: its own direction, then the other one, then none. */
export function toNextSort(
  { sortBy = '', isDescending }: { sortBy?: string; isDescending?: true },
  sort: string,
): string {
  const [first, second] = isDescending ? [`-${sortBy}`, sortBy] : [sortBy, `-${sortBy}`];
  if (sort === first) return second;
  return sort === second ? '' : first;
}
