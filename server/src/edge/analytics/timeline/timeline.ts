import type { Language } from '@press-room/contract/languages';
import type { Mailing } from '@press-room/contract/mailings';
import {
  type ReleaseTimeline,
  releaseTimelineSchema,
  TIMELINE_CLIPPINGS_MAX,
  TIMELINE_MAILINGS_MAX,
  TIMELINE_OUTLETS_MAX,
} from '@press-room/contract/release-timeline';
import { toOfficeDay, toPeriod } from '../../../core/analytics/days.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import { countPeople } from '../outcome/queries.ts';
import { listNames } from '../subject-queries.ts';
import {
  countByCountry,
  countByOutlet,
  countClippings,
  type Group,
  listBegun,
  listClippings,
  listReturnedAlerts,
  listTakenByCountry,
  listTakenByDay,
  listTakersTold,
  listToldByAlert,
  type Told,
} from './queries.ts';

export interface TimelineView extends Told {
  language: Language;
  now: Date;
  /** Content that the officer's right to figures covers; undefined: none. */
  figures: Scope | undefined;
  seesMailings: boolean;
  seesClippings: boolean;
}

type Entry = ReleaseTimeline['entries'][number];
type Days = Pick<ReleaseTimeline, 'from' | 'to' | 'per'>;

const GROUPS = ['told', 'refused', 'visitors'] as const satisfies readonly Group[];
const DAY_MS = 86_400_000;

/** Longer periods use longer steps. */
function toStep(from: string, to: string): Days['per'] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days > 365 ? 'month' : days > 60 ? 'week' : 'day';
}

