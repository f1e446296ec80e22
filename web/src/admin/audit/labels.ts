import { AUDIT_ACTIONS, type AuditAction } from '@press-room/contract/audit';
import { region } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import {
  OFFICE_PATHS,
  toAccreditation,
  toBrand,
  toCompany,
  toContact,
  toContactList,
  toFailure,
  toMailing,
  toMessage,
  toOfficeAsset,
  toOfficeBranch,
  toOfficeEvent,
  toOfficeGallery,
  toOfficeMagazine,
  toOfficePressGroup,
  toOfficePressKit,
  toOfficePressRelease,
  toOutlet,
  toSector,
  toUser,
  toWebhook,
} from '../paths.ts';

const WORDS: Record<AuditAction, () => string> = {
  create: m['office.audit.action.create'],
  edit: m['office.audit.action.edit'],
  hold: m['office.audit.action.hold'],
  discard_held: m['office.audit.action.discard_held'],
  delete: m['office.audit.action.delete'],
  load: m['office.audit.action.load'],
  replace: m['office.audit.action.replace'],
  draft: m['office.audit.action.draft'],
  in_review: m['office.audit.action.in_review'],
  scheduled: m['office.audit.action.scheduled'],
  published: m['office.audit.action.published'],
  archived: m['office.audit.action.archived'],
  comment: m['office.audit.action.comment'],
  change_comment: m['office.audit.action.change_comment'],
  delete_comment: m['office.audit.action.delete_comment'],
  create_preview_link: m['office.audit.action.create_preview_link'],
  revoke_preview_link: m['office.audit.action.revoke_preview_link'],
  create_feed: m['office.audit.action.create_feed'],
  renew_feed: m['office.audit.action.renew_feed'],
  revoke_feed: m['office.audit.action.revoke_feed'],
  submit: m['office.audit.action.submit'],
  ask: m['office.audit.action.ask'],
  revoke: m['office.audit.action.revoke'],
  appeal: m['office.audit.action.appeal'],
  add_proof: m['office.audit.action.add_proof'],
  remove_proof: m['office.audit.action.remove_proof'],
  view_embargo_readers: m['office.audit.action.view_embargo_readers'],
  view_proof: m['office.audit.action.view_proof'],
  answer: m['office.audit.action.answer'],
  note: m['office.audit.action.note'],
  create_handout: m['office.audit.action.create_handout'],
  revoke_handout: m['office.audit.action.revoke_handout'],
  receive: m['office.audit.action.receive'],
  export: m['office.audit.action.export'],
  import: m['office.audit.action.import'],
  undo_import: m['office.audit.action.undo_import'],
  move: m['office.audit.action.move'],
  hidden: m['office.audit.action.hidden'],
  wait_for_files: m['office.audit.action.wait_for_files'],
  wait_no_more: m['office.audit.action.wait_no_more'],
  retry: m['office.audit.action.retry'],
  ask_accreditation: m['office.audit.action.ask_accreditation'],
  confirm_company: m['office.audit.action.confirm_company'],
  refuse_company: m['office.audit.action.refuse_company'],
  remove_from_company: m['office.audit.action.remove_from_company'],
  ask_name: m['office.audit.action.ask_name'],
  withdraw_name: m['office.audit.action.withdraw_name'],
  approve_name: m['office.audit.action.approve_name'],
  refuse_name: m['office.audit.action.refuse_name'],
  approve: m['office.audit.action.approve'],
  refuse: m['office.audit.action.refuse'],
  disable: m['office.audit.action.disable'],
  enable: m['office.audit.action.enable'],
  ask_erasure: m['office.audit.action.ask_erasure'],
  withdraw_erasure: m['office.audit.action.withdraw_erasure'],
  erase: m['office.audit.action.erase'],
  register: m['office.audit.action.register'],
  verify: m['office.audit.action.verify'],
  sign_in: m['office.audit.action.sign_in'],
  sign_in_failed: m['office.audit.action.sign_in_failed'],
  second_factor_failed: m['office.audit.action.second_factor_failed'],
  sign_out: m['office.audit.action.sign_out'],
  sign_out_everywhere: m['office.audit.action.sign_out_everywhere'],
  prove: m['office.audit.action.prove'],
  change_password: m['office.audit.action.change_password'],
  reset_password: m['office.audit.action.reset_password'],
  ask_email_change: m['office.audit.action.ask_email_change'],
  change_email: m['office.audit.action.change_email'],
  change_profile: m['office.audit.action.change_profile'],
  add_totp: m['office.audit.action.add_totp'],
  remove_totp: m['office.audit.action.remove_totp'],
  add_passkey: m['office.audit.action.add_passkey'],
  rename_passkey: m['office.audit.action.rename_passkey'],
  remove_passkey: m['office.audit.action.remove_passkey'],
  renew_recovery_codes: m['office.audit.action.renew_recovery_codes'],
  renew_secret: m['office.audit.action.renew_secret'],
  use_recovery_code: m['office.audit.action.use_recovery_code'],
  reset_second_factor: m['office.audit.action.reset_second_factor'],
  change_rights: m['office.audit.action.change_rights'],
  send_link: m['office.audit.action.send_link'],
  send_test: m['office.audit.action.send_test'],
  end_sessions: m['office.audit.action.end_sessions'],
  send_invitation: m['office.audit.action.send_invitation'],
  revoke_invitation: m['office.audit.action.revoke_invitation'],
  accept_invitation: m['office.audit.action.accept_invitation'],
  merge: m['office.audit.action.merge'],
  merge_away: m['office.audit.action.merge_away'],
  create_administrator: m['office.audit.action.create_administrator'],
  refused: m['office.audit.action.refused'],
  send_mailing: m['office.audit.action.send_mailing'],
  schedule_mailing: m['office.audit.action.schedule_mailing'],
  recall_mailing: m['office.audit.action.recall_mailing'],
  pause_mailing: m['office.audit.action.pause_mailing'],
  resume_mailing: m['office.audit.action.resume_mailing'],
  stop_mailing: m['office.audit.action.stop_mailing'],
  undo_merge: m['office.audit.action.undo_merge'],
  suppress: m['office.audit.action.suppress'],
};

