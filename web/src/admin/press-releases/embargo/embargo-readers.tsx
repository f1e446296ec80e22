import {
  type EmbargoReader,
  embargoReadersExportPath,
  embargoReadersPath,
} from '@press-room/contract/admin-embargo';
import type { Datatables } from '@press-room/contract/datatables';
import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { getBlob, getJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import panels from '../panels/panels.module.css';
import styles from './embargo-readers.module.css';

const readersQuery = (id: number) =>
  queryOptions({
    queryKey: ['embargo-readers', id],
    queryFn: ({ signal }) =>
      getJson<Datatables<EmbargoReader>>(
        embargoReadersPath(id),
        { format: 'datatables', length: -1 },
        signal,
      ),
    staleTime: 0,
  });

/** Readers who opened or downloaded a release under embargo. Each view is logged in the audit log, so it needs a click. */
export function EmbargoReaders({ release }: { release: number }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.readers}>
      <h3 className={styles.title}>{m['office.editor.embargoReaders.title']()}</h3>
      <p className={panels.hint}>{m['office.editor.embargoReaders.text']()}</p>
      {isShown ? (
        <Readers release={release} />
      ) : (
        <button type="button" className={buttons.quiet} onClick={() => setIsShown(true)}>
          {m['office.editor.embargoReaders.show']()}
        </button>
      )}
    </section>
  );
}

function Readers({ release }: { release: number }) {
  const { data, error, refetch } = useQuery(readersQuery(release));
  if (error) return <OfficeFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.data.length === 0) return <p role="status">{m['office.editor.embargoReaders.nobody']()}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.data.map((reader) => (
          <li key={reader.account.id}>
            <ReaderLines reader={reader} />
          </li>
        ))}
      </ul>
      <ExportButtons
        types={TABLE_FILE_TYPES}
        load={(type) => getBlob(`${embargoReadersExportPath(release)}?type=${type}`)}
        fileName={`embargo-${release}`}
      />
    </>
  );
}

function ReaderLines({ reader: { account, opened_at, taken_at, is_stopped } }: { reader: EmbargoReader }) {
  return (
    <>
      <strong>
        <bdi>{`${account.first_name} ${account.last_name}`.trim()}</bdi>
      </strong>
      {is_stopped ? (
        <span>
          {toReadableAddress(account.email)}
          {' · '}
          {m['office.contacts.stopped']()}
        </span>
      ) : (
        <a href={toMailtoUrl(account.email)}>{toReadableAddress(account.email)}</a>
      )}
      {opened_at !== null && (
        <span>
          {m['office.editor.embargoReaders.opened']()} <Instant at={opened_at} />
        </span>
      )}
      {taken_at !== null && (
        <span>
          {m['office.editor.embargoReaders.taken']()} <Instant at={taken_at} />
        </span>
      )}
    </>
  );
}
