import { ANALYTICS_KINDS, BREAKDOWNS, PERIODS } from '@press-room/contract/analytics';
import { useId } from 'react';
import { Link } from 'wouter';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { useOwnCompany } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { groupOptions } from '../components/group-filter.ts';
import { FilterChip } from '../components/list/filter-chip.tsx';
import { toOfficeAsset, toOfficePressRelease } from '../paths.ts';
import {
  type AnalyticsState,
  SPANS,
  type Span,
  toAnalytics,
  toDays,
  toPeriodLength,
} from './analytics-address.ts';
import styles from './analytics-page.module.css';
import { BREAKDOWN_LABELS, KIND_LABELS, nameOfGone, PERIOD_LABELS, SPAN_LABELS } from './labels.ts';

const toOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, () => string>) =>
  values.map((value) => ({ value, text: labels[value]() }));

type Chosen = Pick<AnalyticsState, 'span' | 'from' | 'to'>;
type FiltersProps = { state: AnalyticsState; now: Date };
/** Goes to the view with a changed state. */
type Go = (change: Partial<Chosen> & { per?: '' }, options?: { replace?: boolean }) => void;

/** Filters: period, kinds of records, and dimension. */
export function AnalyticsFilters({ state, now, subject }: FiltersProps & { subject: string }) {
  const groups = usePressGroups();
  // Only officers of the association see the searches of readers.
  const isNarrowed = useOwnCompany('figure.view') !== null;
  const breakdowns = BREAKDOWNS.filter((by) => !isNarrowed || by !== 'query');
  const go = (change: Partial<AnalyticsState>, options: { replace?: boolean } = {}) =>
    navigate(toAnalytics(change, state), { ...options, keepScroll: true });
  // Search words have no other dimension.
  const hasKinds = state.by !== 'query' && state.by !== 'kind';
  return (
    <search className={styles.filters} aria-label={m['office.list.filters']()}>
      <SpanChip state={state} now={now} go={go} />
      <FilterChip
        isRequired
        filter={{
          name: 'by',
          label: m['office.figures.by.label'](),
          options: toOptions(breakdowns, BREAKDOWN_LABELS),
        }}
        value={state.by}
        onChoose={(by) => go({ by: BREAKDOWNS.find((each) => each === by) ?? 'kind' })}
      />
      {hasKinds && (
        <FilterChip
          filter={{
            name: 'kind',
            label: m['office.figures.kind.label'](),
            options: toOptions(ANALYTICS_KINDS, KIND_LABELS),
          }}
          value={state.kind}
          onChoose={(kind) => go({ kind })}
        />
      )}
      <FilterChip
        isRequired
        filter={{
          name: 'per',
          label: m['office.figures.per.label'](),
          options: toOptions(PERIODS, PERIOD_LABELS),
        }}
        value={toPeriodLength(state, now)}
        onChoose={(per) => go({ per: PERIODS.find((each) => each === per) ?? '' })}
      />
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
      {state.event !== '' && (
        <FilterChip
          filter={{
            name: 'event',
            label: m['office.report.event'](),
            options: [{ value: state.event, text: m['office.audit.numbered']({ id: state.event }) }],
          }}
          value={state.event}
          onChoose={(event) => go({ event })}
        />
      )}
      {state.span === 'own' && <Days state={state} go={go} />}
      {state.subject !== '' && <Subject state={state} name={subject} />}
    </search>
  );
}

/** Filter of the period. */
export function SpanChip({ state, now, go }: { state: Chosen; now: Date; go: Go }) {
  const spans = [...(Object.keys(SPANS) as Span[]), 'own' as const];
  const choose = (span: string) => {
    const wanted = spans.find((each) => each === span) ?? 'month';
    const days = wanted === 'own' ? toDays(state, now) : { from: '', to: '' };
    go({ span: wanted, per: '', ...days });
  };
  return (
    <FilterChip
      isRequired
      filter={{
        name: 'span',
        label: m['office.figures.span.label'](),
        options: toOptions(spans, SPAN_LABELS),
      }}
      value={state.span}
      onChoose={choose}
    />
  );
}

const DAY_LABELS = { from: m['office.figures.from'], to: m['office.figures.to'] };

/** A chosen period is applied once both days are complete. */
export function Days({ state, go }: { state: Chosen; go: Go }) {
  const id = useId();
  const set = (change: { from?: string; to?: string }) => {
    const { from, to } = { ...state, ...change };
    if (from === '' || to === '') return;
    const days = from <= to ? { from, to } : change.from ? { from, to: from } : { from: to, to };
    go({ span: 'own', per: '', ...days }, { replace: true });
  };
  return (
    <span className={styles.days}>
      {(['from', 'to'] as const).map((name) => (
        <span key={name} className={styles.pair}>
          <label htmlFor={`${id}-${name}`}>{labelOf(DAY_LABELS, name)}</label>
          <input
            id={`${id}-${name}`}
            type="date"
            className={styles.day}
            defaultValue={state[name]}
            key={state[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </span>
      ))}
    </span>
  );
}

/** The selected record, with links to it and back to all records. */
function Subject({ state, name }: Pick<FiltersProps, 'state'> & { name: string }) {
  const [kind, id = ''] = state.subject.split(':');
  const words = <bdi>{name || nameOfGone(state.subject)}</bdi>;
  const place =
    kind === 'press_release'
      ? toOfficePressRelease(Number(id))
      : kind === 'asset'
        ? toOfficeAsset(Number(id))
        : '';
  return (
    <p className={styles.subject}>
      <span>{m['office.figures.only']()}</span>
      {place && name ? <Link href={place}>{words}</Link> : words}
      <Link href={toAnalytics({ subject: '' }, state)} className={styles.back}>
        {m['office.figures.all']()}
      </Link>
    </p>
  );
}