export const isAction = (action: string): action is AuditAction => Object.hasOwn(WORDS, action);

/** A deed in a word or two; one of an earlier release goes by its name. */
export const describeAction = (action: string): string =>
  isAction(action) ? labelOf(WORDS, action) : action;

/** What the list can be narrowed to, in the order of the reader's alphabet. */
export const listActions = () =>
  AUDIT_ACTIONS.map((value) => ({ value, text: labelOf(WORDS, value) })).sort((one, other) =>
    one.text.localeCompare(other.text, region()),
  );

interface Noun {
  label: () => string;
  one: (words: { id: string }) => string;
  /** Where one of them is seen; absent: nowhere by its number. */
  toScreen?: (id: number) => string;
}

/** What deeds are done to, by the name that stands before the number. */
export const NOUNS: Readonly<Record<string, Noun>> = {
  press_release: {
    label: m['office.audit.subject.press_release'],
    one: m['office.audit.one.press_release'],
    toScreen: toOfficePressRelease,
  },
  press_release_template: {
    label: m['office.audit.subject.press_release_template'],
    one: m['office.audit.one.press_release_template'],
  },
  asset: {
    label: m['office.audit.subject.asset'],
    one: m['office.audit.one.asset'],
    toScreen: toOfficeAsset,
  },
  gallery_tree: {
    label: m['office.audit.subject.gallery_tree'],
    one: m['office.audit.one.gallery_tree'],
    toScreen: toOfficeBranch,
  },
  gallery: {
    label: m['office.audit.subject.gallery'],
    one: m['office.audit.one.gallery'],
    toScreen: toOfficeGallery,
  },
  magazine: {
    label: m['office.audit.subject.magazine'],
    one: m['office.audit.one.magazine'],
    toScreen: toOfficeMagazine,
  },
  press_kit: {
    label: m['office.audit.subject.press_kit'],
    one: m['office.audit.one.press_kit'],
    toScreen: toOfficePressKit,
  },
  press_group: {
    label: m['office.audit.subject.press_group'],
    one: m['office.audit.one.press_group'],
    toScreen: toOfficePressGroup,
  },
  company: {
    label: m['office.audit.subject.company'],
    one: m['office.audit.one.company'],
    toScreen: toCompany,
  },
  brand: { label: m['office.audit.subject.brand'], one: m['office.audit.one.brand'], toScreen: toBrand },
  sector: { label: m['office.audit.subject.sector'], one: m['office.audit.one.sector'], toScreen: toSector },
  contact_message: {
    label: m['office.audit.subject.contact_message'],
    one: m['office.audit.one.contact_message'],
    toScreen: toMessage,
  },
  reusable_answer: {
    label: m['office.audit.subject.reusable_answer'],
    one: m['office.audit.one.reusable_answer'],
  },
  contact: {
    label: m['office.audit.subject.contact'],
    one: m['office.audit.one.contact'],
    toScreen: toContact,
  },
  outlet: {
    label: m['office.audit.subject.outlet'],
    one: m['office.audit.one.outlet'],
    toScreen: toOutlet,
  },
  contact_list: {
    label: m['office.audit.subject.contact_list'],
    one: m['office.audit.one.contact_list'],
    toScreen: toContactList,
  },
  mailing: {
    label: m['office.audit.subject.mailing'],
    one: m['office.audit.one.mailing'],
    toScreen: toMailing,
  },
  event: {
    label: m['office.audit.subject.event'],
    one: m['office.audit.one.event'],
    toScreen: toOfficeEvent,
  },
  accreditation: {
    label: m['office.audit.subject.accreditation'],
    one: m['office.audit.one.accreditation'],
    toScreen: toAccreditation,
  },
  user_account: {
    label: m['office.audit.subject.user_account'],
    one: m['office.audit.one.user_account'],
    toScreen: toUser,
  },
  invitation: {
    label: m['office.audit.subject.invitation'],
    one: m['office.audit.one.invitation'],
    toScreen: () => OFFICE_PATHS.invitations,
  },
  failure: {
    label: m['office.audit.subject.failure'],
    one: m['office.audit.one.failure'],
    toScreen: toFailure,
  },
  figure: { label: m['office.audit.subject.figure'], one: m['office.audit.one.figure'] },
  import: { label: m['office.audit.subject.import'], one: m['office.audit.one.import'] },
  webhook: {
    label: m['office.audit.subject.webhook'],
    one: m['office.audit.one.webhook'],
    toScreen: toWebhook,
  },
  delivery: {
    label: m['office.audit.subject.delivery'],
    one: m['office.audit.one.delivery'],
    toScreen: () => OFFICE_PATHS.deliveries,
  },
  job: {
    label: m['office.audit.subject.job'],
    one: m['office.audit.one.job'],
    toScreen: () => OFFICE_PATHS.jobs,
  },
};

interface SubjectParts {
  noun: string;
  /** 0: none in particular. */
  id: number;
}

/** What `press_release:12` is made of, null for what names no thing. */
export function readSubject(subject: string): SubjectParts | null {
  const [, noun, id] = /^(\w+):(\d+)$/.exec(subject) ?? [];
  return noun === undefined ? null : { noun, id: Number(id) };
}

/** One thing by what it is and its number. */
export const describeOne = ({ noun, id }: SubjectParts): string =>
  NOUNS[noun]?.one({ id: String(id) }) ?? m['office.audit.numbered']({ id: String(id) });

/** The screen of what a deed was done to, null where there is none; what was deleted says so itself. */
export function toSubject(subject: string): string | null {
  const parts = readSubject(subject);
  return parts === null || parts.id === 0 ? null : (NOUNS[parts.noun]?.toScreen?.(parts.id) ?? null);
}

/** What kind of thing it was done to, or empty. */
export const describeNoun = (subject: string): string => {
  const parts = readSubject(subject);
  return parts === null ? '' : (NOUNS[parts.noun]?.label() ?? '');
};
