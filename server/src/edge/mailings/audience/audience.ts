import type { Language } from '@press-room/contract/languages';
import type { MailingAudienceReport } from '@press-room/contract/mailing-readings';
import type { LeftOutReason, Mailing } from '@press-room/contract/mailings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { isAway } from '../../../core/contacts/absence.ts';
import { listSuppressed } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listContactsOfList } from '../../contacts/lists/queries.ts';
import { acceptsEmbargo } from '../message/mailed-release.ts';
import { findSubject, type Subject } from '../message/subject.ts';
import { listCompaniesOf, listOfCompanies } from './companies.ts';
import {
  listHavingEdition,
  listHavingInvitation,
  listNamedCompanies,
  listUnanswering,
} from './other-subjects.ts';
import {
  type Candidate,
  listAboutToGet,
  listCandidates,
  listEmbargoReaders,
  listReached,
  listReleasesOfIssuer,
  listReleasesOfSectors,
  listTold,
  listToldOfChange,
  listVisitors,
  listWhoTook,
} from './queries.ts';

type Context = Pick<AppContext, 'now' | 'addressHashes'>;

export interface Recipient {
  contact_id: number;
  email: string;
  language: Language;
  /** It is not published in the recipient's language. */
  isOther: boolean;
}

/** Recipients of a mailing, and excluded members of its audience. */
export interface ResolvedAudience {
  recipients: Recipient[];
  leftOut: { contact_id: number; email: string | null; language: Language; reason: LeftOutReason }[];
}

/** Fields that determine the recipients of a mailing. */
type Addressed = Pick<
  Mailing,
  'id' | 'kind' | 'follows' | 'audience' | 'press_release' | 'press_review' | 'appointment'
>;

/** Current audience; evaluated for a report, and again when the mailing starts. */
export async function resolveAudience(
  context: Context,
  db: Db,
  mailing: Addressed,
): Promise<ResolvedAudience> {
  const { now, addressHashes } = context;
  const release = mailing.press_release?.id ?? null;
  const subject = await findSubject(db, mailing, now());
  const named =
    mailing.press_review === null ? null : new Set(await listNamedCompanies(db, mailing.press_review.id));
  const [ids, having, looking] = await Promise.all([
    listAudience(db, { ...mailing, named }, now()),
    listHaving(db, mailing, now()),
    release === null || mailing.kind !== 'follow_up' ? [] : listLooking(db, release),
  ]);
  const candidates = await listCandidates(db, ids);
  const emails = candidates.flatMap(({ email }) => email ?? []);
  const decide = decideBy({
    mailing,
    subject,
    named,
    companies: named === null ? new Map() : await listCompaniesOf(db, ids),
    now: now(),
    having: new Set(having),
    looking: new Set(looking),
    suppressed: await listSuppressed(db, addressHashes, emails),
  });
  const resolved: ResolvedAudience = { recipients: [], leftOut: [] };
  for (const candidate of candidates) {
    const { id, email } = candidate;
    const reason = decide(candidate);
    const { language, isOther } = languageFor(candidate, subject);
    if (reason !== null) resolved.leftOut.push({ contact_id: id, email, language, reason });
    else if (email !== null) resolved.recipients.push({ contact_id: id, email, language, isOther });
  }
  return resolved;
}

/**
 * Contacts who already have it, or will receive it by another running mailing; for a change: those already informed;
 * for a reminder: everybody invited except those to be reminded.
 */
async function listHaving(
  db: Db,
  { id, kind, press_release, press_review, appointment, audience }: Addressed,
  now: Date,
): Promise<number[]> {
  if (press_review !== null) return listHavingEdition(db, press_review.id);
  if (appointment !== null) {
    const reminded = audience.has_takers ? await listUnanswering(db, appointment.id, now) : [];
    return listHavingInvitation(db, appointment.id, reminded);
  }
  if (press_release === null) return [];
  const release = press_release.id;
  if (kind === 'correction' || kind === 'withdrawal') return listToldOfChange(db, release, kind);
  if (kind !== 'release') return [];
  return [...(await listTold(db, [release])), ...(await listAboutToGet(db, release, id))];
}

