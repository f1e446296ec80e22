import { AUDIENCE_MIN_PEOPLE } from '@press-room/contract/analytics';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import {
  type ReleaseOutcome,
  releaseOutcomeExportPath,
  releaseOutcomePath,
} from '@press-room/contract/release-outcome';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { getBlob, getJson } from '../../../lib/api.ts';
import { formatNumber, joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { SPANS } from '../../analytics/analytics-address.ts';
import { SPAN_LABELS } from '../../analytics/labels.ts';
import { officeDay } from '../../components/moments.ts';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import figures from '../../components/page/figures.module.css';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { toContact, toFiguresOfRelease, toOutlet, toReleaseTimeline } from '../../paths.ts';
import { statusNow } from '../labels.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';

const DAY_MS = 86_400_000;

const SPAN_NAMES = ['all', 'week', 'month'] as const;
type OutcomeSpan = (typeof SPAN_NAMES)[number];

const SPAN_WORDS: Record<OutcomeSpan, () => string> = {
  all: m['office.outcome.all'],
  week: SPAN_LABELS.week,
  month: SPAN_LABELS.month,
};

/** Range of days up to today; no range for the whole time. */
function toDays(span: OutcomeSpan, now: Date): Record<string, string> {
  if (span === 'all') return {};
  return { from: toOfficeDay(new Date(now.getTime() - (SPANS[span] - 1) * DAY_MS)) };
}

const outcomeQuery = (id: number, days: Record<string, string>) =>
  queryOptions({
    queryKey: ['office', releaseOutcomePath(id), days],
    queryFn: ({ signal }) => getJson<ReleaseOutcome>(releaseOutcomePath(id), days, signal),
    staleTime: 0,
  });

/** Results of a release: views, copies, downloads, and the outlets. */
export function OutcomePanel() {
  const saved = useSaved();
  const isOut = ['published', 'archived'].includes(statusNow(saved));
  return isOut ? (
    <ReleaseOutcomes id={saved.id} />
  ) : (
    <p className={panels.hint}>{m['office.outcome.notYet']()}</p>
  );
}

function ReleaseOutcomes({ id }: { id: number }) {
  const [span, setSpan] = useState<OutcomeSpan>('all');
  const [now] = useState(() => new Date());
  const days = toDays(span, now);
  const { data, error, refetch } = useQuery(outcomeQuery(id, days));
  return (
    <>
      <ChoiceField
        label={m['office.figures.span.label']()}
        name="outcome-span"
        value={span}
        options={SPAN_NAMES.map((name) => ({ value: name, text: labelOf(SPAN_WORDS, name) }))}
        onChange={setSpan}
      />
      {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {data && <Outcome outcome={data} />}
      <div className={figures.export}>
        <ExportButtons
          types={TABLE_FILE_TYPES}
          fileName={m['office.outcome.fileName']({ id })}
          load={(type) =>
            getBlob(`${releaseOutcomeExportPath(id)}?${new URLSearchParams({ ...days, type })}`)
          }
        />
      </div>
      <p>
        <Link href={toReleaseTimeline(id)}>{m['office.timeline.title']()}</Link>
      </p>
      <p>
        <Link href={toFiguresOfRelease(id)}>{m['office.figures.link']()}</Link>
      </p>
    </>
  );
}

function Outcome({ outcome: { from, to, reads, copies, downloads, people } }: { outcome: ReleaseOutcome }) {
  const counts: [string, number][] = [
    [m['office.figures.kind.read'](), reads],
    [m['office.figures.kind.copy'](), copies],
    [m['office.outcome.release'](), downloads.release],
    [m['office.outcome.pictures'](), downloads.pictures],
    [m['office.outcome.attachments'](), downloads.attachments],
  ];
  return (
    <>
      <p className={panels.hint}>{m['office.outcome.days']({ from: officeDay(from), to: officeDay(to) })}</p>
      <dl className={figures.figures}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {people && <People people={people} />}
    </>
  );
}

function People({ people: { outlets, others, named } }: { people: NonNullable<ReleaseOutcome['people']> }) {
  const few = (count: number): string =>
    count === 0
      ? m['office.outcome.few']({ count: AUDIENCE_MIN_PEOPLE })
      : m['office.outcome.atLeast']({ count: formatNumber(count) });
  return (
    <>
      <h3 className={panels.title}>{m['office.outcome.byOutlet']()}</h3>
      <p className={panels.hint}>{m['office.outcome.byOutletHint']({ count: AUDIENCE_MIN_PEOPLE })}</p>
      <ul className={figures.lines}>
        {outlets.map(({ id, name, people }) => (
          <li key={id}>
            <Link href={toOutlet(id)}>
              <bdi>{name}</bdi>
            </Link>
            <span>{few(people)}</span>
          </li>
        ))}
        <li>
          {m['office.outcome.others']()}
          <span>{few(others)}</span>
        </li>
      </ul>
      {named !== null && named.length > 0 && (
        <>
          <h3 className={panels.title}>{m['office.outcome.named']()}</h3>
          <p className={panels.hint}>{m['office.outcome.namedHint']()}</p>
          <ul className={figures.lines}>
            {named.map(({ contact, name, outlets: of, visited_at }) => (
              <li key={contact}>
                <Link href={toContact(contact)}>
                  <bdi>{name}</bdi>
                </Link>
                <span>{joinFacts([...of, officeDay(visited_at)])}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
