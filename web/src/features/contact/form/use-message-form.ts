import type { User } from '@press-room/contract/account';
import type { ContactMessage } from '@press-room/contract/contact';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type Form, useZodForm } from '../../../lib/form.ts';
import { createSending, useOneSending } from '../../../lib/one-sending.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { useCurrentGroup } from '../../press-groups/press-group.ts';
import { sendMessage } from '../queries.ts';
import {
  forgetMessage,
  GUEST_SCHEMA,
  keepMessage,
  MEMBER_SCHEMA,
  type MessageDraft,
  readUrgency,
  startDraft,
  toContactForm,
} from './message.ts';

const MESSAGE = createSending<ContactMessage>();

/** Input is kept across a reload, a lock and signing in, until it is sent. */
export function useMessageForm(
  user: User | null,
  release: number | null,
  onSent: (message: ContactMessage) => void,
): Form<MessageDraft> {
  const current = useCurrentGroup();
  const group = typeof current === 'string' ? null : current.id;
  const isUrgent = readUrgency(useSearch());
  const [initial] = useState(() => startDraft(user, release));
  const { isSending, send } = useOneSending(MESSAGE, {
    onSent,
    tellSent: ({ reference }) => showToast('success', m['contact.late.sent']({ reference })),
    tellFailure: () => showToast('error', m['contact.late.failed']()),
  });
  const form = useZodForm({
    schema: user ? MEMBER_SCHEMA : GUEST_SCHEMA,
    initial,
    submit: (draft) =>
      send(async () => {
        const message = await sendMessage(toContactForm(draft, { user, group, isUrgent }));
        forgetMessage(user);
        return message;
      }),
  });
  const { values } = form;
  useEffect(() => {
    if (values !== initial) keepMessage(user, values);
  }, [user, initial, values]);
  return { ...form, isBusy: form.isBusy || isSending };
}
