import type { Language } from '@press-room/contract/languages';
import type { Mailing } from '@press-room/contract/mailings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { findAppointment } from '../../../content/appointments/answers/queries.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { findMailedState, isAwaited, isThere, type Readability, readableBy } from './mailed-release.ts';

/** State of the release, edition or appointment that a mailing is about, at one moment. */
export interface Subject {
  /** Differs when its messages differ. */
  mark: string;
  /** In which it is published; empty: messages in both languages can be written. */
  languages: readonly Language[];
  /** The press may read it, or its withdrawal is announced. */
  isThere: boolean;
  /** Its publication is still to come. */
  isAwaited: boolean;
  /** Everybody gets the same message. */
  isAlike: boolean;
  readableBy: (reader: ReaderClass) => Readability;
}

type About = Pick<Mailing, 'kind' | 'press_release' | 'press_review' | 'appointment'>;

/** Null: deleted. */
export async function findSubject(
  db: Db,
  { kind, press_release, press_review, appointment }: About,
  now: Date,
): Promise<Subject | null> {
  if (press_review !== null) return findEdition(db, press_review.id, now);
  if (appointment !== null) return findMeeting(db, appointment.id, now);
  const state = press_release === null ? null : await findMailedState(db, press_release.id);
  if (state === null) return null;
  return {
    mark: `${state.version} ${readableBy(state, ACCREDITED, now)}`,
    languages: state.languages,
    isThere: isThere(kind, state, now),
    isAwaited: isAwaited(state, now),
    isAlike: state.access === 'public',
    readableBy: (reader) => readableBy(state, reader, now),
  };
}

/** Its clippings are changed without it, and their licences end with a day. */
async function findEdition(db: Db, id: number, now: Date): Promise<Subject | null> {
  const row = await db
    .selectFrom('press_review')
    .leftJoin('press_review_clipping as place', 'place.press_review_id', 'press_review.id')
    .leftJoin('clipping', 'clipping.id', 'place.clipping_id')
    .select(['press_review.version', 'press_review.state'])
    .select((eb) => [eb.fn.count('clipping.id').as('count'), eb.fn.max('clipping.updated_at').as('at')])
    .where('press_review.id', '=', id)
    .groupBy(['press_review.version', 'press_review.state'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const isPublished = row.state === 'published';
  return {
    mark: [row.version, row.count, row.at, toOfficeDay(now)].join(' '),
    languages: [],
    isThere: isPublished,
    isAwaited: !isPublished,
    isAlike: false,
    readableBy: () => (isPublished ? 'open' : 'hidden'),
  };
}

/** Nobody is invited to one that is cancelled or over. */
async function findMeeting(db: Db, id: number, now: Date): Promise<Subject | null> {
  const appointment = await findAppointment(db, id);
  if (appointment === null) return null;
  const { version, status, ends_at } = appointment;
  const isComing = ends_at > now.toISOString();
  const isThere = status === 'published' && isComing;
  return {
    mark: `${version} ${isThere}`,
    languages: [],
    isThere,
    isAwaited: status === 'draft' && isComing,
    isAlike: true,
    readableBy: () => (isThere ? 'open' : 'hidden'),
  };
}
