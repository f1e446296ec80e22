import { m } from '../../paraglide/messages.js';

const WORDS: Readonly<Record<string, () => string>> = {
  create: m['office.audit.action.create'],
  edit: m['office.audit.action.edit'],
  delete: m['office.audit.action.delete'],
  load: m['office.audit.action.load'],
  draft: m['office.audit.action.draft'],
  in_review: m['office.audit.action.in_review'],
  scheduled: m['office.audit.action.scheduled'],
  published: m['office.audit.action.published'],
  archived: m['office.audit.action.archived'],
  answer: m['office.audit.action.answer'],
  receive: m['office.audit.action.receive'],
  export: m['office.audit.action.export'],
  retry: m['office.audit.action.retry'],
  approve: m['office.audit.action.approve'],
  refuse: m['office.audit.action.refuse'],
  disable: m['office.audit.action.disable'],
  enable: m['office.audit.action.enable'],
  erase: m['office.audit.action.erase'],
  refused: m['office.audit.action.refused'],
  sign_in: m['office.audit.action.sign_in'],
  sign_in_failed: m['office.audit.action.sign_in_failed'],
};

/** What the list can be narrowed to. */
export const ACTIONS = Object.keys(WORDS);

/** A deed that has no words yet goes by its name. */
export const describeAction = (action: string): string => WORDS[action]?.() ?? action;

export const SUBJECTS: Readonly<Record<string, () => string>> = {
  press_release: m['office.audit.subject.press_release'],
  contact_message: m['office.audit.subject.contact_message'],
  user_account: m['office.audit.subject.user_account'],
  asset: m['office.audit.subject.asset'],
  job: m['office.audit.subject.job'],
  figure: m['office.audit.subject.figure'],
};
