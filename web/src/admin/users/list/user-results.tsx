import { Pager } from '../../../components/pager.tsx';
import { Reloadable } from '../../../components/reloadable.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { countPages, toFiltered, type UserFilter } from '../filter.ts';
import type { UserList } from '../queries.ts';
import { NoUsers } from './no-users.tsx';
import styles from './user-results.module.css';
import { UserRow } from './user-row.tsx';

type UserResultsProps = { filter: UserFilter; users: UserList; isBusy: boolean };

export function UserResults({ filter, users, isBusy }: UserResultsProps) {
  const pages = countPages(users.recordsFiltered);
  const isEmpty = users.data.length === 0;
  return (
    <Reloadable isBusy={isBusy}>
      <section aria-labelledby="results">
        <div role="status">
          <h2 id="results" className={isEmpty ? 'visually-hidden' : styles.count}>
            {m['users.list.count']({ count: users.recordsFiltered })}
          </h2>
        </div>
        {isEmpty ? <NoUsers filter={filter} /> : <UserTable filter={filter} users={users} />}
        <Pager
          // A page that is gone was answered with the first one.
          page={filter.page > pages ? 1 : filter.page}
          pages={pages}
          toPage={(shown) => toFiltered(filter, { page: shown })}
          labels={{
            pager: m['pressReleases.pager.label'](),
            previous: m['pressReleases.pager.previous'](),
            next: m['pressReleases.pager.next'](),
            page: (shown) => m['pressReleases.pager.page']({ page: formatNumber(shown) }),
          }}
        />
      </section>
    </Reloadable>
  );
}

function UserTable({ filter, users }: { filter: UserFilter; users: UserList }) {
  const isDeciding = filter.state === 'pending';
  const columns = [
    m['users.column.person'](),
    m['users.column.work'](),
    ...(isDeciding ? [] : [m['users.column.standing']()]),
    m['users.column.date'](),
    ...(isDeciding ? [m['users.column.decision']()] : []),
  ];
  return (
    <table className={styles.table} aria-labelledby="results">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.data.map((user) => (
          <UserRow key={user.id} user={user} isDeciding={isDeciding} />
        ))}
      </tbody>
    </table>
  );
}
