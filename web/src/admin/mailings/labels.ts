import type { MailingProblem } from '@press-room/contract/mailing-readings';
import type {
  LeftOutReason,
  Mailing,
  MailingKind,
  MailingLinkKind,
  MailingState,
  MERGE_FIELDS,
  PauseReason,
  RecipientState,
} from '@press-room/contract/mailings';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

/** Heading of the list of recipients on the screen of a mailing. */
export const RECIPIENTS_ID = 'mailing-recipients';

export const KIND_LABELS: Record<MailingKind, () => string> = {
  release: m['office.mailings.kind.release'],
  correction: m['office.mailings.kind.correction'],
  withdrawal: m['office.mailings.kind.withdrawal'],
  follow_up: m['office.mailings.kind.followUp'],
  edition: m['office.reviews.all'],
  invitation: m['office.mailings.kind.invitation'],
};

/** Title of the subject of a mailing; an edition has only one language. */
export const titleOf = ({
  press_release,
  press_review,
  appointment,
}: Pick<Mailing, 'press_release' | 'press_review' | 'appointment'>): string =>
  press_review?.title ||
  ownWords((press_release ?? appointment)?.title ?? { it: '', en: '' }) ||
  m['office.mailings.untitled']();

/** Labels for the additional recipients of kinds that have them. */
export const TAKERS_LABELS: Record<Exclude<MailingKind, 'release'>, () => string> = {
  correction: m['office.mailings.takers.this'],
  withdrawal: m['office.mailings.takers.this'],
  follow_up: m['office.mailings.takers.followed'],
  edition: m['office.mailings.takers.members'],
  invitation: m['office.mailings.takers.unanswering'],
};

export const STATES_SHOWN: Record<MailingState, { kind: StatusKind; label: () => string }> = {
  draft: { kind: 'plain', label: m['office.mailings.state.draft'] },
  scheduled: { kind: 'wait', label: m['office.mailings.state.scheduled'] },
  awaiting: { kind: 'wait', label: m['office.mailings.state.awaiting'] },
  sending: { kind: 'wait', label: m['office.mailings.state.sending'] },
  paused: { kind: 'stop', label: m['office.mailings.state.paused'] },
  sent: { kind: 'live', label: m['office.mailings.state.sent'] },
  stopped: { kind: 'stop', label: m['office.mailings.state.stopped'] },
};

export const RECIPIENTS_SHOWN: Record<RecipientState, { kind: StatusKind; label: () => string }> = {
  queued: { kind: 'wait', label: m['office.mailings.recipient.queued'] },
  sending: { kind: 'wait', label: m['office.mailings.recipient.sending'] },
  deferred: { kind: 'wait', label: m['office.mailings.recipient.deferred'] },
  accepted: { kind: 'live', label: m['office.mailings.recipient.accepted'] },
  refused: { kind: 'stop', label: m['office.mailings.recipient.refused'] },
  bounced: { kind: 'stop', label: m['office.mailings.recipient.bounced'] },
  left_out: { kind: 'plain', label: m['office.mailings.recipient.leftOut'] },
};

/** Reasons why contacts get no message, with their number. */
export const LEFT_OUT_LABELS: Record<LeftOutReason, (words: { count: number }) => string> = {
  called_off: m['office.mailings.leftOut.calledOff'],
  stopped: m['office.mailings.leftOut.stopped'],
  no_address: m['office.mailings.leftOut.noAddress'],
  away: m['office.mailings.leftOut.away'],
  has_it: m['office.mailings.leftOut.hasIt'],
  has_looked: m['office.mailings.leftOut.hasLooked'],
  embargo: m['office.mailings.leftOut.embargo'],
  hidden: m['office.mailings.leftOut.hidden'],
  not_named: m['office.mailings.leftOut.notNamed'],
};

export const PAUSE_LABELS: Record<PauseReason, () => string> = {
  refusals: m['office.mailings.pause.refusals'],
  hidden: m['office.mailings.pause.hidden'],
  crisis: m['office.mailings.pause.crisis'],
};

export const MERGE_FIELD_LABELS: Record<(typeof MERGE_FIELDS)[number], () => string> = {
  salutation: m['office.contacts.salutation'],
  first_name: m['account.firstName'],
  last_name: m['account.lastName'],
  outlet: m['office.outlets.one'],
};

export const LINK_KIND_LABELS: Record<MailingLinkKind, () => string> = {
  document: m['office.mailings.links.document'],
  gallery: m['office.mailings.links.gallery'],
  press_kit: m['office.mailings.links.kit'],
  press_release: m['office.mailings.release'],
};

interface ProblemWords {
  about: string;
  /** Label of a merge field. */
  field: string;
  count: number;
}

export const PROBLEM_LABELS: Record<MailingProblem, (words: ProblemWords) => string> = {
  no_release: m['office.mailings.problem.noRelease'],
  not_published: m['office.mailings.problem.notPublished'],
  no_subject: m['office.mailings.problem.noSubject'],
  missing_language: m['office.mailings.problem.missingLanguage'],
  no_alt_text: m['office.mailings.problem.noAltText'],
  no_picture: m['office.mailings.problem.noPicture'],
  dead_link: m['office.mailings.problem.deadLink'],
  no_material: m['office.mailings.problem.noMaterial'],
  no_contacts: m['office.mailings.problem.noContacts'],
  too_large: m['office.mailings.problem.tooLarge'],
  unknown_field: m['office.mailings.problem.unknownField'],
  empty_field: m['office.mailings.problem.emptyField'],
  other_mailing: m['office.mailings.problem.otherMailing'],
  pending_changes: m['office.mailings.problem.pendingChanges'],
};
