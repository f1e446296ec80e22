import { m } from '../../paraglide/messages.js';
import {
  OFFICE_PATHS,
  toAccreditation,
  toBrand,
  toClipping,
  toClippingFeed,
  toCollection,
  toCompany,
  toContact,
  toContactList,
  toCrisis,
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
  toPreparedBasket,
  toPressReview,
  toProposal,
  toSector,
  toUser,
  toWebhook,
} from '../paths.ts';

interface Noun {
  label: () => string;
  one: (words: { id: string }) => string;
  /** Screen of one subject; absent: none. */
  toScreen?: (id: number) => string;
}

/** Kinds of subjects, by the noun before the id. */
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
  asset_collection: {
    label: m['office.audit.subject.asset_collection'],
    one: m['office.audit.one.asset_collection'],
    toScreen: toCollection,
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
  prepared_basket: {
    label: m['office.prepared.title'],
    one: m['office.audit.one.prepared_basket'],
    toScreen: toPreparedBasket,
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
  crisis: {
    label: m['office.crises.title'],
    one: m['office.audit.one.crisis'],
    toScreen: toCrisis,
  },
  clipping: {
    label: m['office.audit.subject.clipping'],
    one: m['office.audit.one.clipping'],
    toScreen: toClipping,
  },
  appointment: {
    label: m['office.audit.subject.appointment'],
    one: m['office.audit.one.appointment'],
  },
  press_review: {
    label: m['office.audit.subject.press_review'],
    one: m['office.audit.one.press_review'],
    toScreen: toPressReview,
  },
  clipping_feed: {
    label: m['office.audit.subject.clipping_feed'],
    one: m['office.audit.one.clipping_feed'],
    toScreen: toClippingFeed,
  },
  clipping_proposal: {
    label: m['office.audit.subject.clipping_proposal'],
    one: m['office.audit.one.clipping_proposal'],
    toScreen: toProposal,
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
  /** 0: no single subject. */
  id: number;
}

/** Parts of a subject such as `press_release:12`; null for other texts. */
export function readSubject(subject: string): SubjectParts | null {
  const [, noun, id] = /^(\w+):(\d+)$/.exec(subject) ?? [];
  return noun === undefined ? null : { noun, id: Number(id) };
}

/** One subject by kind and id. */
export const describeOne = ({ noun, id }: SubjectParts): string =>
  NOUNS[noun]?.one({ id: String(id) }) ?? m['office.audit.numbered']({ id: String(id) });

/** Screen of a subject, or null. For a deleted record the screen says so. */
export function toSubject(subject: string): string | null {
  const parts = readSubject(subject);
  return parts === null || parts.id === 0 ? null : (NOUNS[parts.noun]?.toScreen?.(parts.id) ?? null);
}

/** Kind of the subject, or empty. */
export const describeNoun = (subject: string): string => {
  const parts = readSubject(subject);
  return parts === null ? '' : (NOUNS[parts.noun]?.label() ?? '');
};