/** From a release, or from one mailing about it, to its coverage. @throws 404 */
export async function buildTimeline(db: Db, view: TimelineView): Promise<ReleaseTimeline> {
  const { release: id, language, now } = view;
  const release = await db
    .selectFrom('press_release')
    .select(['publish_at', 'created_at', 'crisis_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const isOut =
    release.crisis_id === null && release.publish_at !== null && release.publish_at <= now.toISOString();
  const mailings = view.seesMailings || view.mailing !== null ? await listBegun(db, view) : [];
  const begun = view.mailing === null ? null : (mailings[0]?.started_at ?? now.toISOString());
  const from = toOfficeDay(new Date(begun ?? (isOut ? release.publish_at : null) ?? release.created_at));
  const to = toOfficeDay(now);
  const days = { from, to, per: toStep(from, to) };
  const { clippings, outlets, countries, taken } = await readRows(db, view, days);
  const toldOutlets = new Set(outlets.filter(({ told }) => (told ?? 0) > 0).map(({ outlet }) => outlet.id));
  const entries: ({ day: string } & object)[] = [
    ...(isOut && view.mailing === null && release.publish_at !== null
      ? [{ kind: 'published' as const, day: toOfficeDay(new Date(release.publish_at)) }]
      : []),
    ...mailings.slice(0, TIMELINE_MAILINGS_MAX).map(toMailingEntry),
    ...(view.seesMailings && view.mailing === null ? await listAlertEntries(db, view, days) : []),
    ...taken,
    ...clippings.slice(0, TIMELINE_CLIPPINGS_MAX).map((clipping) => ({
      ...clipping,
      kind: 'clipping' as const,
      was_told: toldOutlets.has(clipping.outlet.id),
    })),
  ];
  return releaseTimelineSchema.parse({
    release: {
      id,
      title: (await listNames(db, 'press_release', { ids: [id], language })).get(id) ?? '',
    },
    ...days,
    entries: entries.toSorted((one, other) => one.day.localeCompare(other.day)),
    has_more: clippings.length > TIMELINE_CLIPPINGS_MAX || mailings.length > TIMELINE_MAILINGS_MAX,
    outlets: outlets.slice(0, TIMELINE_OUTLETS_MAX),
    has_more_outlets: outlets.length > TIMELINE_OUTLETS_MAX,
    countries,
  });
}

function toMailingEntry({ id, kind, state, counts, started_at }: Mailing): Entry {
  return {
    kind: 'mailing',
    day: toOfficeDay(new Date(started_at ?? 0)),
    id,
    about: kind,
    state,
    recipients: counts.recipients,
    accepted: counts.accepted,
    refused: counts.refused + counts.bounced,
    visits: counts.visits,
  };
}

/** First day of the step that contains a day; the first step starts with the time line. */
function toStepOf(day: string, { from, per }: Days): string {
  const first = toPeriod(day, per);
  return first < from && from <= day ? from : first;
}

async function listAlertEntries(db: Db, { release }: TimelineView, days: Days): Promise<Entry[]> {
  const steps = new Counts((day: string) => ({ kind: 'alerts' as const, day, people: 0, refused: 0 }));
  const takers = await listTakersTold(db, release);
  const count = (name: 'people' | 'refused', sent: readonly { at: string | null }[]): void => {
    for (const { at } of sent) if (at !== null) steps.add(toStepOf(toOfficeDay(new Date(at)), days), name, 1);
  };
  count('people', await listToldByAlert(db, release));
  count('refused', await listReturnedAlerts(db, release));
  count(
    'people',
    takers.map(({ told_at }) => ({ at: told_at })),
  );
  count(
    'refused',
    takers.map(({ returned_at }) => ({ at: returned_at })),
  );
  return steps.rows;
}

/** Counts by name, starting with an empty row. */
class Counts<Key, Row extends object> {
  readonly #rows = new Map<Key, Row>();
  readonly #begin: (key: Key) => Row;
  constructor(begin: (key: Key) => Row) {
    this.#begin = begin;
  }
  add(key: Key, name: keyof Row, count: number): void {
    const row = this.#rows.get(key) ?? this.#begin(key);
    this.#rows.set(key, { ...row, [name]: Number(row[name] ?? 0) + Number(count) });
  }
  get rows(): Row[] {
    return [...this.#rows.values()];
  }
}

async function readRows(db: Db, view: TimelineView, days: Days) {
  const { release, figures, seesMailings, seesClippings } = view;
  const names = new Map<number, string>();
  const clippings = seesClippings ? await listClippings(db, release, days) : [];
  const none = {
    told: seesMailings ? 0 : null,
    refused: seesMailings ? 0 : null,
    visitors: seesMailings ? 0 : null,
    clippings: seesClippings ? 0 : null,
  };
  // Readers are counted by outlet for all mailings together, because a single mailing has too few people.
  const hasPeople = figures === null && view.mailing === null;
  const outlets = new Counts((id: number) => ({
    ...none,
    people: hasPeople ? 0 : null,
    outlet: { id, name: names.get(id) ?? '' },
  }));
  const countries = new Counts((country: string) => ({
    ...none,
    country,
    reads: figures === undefined ? null : 0,
    downloads: figures === undefined ? null : 0,
  }));
  for (const group of seesMailings ? GROUPS : []) {
    for (const { id, name, count } of await countByOutlet(db, group, view)) {
      names.set(id, name);
      outlets.add(id, group, count);
    }
    for (const { country, count } of await countByCountry(db, group, view))
      countries.add(country, group, count);
  }
  for (const taker of seesMailings && view.mailing === null ? await listTakersTold(db, release) : []) {
    if (taker.told_at !== null) countries.add(taker.country, 'told', 1);
    if (taker.returned_at !== null) countries.add(taker.country, 'refused', 1);
  }
  for (const { id, name, country, count } of seesClippings ? await countClippings(db, release, days) : []) {
    names.set(id, name);
    outlets.add(id, 'clippings', count);
    countries.add(country, 'clippings', count);
  }
  if (hasPeople)
    for (const { id, name, people } of (await countPeople(db, release)).outlets) {
      names.set(id, name);
      outlets.add(id, 'people', people);
    }
  const taken: Entry[] = [];
  if (figures !== undefined) {
    const asked = { ...days, release, scope: figures };
    for (const { country, kind, count } of await listTakenByCountry(db, asked))
      countries.add(country, kind === 'read' ? 'reads' : 'downloads', count);
    taken.push(...toTaken(await listTakenByDay(db, asked), days));
  }
  return {
    clippings: clippings.map(({ outlet_id, outlet_name, ...row }) => ({
      ...row,
      outlet: { id: outlet_id, name: outlet_name },
    })),
    outlets: outlets.rows.toSorted(
      (one, other) =>
        (other.clippings ?? 0) - (one.clippings ?? 0) ||
        (other.told ?? 0) - (one.told ?? 0) ||
        one.outlet.id - other.outlet.id,
    ),
    countries: countries.rows.toSorted(
      (one, other) =>
        Number(one.country === '') - Number(other.country === '') ||
        (other.clippings ?? 0) - (one.clippings ?? 0) ||
        (other.told ?? 0) - (one.told ?? 0) ||
        (other.reads ?? 0) - (one.reads ?? 0) ||
        one.country.localeCompare(other.country),
    ),
    taken,
  };
}

/** Actions of readers in each step. */
function toTaken(rows: Awaited<ReturnType<typeof listTakenByDay>>, days: Days): Entry[] {
  const steps = new Counts((day: string) => ({
    kind: 'taken' as const,
    day,
    reads: 0,
    copies: 0,
    downloads: 0,
    files: 0,
  }));
  for (const { day, kind, subject_kind, count } of rows) {
    const step = toStepOf(day, days);
    if (subject_kind === 'asset') steps.add(step, 'files', count);
    else if (kind === 'read') steps.add(step, 'reads', count);
    else if (kind === 'copy') steps.add(step, 'copies', count);
    else steps.add(step, 'downloads', count);
  }
  return steps.rows;
}
