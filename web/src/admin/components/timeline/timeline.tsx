import { AUDIENCE_MIN_PEOPLE, OTHERS } from '@press-room/contract/analytics';
import {
  type ReleaseTimeline,
  releaseTimelinePath,
  type TimelineEntry,
} from '@press-room/contract/release-timeline';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Notice } from '../../../components/notice.tsx';
import { getJson } from '../../../lib/api.ts';
import { countryName, formatDate, formatNumber, joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { nameOfPeriod } from '../../analytics/labels.ts';
import { KIND_LABELS as MEDIUM_LABELS, TONE_LABELS } from '../../clippings/labels.ts';
import { KIND_LABELS } from '../../mailings/labels.ts';
import { toClipping, toMailing, toOfficePressRelease, toOutlet } from '../../paths.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { type BreakdownColumn, BreakdownTable } from '../page/breakdown-table.tsx';
import figures from '../page/figures.module.css';
import { OfficeFailure } from '../page/office-failure.tsx';
import { OfficePage } from '../page/office-page.tsx';
import styles from './timeline.module.css';

/** @param path of a release or a mailing */
const timelineQuery = (path: string) =>
  queryOptions({
    queryKey: ['office', path, getLocale()],
    queryFn: ({ signal }) => getJson<ReleaseTimeline>(path, {}, signal),
    staleTime: 0,
  });

/** Timeline of a release. */
export function TimelinePage() {
  const { id = '' } = useParams();
  const path = releaseTimelinePath(Number(id));
  const { data } = useQuery(timelineQuery(path));
  return (
    <OfficePage
      title={m['office.timeline.title']()}
      facts={data && <bdi>{data.release.title}</bdi>}
      action={<Link href={toOfficePressRelease(Number(id))}>{m['office.mailings.openRelease']()}</Link>}
    >
      <Timeline path={path} />
    </OfficePage>
  );
}

interface TimelineProps {
  path: string;
  /** False on screens that already have figures by outlet. */
  hasOutlets?: boolean;
}

/** Mailings, readers and clippings by day, outlet and country. */
export function Timeline({ path, hasOutlets = true }: TimelineProps) {
  const { data, error, refetch } = useQuery(timelineQuery(path));
  if (data) return <Loaded timeline={data} hasOutlets={hasOutlets} />;
  return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
}

type ToldName = 'told' | 'refused' | 'visitors' | 'clippings';
const TOLD: readonly BreakdownColumn<ToldName>[] = [
  { name: 'told', label: m['office.timeline.told'] },
  { name: 'refused', label: m['office.timeline.refused'] },
  { name: 'visitors', label: m['office.mailings.figure.visitors'] },
];
const CLIPPINGS: BreakdownColumn<ToldName> = { name: 'clippings', label: m['office.clippings.title'] };
const OUTLET_COLUMNS: readonly BreakdownColumn<ToldName | 'people'>[] = [
  ...TOLD,
  {
    name: 'people',
    label: m['office.timeline.took'],
    toText: (people) =>
      people
        ? m['office.outcome.atLeast']({ count: formatNumber(people) })
        : m['office.outcome.few']({ count: AUDIENCE_MIN_PEOPLE }),
  },
  CLIPPINGS,
];
const COUNTRY_COLUMNS: readonly BreakdownColumn<ToldName | 'reads' | 'downloads'>[] = [
  ...TOLD,
  { name: 'reads', label: m['office.figures.kind.read'] },
  { name: 'downloads', label: m['office.figures.kind.download'] },
  CLIPPINGS,
];

function nameOfCountry(code: string): string {
  if (code === '') return m['office.figures.unknown']();
  return code === OTHERS ? m['office.figures.few']() : countryName(code);
}

function Loaded({ timeline, hasOutlets }: { timeline: ReleaseTimeline; hasOutlets: boolean }) {
  const { entries, outlets, countries, has_more, has_more_outlets } = timeline;
  const days = [...Map.groupBy(entries, ({ day }) => day)];
  if (entries.length === 0 && outlets.length === 0)
    return <Notice title={m['office.timeline.none']()} text={m['office.timeline.noneText']()} />;
  return (
    <div className={figures.results}>
      <p className={figures.note}>{m['office.timeline.note']({ count: AUDIENCE_MIN_PEOPLE })}</p>
      <ol className={styles.line}>
        {days.map(([day, of]) => (
          <li key={day} className={styles.step}>
            <p className={styles.day}>
              <time dateTime={day}>{formatDate(day)}</time>
            </p>
            <ul className={styles.entries}>
              {of.map((entry) => (
                <li key={`${entry.kind} ${'id' in entry ? entry.id : ''}`} data-kind={entry.kind}>
                  <Entry entry={entry} per={timeline.per} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {has_more && <p className={figures.note}>{m['office.timeline.more']()}</p>}
      {hasOutlets && outlets.length > 0 && (
        <BreakdownTable
          title={m['office.timeline.byOutlet']()}
          first={m['office.mailings.result.outlet']()}
          columns={OUTLET_COLUMNS}
          rows={outlets.map(({ outlet, ...row }) => ({
            key: outlet.id,
            name: outlet.name,
            to: toOutlet(outlet.id),
            figures: row,
          }))}
        />
      )}
      {hasOutlets && has_more_outlets && (
        <p className={figures.note}>{m['office.mailings.result.more']({ count: outlets.length })}</p>
      )}
      {countries.length > 0 && (
        <BreakdownTable
          title={m['office.timeline.byCountry']()}
          first={m['account.country']()}
          columns={COUNTRY_COLUMNS}
          rows={countries.map(({ country, ...row }) => ({
            key: country,
            name: nameOfCountry(country),
            figures: row,
          }))}
        />
      )}
    </div>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  per: ReleaseTimeline['per'];
}

function Entry({ entry, per }: EntryProps) {
  switch (entry.kind) {
    case 'published':
      return <p className={styles.what}>{m['office.timeline.published']()}</p>;
    case 'mailing':
      return <Mailing entry={entry} />;
    case 'alerts':
      return (
        <>
          <p className={styles.what}>{m['office.timeline.alerts']()}</p>
          <p className={styles.facts}>
            {joinFacts([
              m['office.timeline.alertsTold']({ count: entry.people }),
              toFacts([[m['office.timeline.refused'](), entry.refused]]),
            ])}
          </p>
        </>
      );
    case 'taken':
      return <Taken entry={entry} per={per} />;
    case 'clipping':
      return <Clipping entry={entry} />;
  }
}

type EntryOf<Kind extends TimelineEntry['kind']> = { entry: Extract<TimelineEntry, { kind: Kind }> };

/** Counts above zero as text, such as `3 Refused`. */
const toFacts = (counts: readonly [string, number][]): string =>
  joinFacts(counts.flatMap(([name, count]) => (count === 0 ? [] : `${name}: ${formatNumber(count)}`)));

function Mailing({ entry: { id, about, recipients, accepted, refused, visits } }: EntryOf<'mailing'>) {
  return (
    <>
      <p className={styles.what}>
        <Link href={toMailing(id)}>
          {m['office.timeline.mailing']({ kind: labelOf(KIND_LABELS, about) })}
        </Link>
      </p>
      <p className={styles.facts}>
        {toFacts([
          [m['office.mailings.recipients'](), recipients],
          [m['office.mailings.figure.accepted'](), accepted],
          [m['office.timeline.refused'](), refused],
          [m['office.mailings.figure.visits'](), visits],
        ])}
      </p>
    </>
  );
}

function Taken({ entry: { day, reads, copies, downloads, files }, per }: EntryOf<'taken'> & EntryProps) {
  return (
    <>
      <p className={styles.what}>
        {per === 'day'
          ? m['office.timeline.readers']()
          : joinFacts([m['office.timeline.readers'](), nameOfPeriod(day, per)])}
      </p>
      <p className={styles.facts}>
        {toFacts([
          [m['office.figures.kind.read'](), reads],
          [m['office.figures.kind.copy'](), copies],
          [m['office.outcome.release'](), downloads],
          [m['office.timeline.files'](), files],
        ])}
      </p>
    </>
  );
}

function Clipping({
  entry: { id, headline, outlet, medium, language, tone, reach, was_told },
}: EntryOf<'clipping'>) {
  return (
    <>
      <p className={styles.what}>
        <Link href={toClipping(id)}>
          <bdi lang={language || undefined}>{headline}</bdi>
        </Link>
      </p>
      <p className={styles.facts}>
        {joinFacts([
          outlet.name,
          labelOf(MEDIUM_LABELS, medium),
          tone === '' ? '' : labelOf(TONE_LABELS, tone),
          reach === null ? '' : `${m['office.clippings.reach']()}: ${formatNumber(reach)}`,
          was_told ? m['office.timeline.wasTold']() : '',
        ])}
      </p>
    </>
  );
}
