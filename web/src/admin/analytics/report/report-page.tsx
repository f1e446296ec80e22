import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { LANGUAGES } from '@press-room/contract/languages';
import {
  REPORT_EXPORT_PATH,
  REPORT_FILE_TYPES,
  REPORT_PATH,
  type Report,
  type ReportLine,
  type ReportSection,
} from '@press-room/contract/report';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Reloadable } from '../../../components/reloadable.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { getBlob, getJson } from '../../../lib/api.ts';
import { capitalise, formatNumber, languageName } from '../../../lib/format.ts';
import { navigate } from '../../../lib/navigation.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { groupOptions } from '../../components/group-filter.ts';
import { FilterChip } from '../../components/list/filter-chip.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import figures from '../../components/page/figures.module.css';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { toReportRecord, toReportRows } from '../../paths.ts';
import { toDays } from '../analytics-address.ts';
import { Days, SpanChip } from '../analytics-filters.tsx';
import tables from '../analytics-page.module.css';
import styles from './report.module.css';
import { type ReportState, readReportState, toReport } from './report-address.ts';

const EVENTS_SHOWN = 20;

const eventsQuery = queryOptions({
  queryKey: ['events', 'all'],
  queryFn: async ({ signal }) =>
    (await getJson<{ results: OpenEvent[] }>(EVENT_PATH, { past: 'true' }, signal)).results,
});

const reportQuery = (request: Record<string, string>) =>
  queryOptions({
    queryKey: ['office', REPORT_PATH, request],
    queryFn: ({ signal }) => getJson<Report>(REPORT_PATH, request, signal),
    placeholderData: keepPreviousData,
  });

/** Figures of a period for the board, each with a link to its rows. */
export function ReportPage() {
  const state = readReportState(useSearch(), getLocale());
  const [now] = useState(() => new Date());
  const { group, event, language } = state;
  const request = {
    ...toDays(state, now),
    ...(group !== '' && { group }),
    ...(event !== '' && { event }),
    language,
  };
  const { data, error, isPlaceholderData, refetch } = useQuery(reportQuery(request));
  return (
    <OfficePage
      title={m['office.report.title']()}
      facts={m['office.report.explanation']()}
      action={
        <ExportButtons
          types={REPORT_FILE_TYPES}
          load={(type) => getBlob(`${REPORT_EXPORT_PATH}?${new URLSearchParams({ ...request, type })}`)}
          fileName={m['office.report.fileName']({ from: request.from, to: request.to })}
        />
      }
    >
      <Filters state={state} now={now} />
      {data && (
        <Reloadable isBusy={isPlaceholderData}>
          <div className={styles.report} lang={language}>
            <h2 className={figures.title}>
              {data.title}
              {data.event && <> · {data.event.name}</>}
            </h2>
            {data.sections.map((section) =>
              section.name === 'summary' ? (
                <Summary key={section.name} section={section} />
              ) : (
                <Section key={section.name} section={section} />
              ),
            )}
          </div>
        </Reloadable>
      )}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
    </OfficePage>
  );
}

function Filters({ state, now }: { state: ReportState; now: Date }) {
  const groups = usePressGroups();
  const { data: events = [] } = useQuery(eventsQuery);
  const go = (change: Partial<ReportState>, options: { replace?: boolean } = {}) =>
    navigate(toReport({ ...state, ...change }, getLocale()), { ...options, keepScroll: true });
  return (
    <search className={tables.filters} aria-label={m['office.list.filters']()}>
      <SpanChip state={state} now={now} go={go} />
      {state.span === 'own' && <Days state={state} go={go} />}
      {groups.length > 1 && (
        <FilterChip
          filter={{
            name: 'group',
            label: m['office.releases.column.group'](),
            options: groupOptions(groups),
          }}
          value={state.group}
          onChoose={(group) => go({ group })}
        />
      )}
      {events.length > 0 && (
        <FilterChip
          filter={{
            name: 'event',
            label: m['office.report.event'](),
            options: events
              .slice(0, EVENTS_SHOWN)
              .map(({ id, name }) => ({ value: String(id), text: ownWords(name) })),
          }}
          value={state.event}
          onChoose={(event) => go({ event })}
        />
      )}
      <FilterChip
        isRequired
        filter={{
          name: 'language',
          label: m['office.report.language'](),
          options: LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) })),
        }}
        value={state.language}
        onChoose={(language) => go({ language: LANGUAGES.find((each) => each === language) ?? 'it' })}
      />
    </search>
  );
}

/** Link to the rows behind a number, or to its record. */
const placeOf = ({ rows, record }: ReportLine): string | null =>
  rows !== null ? toReportRows(rows) : record === null ? null : toReportRecord(record);

function Count({ line }: { line: ReportLine }) {
  const place = placeOf(line);
  const number = formatNumber(line.count ?? 0);
  return place === null ? number : <Link href={place}>{number}</Link>;
}

function Summary({ section: { title, lines } }: { section: ReportSection }) {
  return (
    <section aria-label={title}>
      <dl className={figures.figures}>
        {lines.map((line) => (
          <div key={line.key}>
            <dt>{line.name}</dt>
            <dd>
              <Count line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Numbers with bars; the longest bar fills the width. */
function Section({ section: { name, title, note, unit, lines } }: { section: ReportSection }) {
  const id = useId();
  const most = Math.max(1, ...lines.map(({ count }) => count ?? 0));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {note !== '' && <p className={figures.note}>{note}</p>}
      {name.startsWith('untaken') ? (
        <Names lines={lines} />
      ) : (
        <table className={tables.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{m['office.report.what']()}</th>
              <th scope="col" className={tables.number}>
                {unit}
              </th>
              <td className={tables.share} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row" className={tables.name}>
                  <Name line={line} />
                </th>
                <td className={tables.number}>
                  <Count line={line} />
                </td>
                <td className={tables.share}>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${((line.count ?? 0) / most) * 100}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Records without numbers, followed by the number of further ones. */
const Names = ({ lines }: Pick<ReportSection, 'lines'>) => (
  <ul className={figures.lines}>
    {lines.map((line) => (
      <li key={line.key}>
        <Name line={line} />
        {line.count !== null && (
          <span>
            <Count line={line} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

function Name({ line: { name, record } }: { line: ReportLine }) {
  const words = <bdi>{name}</bdi>;
  return record === null ? words : <Link href={toReportRecord(record)}>{words}</Link>;
}
