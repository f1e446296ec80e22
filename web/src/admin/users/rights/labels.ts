import type { Permission } from '@press-room/contract/roles';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';

type Split<Name extends string> = Name extends `${infer Noun}.${infer Verb}` ? [Noun, Verb] : never;
type Noun = Split<Permission>[0];
type Verb = Split<Permission>[1];

const NOUNS: Record<Noun, () => string> = {
  account: m['users.rights.noun.account'],
  accreditation: m['users.rights.noun.accreditation'],
  asset: m['users.rights.noun.asset'],
  audit: m['users.rights.noun.audit'],
  brand: m['users.rights.noun.brand'],
  company: m['users.rights.noun.company'],
  company_member: m['users.rights.noun.companyMember'],
  desk: m['users.rights.noun.desk'],
  download: m['users.rights.noun.download'],
  error_report: m['users.rights.noun.errorReport'],
  event: m['users.rights.noun.event'],
  figure: m['users.rights.noun.figure'],
  gallery: m['users.rights.noun.gallery'],
  gallery_tree: m['users.rights.noun.galleryTree'],
  import: m['users.rights.noun.import'],
  job: m['users.rights.noun.job'],
  magazine: m['users.rights.noun.magazine'],
  message: m['users.rights.noun.message'],
  own_company: m['users.rights.noun.ownCompany'],
  press_group: m['users.rights.noun.pressGroup'],
  press_kit: m['users.rights.noun.pressKit'],
  press_release: m['users.rights.noun.pressRelease'],
  press_release_template: m['users.rights.noun.template'],
  sector: m['users.rights.noun.sector'],
  system: m['users.rights.noun.system'],
  contact: m['users.rights.noun.contact'],
  outlet: m['users.rights.noun.outlet'],
  contact_list: m['users.rights.noun.contactList'],
  mailing: m['users.rights.noun.mailing'],
  clipping: m['users.rights.noun.clipping'],
  appointment: m['users.rights.noun.appointment'],
  press_review: m['users.rights.noun.pressReview'],
  crisis: m['users.rights.noun.crisis'],
  clipping_feed: m['users.rights.noun.clippingFeed'],
  webhook: m['users.rights.noun.webhook'],
};

const VERBS: Record<Verb, () => string> = {
  accredit: m['users.rights.verb.accredit'],
  answer: m['users.rights.verb.answer'],
  apply: m['users.rights.verb.apply'],
  check: m['users.rights.verb.check'],
  comment: m['users.rights.verb.comment'],
  create: m['users.rights.verb.create'],
  decide: m['users.rights.verb.decide'],
  delete: m['users.rights.verb.delete'],
  disable: m['users.rights.verb.disable'],
  edit: m['users.rights.verb.edit'],
  erase: m['users.rights.verb.erase'],
  export: m['users.rights.verb.export'],
  grant: m['users.rights.verb.grant'],
  invite: m['users.rights.verb.invite'],
  merge: m['users.rights.verb.merge'],
  preview: m['users.rights.verb.preview'],
  publish: m['users.rights.verb.publish'],
  remove: m['users.rights.verb.remove'],
  retry: m['users.rights.verb.retry'],
  review: m['users.rights.verb.review'],
  send: m['users.rights.verb.send'],
  submit: m['users.rights.verb.submit'],
  switch: m['users.rights.verb.switch'],
  view: m['users.rights.verb.view'],
};

const split = (permission: Permission) => permission.split('.') as [Noun, Verb];

export const nounOf = (permission: Permission): string => labelOf(NOUNS, split(permission)[0]);
export const verbOf = (permission: Permission): string => labelOf(VERBS, split(permission)[1]);

/** Label of a permission: `Press releases: publish`. */
export const permissionLabel = (permission: Permission): string =>
  m['users.rights.name']({ noun: nounOf(permission), verb: verbOf(permission) });
