import type { User } from '@press-room/contract/account';
import { CONTACT_TOPICS, type ContactForm, type ContactTopic } from '@press-room/contract/contact';
import * as z from 'zod/mini';
import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { accepted, emailText, formSchema, requiredText } from '../../../lib/form-schema.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';

export type MessageDraft = {
  name: string;
  email: string;
  topic: ContactTopic;
  /** Value of a `datetime-local` field, in the reader's time zone. */
  deadline: string;
  /** Id of the release; empty: none. */
  press_release: string;
  /** Release from the address when it last filled the form; empty: none. Later choices of the reader are kept. */
  named: string;
  subject: string;
  message: string;
  privacy: boolean;
};

const EMPTY: MessageDraft = {
  name: '',
  email: '',
  topic: 'other',
  deadline: '',
  press_release: '',
  named: '',
  subject: '',
  message: '',
  privacy: false,
};

const GUEST_KEY = 'contact';
const keyOf = (user: User | null): string => (user ? `${GUEST_KEY}-${user.id}` : GUEST_KEY);

/** Reads `?release=12` from the address; null: none. */
export function readReleaseId(search: string): number | null {
  const id = new URLSearchParams(search).get('release') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** Whether the address has `?urgent=true`: a question about a crisis. */
export const readUrgency = (search: string): boolean => new URLSearchParams(search).get('urgent') === 'true';

/** Earlier input, including input before signing in; otherwise data of the reader and the release. */
export function startDraft(user: User | null, release: number | null): MessageDraft {
  const guest = readDraft(GUEST_KEY, EMPTY);
  const own = user
    ? { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, privacy: false }
    : {};
  const draft = user ? readDraft(keyOf(user), { ...guest, ...own }) : guest;
  const named = release === null ? '' : String(release);
  if (named === '' || named === draft.named) return draft;
  return { ...draft, named, press_release: named, topic: 'release' };
}

export function keepMessage(user: User | null, draft: MessageDraft): void {
  writeDraft(keyOf(user), draft);
  if (user) dropDraft(GUEST_KEY);
}

export function forgetMessage(user: User | null): void {
  dropDraft(keyOf(user));
  dropDraft(GUEST_KEY);
}

const isToCome = (deadline: string): boolean => deadline === '' || new Date(deadline).getTime() > Date.now();

const SHAPE = {
  email: emailText(),
  deadline: z.string().check(z.refine(isToCome, { error: () => m['contact.form.deadlinePassed']() })),
  subject: requiredText(),
  message: requiredText(),
};
export const MEMBER_SCHEMA = formSchema<MessageDraft>(SHAPE);
/** Account holders have accepted the notice; guests confirm it here. */
export const GUEST_SCHEMA = formSchema<MessageDraft>({ ...SHAPE, privacy: accepted() });

interface Asked {
  user: User | null;
  /** Press group of the displayed office; null: unknown. */
  group: number | null;
  /** Whether the reader comes from the page of a crisis. */
  isUrgent: boolean;
}

export const toContactForm = (draft: MessageDraft, { user, group, isUrgent }: Asked): ContactForm => ({
  name: draft.name.trim(),
  email: draft.email.trim(),
  topic: draft.topic,
  deadline: draft.deadline === '' ? null : new Date(draft.deadline).toISOString(),
  press_release: draft.press_release === '' ? null : Number(draft.press_release),
  press_group: group,
  subject: draft.subject.trim(),
  message: draft.message.trim(),
  ...(isUrgent && { urgent: true }),
  ...(!user && { privacy: draft.privacy }),
});

export const TOPIC_NAMES: Record<ContactTopic, () => string> = {
  release: m['contact.topic.release'],
  pictures: m['contact.topic.pictures'],
  interview: m['contact.topic.interview'],
  accreditation: m['contact.topic.accreditation'],
  visit: m['contact.topic.visit'],
  other: m['contact.topic.other'],
};

export const listTopics = () => CONTACT_TOPICS.map((value) => ({ value, text: labelOf(TOPIC_NAMES, value) }));
