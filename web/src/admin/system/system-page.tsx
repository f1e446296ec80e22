import type { CheckName, FindingState } from '@press-room/contract/system';
import { SYSTEM_PATH, type System } from '@press-room/contract/system';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { getJson } from '../../lib/api.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { JOB_STATES_SHOWN } from '../components/job-words.ts';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import type { StatusKind } from '../components/page/status-chip.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { STATE_LABELS } from '../imports/labels.ts';
import { OFFICE_PATHS, toImport } from '../paths.ts';
import styles from './system-page.module.css';

const systemQuery = () =>
  queryOptions({
    queryKey: ['office', SYSTEM_PATH],
    queryFn: ({ signal }) => getJson<System>(SYSTEM_PATH, {}, signal),
    staleTime: 0,
  });

/** Status of the installation, for operators. */
export function SystemPage() {
  const { data, error, isFetching, refetch } = useQuery(systemQuery());
  const again = (
    <button
      type="button"
      className={buttons.button}
      aria-disabled={isFetching}
      onClick={() => !isFetching && void refetch()}
    >
      {isFetching ? m['office.system.looking']() : m['office.system.again']()}
    </button>
  );
  return (
    <OfficePage title={m['office.system.title']()} action={again}>
      {data && <Shown system={data} />}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
    </OfficePage>
  );
}

function Shown({ system }: { system: System }) {
  return (
    <div className={styles.system}>
      <Section title={m['office.system.findings']()}>
        <ul>
          {system.findings.map(({ check, state, text }) => (
            <li key={text} className={styles.finding}>
              <strong>{labelOf(CHECK_LABELS, check)}</strong>
              <StatusChip
                kind={shownOf(FINDINGS_SHOWN, state).kind}
                label={shownOf(FINDINGS_SHOWN, state).label()}
              />
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className={styles.facts}>
        <Jobs system={system} />
        <Kept system={system} />
        <Versions versions={system.versions} />
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Jobs({ system: { jobs, oldest_waiting_at } }: { system: System }) {
  return (
    <Section title={m['office.jobs.title']()}>
      <dl>
        {jobs.map(({ state, count }) => (
          <Fact key={state} name={shownOf(JOB_STATES_SHOWN, state).label()}>
            <Link
              href={`${OFFICE_PATHS.jobs}?state=${state}`}
              className={styles.link}
              aria-label={m['office.system.jobsOf']({
                state: shownOf(JOB_STATES_SHOWN, state).label(),
                count,
              })}
            >
              {formatNumber(count)}
            </Link>
          </Fact>
        ))}
        <Fact name={m['office.system.oldest']()}>
          {oldest_waiting_at === null ? m['office.system.none']() : <Instant at={oldest_waiting_at} />}
        </Fact>
      </dl>
    </Section>
  );
}

function Kept({ system }: { system: System }) {
  const { storage, database_bytes, free_bytes, last_backup, last_import, certificate_until, translation } =
    system;
  return (
    <Section title={m['office.system.kept']()}>
      <dl>
        <Fact name={m['office.system.storage']()}>
          <bdi>{storage}</bdi>
        </Fact>
        <Fact name={m['office.system.databaseSize']()}>{formatBytes(database_bytes)}</Fact>
        <Fact name={m['office.system.free']()}>{formatBytes(free_bytes)}</Fact>
        <Fact name={m['office.system.lastBackup']()}>
          {last_backup === null ? (
            m['office.system.never']()
          ) : (
            <>
              <Instant at={last_backup.made_at} /> <bdi>{last_backup.target}</bdi>
              {`, ${formatBytes(last_backup.bytes)}`}
            </>
          )}
        </Fact>
        <Fact name={m['office.system.lastImport']()}>
          {last_import === null ? (
            m['office.system.never']()
          ) : (
            <Link href={toImport(last_import.id)} className={styles.link}>
              <Instant at={last_import.created_at} />
              {` · ${shownOf(STATE_LABELS, last_import.state).label()}`}
            </Link>
          )}
        </Fact>
        {translation !== null && (
          <Fact name={m['office.system.translation']()}>{describeTranslation(translation)}</Fact>
        )}
        <Fact name={m['office.system.certificate']()}>
          {certificate_until === null ? (
            m['office.system.noCertificate']()
          ) : (
            <Instant at={certificate_until} />
          )}
        </Fact>
      </dl>
    </Section>
  );
}

function describeTranslation({
  host,
  is_ready,
  characters,
  most_a_day,
  quota,
}: NonNullable<System['translation']>): string {
  const state = is_ready
    ? m['office.system.provider.ready']({ host })
    : m['office.system.provider.fails']({ host });
  const use = m['office.system.provider.use']({
    sent: formatNumber(characters),
    most: formatNumber(most_a_day),
  });
  const { characters: used = 0, most = 0 } = quota ?? {};
  const left = m['office.system.provider.quota']({ used: formatNumber(used), most: formatNumber(most) });
  return [state, use, ...(quota === null ? [] : [left])].join(' ');
}

function Versions({ versions: { app, node, database, schema } }: Pick<System, 'versions'>) {
  return (
    <Section title={m['office.system.versions']()}>
      <dl>
        <Fact name={m['office.system.version.app']()}>{app}</Fact>
        <Fact name={m['office.system.version.node']()}>{node}</Fact>
        <Fact name={m['office.system.check.database']()}>{database}</Fact>
        <Fact name={m['office.system.version.schema']()}>
          <bdi>{schema}</bdi>
        </Fact>
      </dl>
    </Section>
  );
}

const CHECK_LABELS: Record<CheckName, () => string> = {
  configuration: m['office.system.check.configuration'],
  permissions: m['office.system.check.permissions'],
  disk: m['office.system.check.disk'],
  database: m['office.system.check.database'],
  clock: m['office.system.check.clock'],
  storage: m['office.system.check.storage'],
  mail: m['office.system.check.mail'],
  sender: m['office.system.check.sender'],
  address: m['office.system.check.address'],
  backup: m['office.system.check.backup'],
};

const FINDINGS_SHOWN: Record<FindingState, { kind: StatusKind; label: () => string }> = {
  fine: { kind: 'live', label: m['office.system.state.fine'] },
  warning: { kind: 'wait', label: m['office.system.state.warning'] },
  fault: { kind: 'stop', label: m['office.system.state.fault'] },
};
