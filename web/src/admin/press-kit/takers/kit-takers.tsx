import {
  type KitTaker,
  type OfficePressKit,
  officePressKitTakenPath,
} from '@press-room/contract/admin-press-kit';
import type { Datatables } from '@press-room/contract/datatables';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { TABLE_ROLES } from '../../../components/table-roles.ts';
import { getJson } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import figures from '../../components/page/figures.module.css';
import { Instant } from '../../components/page/instant.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import styles from './kit-takers.module.css';
import { WriteToTakers } from './write-to-takers.tsx';

/** The key includes the version: each saved change can make copies outdated. */
const takersQuery = ({ id, version }: Pick<OfficePressKit, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['kit-takers', id, version],
    queryFn: ({ signal }) =>
      getJson<Datatables<KitTaker>>(
        officePressKitTakenPath(id),
        { format: 'datatables', length: -1 },
        signal,
      ),
    staleTime: 0,
  });

/** Readers who downloaded the kit or a file of it, and whether their copy is outdated. */
export function KitTakers({ kit }: { kit: OfficePressKit }) {
  const id = useId();
  const { data, error, refetch } = useQuery(takersQuery(kit));
  return (
    <section className={styles.takers} aria-labelledby={id}>
      <h2 id={id} className={figures.title}>
        {m['office.kits.takers']()}
      </h2>
      {data && <Takers kit={kit} takers={data.data} />}
      {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Takers({ kit, takers }: { kit: OfficePressKit; takers: readonly KitTaker[] }) {
  const behind = takers.filter(({ changed }) => changed > 0);
  const written = behind.filter(({ is_stopped }) => !is_stopped);
  if (takers.length === 0) return <p className={styles.soft}>{m['office.kits.nobodyTook']()}</p>;
  return (
    <>
      {behind.length > 0 && (
        <StatusNote
          kind="alert"
          title={m['office.kits.behind']({ count: behind.length, all: takers.length })}
        >
          <p>{m['office.kits.behindText']()}</p>
          {written.length > 0 && (
            <p className={styles.ways}>
              <WriteToTakers kit={kit} takers={written} />
            </p>
          )}
          {behind.length > written.length && (
            <p>{m['office.kits.behindStopped']({ count: behind.length - written.length })}</p>
          )}
        </StatusNote>
      )}
      {behind.length === 0 && <p>{m['office.kits.tookCount']({ count: takers.length })}</p>}
      <table {...TABLE_ROLES.table} className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{m['office.kits.taker']()}</th>
            <th scope="col" className={figures.number}>
              {m['office.kits.takenAt']()}
            </th>
            <th scope="col" className={figures.number}>
              {m['office.kits.changed']()}
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {takers.map((taker) => (
            <TakerRow key={taker.account.id} taker={taker} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function TakerRow({ taker: { account, taken_at, changed, is_stopped } }: { taker: KitTaker }) {
  const email = toReadableAddress(account.email);
  const at = email.lastIndexOf('@');
  return (
    <tr {...TABLE_ROLES.row} data-behind={changed > 0}>
      <th {...TABLE_ROLES.rowHeader}>
        <bdi>{`${account.first_name} ${account.last_name}`.trim()}</bdi>
        {is_stopped ? (
          <span>
            {email}
            {' · '}
            {m['office.contacts.stopped']()}
          </span>
        ) : (
          <a href={toMailtoUrl(account.email)}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </a>
        )}
      </th>
      <td {...TABLE_ROLES.cell} className={figures.number} data-label={m['office.kits.takenAt']()}>
        <Instant at={taken_at} />
      </td>
      <td {...TABLE_ROLES.cell} className={figures.number} data-label={m['office.kits.changed']()}>
        {changed > 0 ? m['office.kits.changedFiles']({ count: changed }) : formatNumber(0)}
      </td>
    </tr>
  );
}