async function listAudience(
  db: Db,
  mailing: Addressed & { named: ReadonlySet<number> | null },
  now: Date,
): Promise<number[]> {
  const { lists, contacts } = mailing.audience;
  const takers = await listTakers(db, mailing, now);
  const members = await Promise.all(lists.map((list) => listContactsOfList(db, list, now)));
  return [...new Set([...members.flat(), ...contacts, ...takers])].toSorted((one, other) => one - other);
}

/**
 * For a release: readers of earlier releases; for a correction: readers of the release itself; for a follow-up:
 * recipients of the earlier mailing; for an edition: press offices of named companies; for an invitation: those who
 * have not answered.
 */
async function listTakers(
  db: Db,
  {
    kind,
    follows,
    audience,
    press_release,
    appointment,
    named,
  }: Addressed & { named: ReadonlySet<number> | null },
  now: Date,
): Promise<number[]> {
  const { has_takers, has_subject_takers } = audience;
  if (appointment !== null) return has_takers ? listUnanswering(db, appointment.id, now) : [];
  if (press_release === null) return listOfCompanies(db, has_takers ? [...(named ?? [])] : []);
  const release = press_release.id;
  if (kind === 'follow_up') return has_takers && follows !== null ? listReached(db, follows) : [];
  const earlier = async () => [
    ...(has_takers ? await listReleasesOfIssuer(db, release) : []),
    ...(has_subject_takers ? await listReleasesOfSectors(db, release) : []),
  ];
  const own = has_takers ? [release] : [];
  const releases = kind === 'release' ? [...new Set(await earlier())] : own;
  const readers = kind === 'release' ? [] : await listEmbargoReaders(db, own);
  return [...(await listTold(db, releases)), ...(await listWhoTook(db, releases)), ...readers];
}

/** Contacts known to have opened a release, by a link of a mailing or a download. */
const listLooking = async (db: Db, release: number): Promise<number[]> => [
  ...(await listVisitors(db, release)),
  ...(await listWhoTook(db, [release])),
];

interface Circumstances {
  mailing: Addressed;
  subject: Subject | null;
  /** Companies named in an edition; null: the mailing is about a release. */
  named: ReadonlySet<number> | null;
  /** For an edition: companies that contacts work for. */
  companies: ReadonlyMap<number, readonly number[]>;
  now: Date;
  having: ReadonlySet<number>;
  looking: ReadonlySet<number>;
  suppressed: ReadonlySet<string>;
}

/** Reason for excluding a contact; null: included. */
function decideBy({ mailing, subject, named, companies, now, having, looking, suppressed }: Circumstances) {
  const today = toOfficeDay(now);
  return (candidate: Candidate): LeftOutReason | null => {
    const { id, email, stopped_at, reader } = candidate;
    if (stopped_at !== null) return 'stopped';
    if (email === null) return candidate.hasSaidNo ? 'stopped' : 'no_address';
    if (suppressed.has(email)) return 'stopped';
    if (isAway(candidate, today)) return 'away';
    if (having.has(id)) return 'has_it';
    if (looking.has(id)) return 'has_looked';
    if (named !== null && companies.get(id)?.every((company) => !named.has(company))) return 'not_named';
    // Everybody who has the release is informed of its withdrawal.
    if (mailing.kind === 'withdrawal') return null;
    // One that is hidden from everybody holds the whole mailing.
    const readable = subject?.readableBy(reader) ?? 'hidden';
    if (readable === 'press') return 'hidden';
    if (readable === 'embargo' && !acceptsEmbargo(candidate, mailing.kind)) return 'embargo';
    return null;
  };
}

/** The recipient's language if it is published, else the published one. */
function languageFor(
  { language }: Candidate,
  subject: Subject | null,
): Pick<Recipient, 'language' | 'isOther'> {
  const own: Language = language === 'it' ? 'it' : 'en';
  const published = subject?.languages ?? [];
  const isOther = published.length > 0 && !published.includes(own);
  return { language: isOther ? (published[0] ?? own) : own, isOther };
}

export function toReport({ recipients, leftOut }: ResolvedAudience): MailingAudienceReport {
  const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
  const count = (language: Language): number =>
    recipients.filter((recipient) => recipient.language === language).length;
  return {
    recipients: recipients.length,
    by_language: { it: count('it'), en: count('en') },
    in_other_language: recipients.filter(({ isOther }) => isOther).length,
    left_out: [...byReason].map(([reason, some]) => ({ reason, count: some.length })),
  };
}
