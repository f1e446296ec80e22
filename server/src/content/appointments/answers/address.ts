import { formatBadgeCode } from '@press-room/contract/check-in';
import type { Language } from '@press-room/contract/languages';
import { findSuppression } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { findPressGroup } from '../../../core/sites/press-groups.ts';
import { RunAgain } from '../../../platform/jobs/queue.ts';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { inRome, localeOf, wordsIn } from '../../../platform/text/bilingual.ts';
import { buildEntry, type CalendarEntry } from './calendar-entry.ts';
import { ANSWER_LETTERS, type AnswerLetter } from './letters.ts';
import { findNextOpening, listPapers } from './papers.ts';
import { findWhole, type WholeAnswer } from './queries.ts';

type AddressContext = Pick<AppContext, 'addressHashes' | 'config' | 'database' | 'links' | 'now'>;

/** Conditions when a letter is sent; obsolete letters are dropped. */
const IS_WANTED: Record<AnswerLetter, (whole: WholeAnswer, now: string) => boolean> = {
  'appointment-link': (whole) => isOn(whole),
  'appointment-confirmed': (whole) => isOn(whole) && whole.answer.state === 'confirmed',
  'appointment-waiting': (whole) => isOn(whole) && whole.answer.state === 'waiting',
  'appointment-remote': (whole) => isOn(whole) && whole.answer.state === 'remote',
  'appointment-declined': (whole) => whole.answer.state === 'declined',
  'appointment-moved-up': (whole) => isOn(whole) && whole.answer.state === 'confirmed',
  'appointment-colleague': (whole) => isOn(whole) && hasPlace(whole),
  'appointment-changed': (whole) => isOn(whole) && isConcerned(whole),
  'appointment-cancelled': (whole) => whole.appointment.status === 'cancelled' && isConcerned(whole),
  'appointment-reminder': (whole, now) => isOn(whole) && comes(whole) && whole.starts_at > now,
  'appointment-papers': ({ answer, appointment }) =>
    appointment.status === 'published' && (answer.entered_at !== null || answer.state === 'remote'),
};

const isOn = ({ appointment }: WholeAnswer): boolean => appointment.status === 'published';
const comes = ({ answer: { state } }: WholeAnswer): boolean => state === 'confirmed' || state === 'remote';
const hasPlace = (whole: WholeAnswer): boolean => comes(whole) || whole.answer.state === 'waiting';
const isInvited = ({
  state,
  contact_id,
  asked_at,
}: Pick<WholeAnswer['answer'], 'state' | 'contact_id' | 'asked_at'>): boolean =>
  state === 'invited' && contact_id !== null && asked_at !== null;
/** People who were invited and have not answered may have added the appointment to their calendar. */
const isConcerned = (whole: WholeAnswer): boolean => hasPlace(whole) || isInvited(whole.answer);

/** Letters with a calendar entry. */
const WITH_ENTRY: readonly AnswerLetter[] = [
  'appointment-confirmed',
  'appointment-remote',
  'appointment-declined',
  'appointment-moved-up',
  'appointment-colleague',
  'appointment-changed',
  'appointment-cancelled',
];
/** Names in these letters may be chosen by strangers. */
const UNPROVED: readonly AnswerLetter[] = ['appointment-link', 'appointment-colleague'];

/** `11:00` for an end on the same day, else the whole instant. */
export function toWhen(
  { starts_at, ends_at }: Pick<WholeAnswer, 'starts_at' | 'ends_at'>,
  language: Language,
): string {
  return `${inRome(starts_at, language)} – ${toEndTime({ starts_at, ends_at }, language)}`;
}

function toEndTime(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  language: Language,
): string {
  const zone = { timeZone: 'Europe/Rome' } as const;
  const day = new Intl.DateTimeFormat('sv-SE', zone);
  if (day.format(new Date(starts_at)) !== day.format(new Date(ends_at))) return inRome(ends_at, language);
  return new Intl.DateTimeFormat(localeOf(language), {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(ends_at));
}

/** People who attend or follow remotely get the link. */
export const linkOf = ({ answer, appointment }: WholeAnswer): string =>
  answer.state === 'confirmed' || answer.state === 'remote' ? appointment.link : '';

/** Address of the calendar entry of a personal page. */
export const toEntryUrl = (page: string): string => `${page}/entry.ics`;

export async function entryOf(
  { config, database, links }: Pick<AddressContext, 'config' | 'database' | 'links'>,
  whole: WholeAnswer,
): Promise<CalendarEntry> {
  const group = await findPressGroup(database.db, whole.appointment.press_group_id);
  return buildEntry(whole, {
    publicUrl: config.PUBLIC_URL,
    from: config.MAIL_FROM,
    organiser: group?.name ?? '',
    url: links.readers.toUrl('appointment', { id: whole.answer.id }),
  });
}

/**
 * Recipient, words and calendar entry of a letter about an answer; null: obsolete. A letter about papers of which the
 * person may read none is scheduled again for when the next one becomes visible.
 */
export async function addressAnswer(
  context: AddressContext,
  letter: string,
  { id, parameters }: { id: number; parameters: Record<string, string> },
): Promise<
  | {
      recipient: { address: string; name: string; language: Language };
      url: string;
      parameters: Record<string, string>;
      calendar?: OutgoingMail['calendar'];
    }
  | RunAgain
  | null
> {
  const name = ANSWER_LETTERS.find((each) => each === letter);
  const whole = await findWhole(context.database.db, id);
  if (name === undefined || whole === null) return null;
  if (!IS_WANTED[name](whole, context.now().toISOString())) return null;
  // Drops a reminder of an earlier start time.
  if (parameters.at !== undefined && parameters.at !== whole.starts_at) return null;
  const { answer, appointment } = whole;
  if (name === 'appointment-papers' && (await listPapers(context, whole)).length === 0) {
    const opening = await findNextOpening(context, appointment);
    return opening && new RunAgain(opening);
  }
  const { language } = answer;
  // People without an answer may have refused mail after the invitation.
  if (isInvited(answer) && (await findSuppression(context.database.db, context.addressHashes, answer.email)))
    return null;
  return {
    recipient: { address: answer.email, name: UNPROVED.includes(name) ? '' : answer.name, language },
    url: context.links.readers.toUrl('appointment', { id }),
    parameters: {
      title: wordsIn({ it: appointment.title_it, en: appointment.title_en }, language),
      when: toWhen(whole, language),
      place:
        answer.state === 'remote'
          ? ''
          : wordsIn({ it: appointment.place_it, en: appointment.place_en }, language),
      link: linkOf(whole),
      notice: wordsIn({ it: appointment.notice_it, en: appointment.notice_en }, language),
      code: formatBadgeCode(answer.code),
    },
    ...(WITH_ENTRY.includes(name) && { calendar: await entryOf(context, whole) }),
  };
}
