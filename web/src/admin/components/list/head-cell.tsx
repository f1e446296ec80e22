import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { type ListState, toListAddress, toNextSort } from './list-address.ts';
import type { ListColumn } from './list-definition.ts';
import styles from './list-table.module.css';

type HeadCellProps<Row> = { column: ListColumn<Row>; screen: string; state: ListState };

/** The head of a column; where it can be ordered, a link to the list in that order. */
export function HeadCell<Row>({ column, screen, state }: HeadCellProps<Row>) {
  const { sortBy, label } = column;
  if (sortBy === undefined) return <th scope="col">{label()}</th>;
  const isBy = state.sort.replace(/^-/, '') === sortBy;
  const direction = state.sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isBy ? direction : undefined}>
      <Link
        href={toListAddress(screen, state, { sort: toNextSort(column, state.sort) })}
        className={styles.head}
        data-direction={isBy ? direction : undefined}
      >
        {label()}
        <Icon name="chevron" size={16} />
      </Link>
    </th>
  );
}
