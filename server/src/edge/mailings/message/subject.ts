import type { Language } from '@press-room/contract/languages';
import type { Mailing } from '@press-room/contract/mailings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { findAppointment } from '../../../content/appointments/answers/queries.ts';
import { ACCREDITED } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import {
  findMailedState,
  isAwaited,
  isThere,
  type Readability,
  readableBy,
  readableOnceThere,
} from './mailed-release.ts';

/** State of a mailing's release, edition or appointment at one moment. */
export interface Subject {
  /** Changes when its messages change. */
  mark: string;
  /** Published languages; empty: messages can be in both languages. */
  languages: readonly Language[];
  /** The press may read it, or its withdrawal is announced. */
  isThere: boolean;
  /** Not published yet. */
  isAwaited: boolean;
  /** The message is the same for everybody. */
  isAlike: boolean;
  /** Now, or at the publication that is still to come. */
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
    readableBy: (reader) => readableOnceThere(state, reader, now),
  };
}

/** Its clippings can change without it, and their licences expire by day. */
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
    readableBy: () => 'open',
  };
}

/** No invitations are sent for an appointment that is cancelled or over. */
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
    readableBy: () => 'open',
  };
}
