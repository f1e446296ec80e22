import {
  LEFT_OUT_REASONS,
  type LeftOutReason,
  type MailingRecipient,
  mailingRecipientPath,
  RECIPIENT_STATES,
} from '@press-room/contract/mailings';
import { Link } from 'wouter';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { toContact, toMailing } from '../paths.ts';
import { LEFT_OUT_LABELS, RECIPIENTS_SHOWN } from './labels.ts';
import styles from './mailings.module.css';

const FIELDS: Record<keyof MailingRecipient, true> = {
  id: true,
  contact: true,
  email: true,
  language: true,
  state: true,
  answer: true,
  attempts: true,
  accepted_at: true,
  bounced_at: true,
  left_at: true,
};

const isReason = (answer: string): answer is LeftOutReason =>
  LEFT_OUT_REASONS.some((reason) => reason === answer);

const COLUMNS: readonly ListColumn<MailingRecipient>[] = [
  {
    id: 'contact',
    label: m['office.mailings.recipient'],
    isName: true,
    cell: ({ contact }) =>
      contact === null ? (
        m['office.mailings.erased']()
      ) : (
        <Link href={toContact(contact.id)}>
          <bdi>{contact.name}</bdi>
        </Link>
      ),
  },
  {
    id: 'email',
    label: m['account.email.label'],
    sortBy: 'email',
    cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
  },
  {
    id: 'state',
    label: m['office.messages.column.status'],
    sortBy: 'state',
    cell: ({ state }) => {
      const { kind, label } = shownOf(RECIPIENTS_SHOWN, state);
      return <StatusChip kind={kind} label={label()} />;
    },
  },
  {
    id: 'answer',
    label: m['office.webhooks.column.answer'],
    isLong: true,
    cell: ({ answer, state }) =>
      state === 'left_out' && isReason(answer) ? (
        LEFT_OUT_LABELS[answer]({ count: 1 })
      ) : (
        <bdi lang="en">{answer}</bdi>
      ),
  },
  {
    id: 'accepted',
    label: m['office.mailings.figure.accepted'],
    sortBy: 'accepted_at',
    cell: ({ accepted_at }) => accepted_at !== null && <Instant at={accepted_at} />,
  },
  {
    id: 'left',
    label: m['office.mailings.figure.left'],
    isHiddenAtFirst: true,
    cell: ({ left_at }) => left_at !== null && <Instant at={left_at} />,
  },
];

const buildList = (mailing: number): ListDefinition<MailingRecipient> => ({
  noun: mailingRecipientPath(mailing),
  screen: toMailing(mailing),
  fields: FIELDS,
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.messages.column.status'](),
      options: RECIPIENT_STATES.map((value) => ({ value, text: shownOf(RECIPIENTS_SHOWN, value).label() })),
    },
  ],
  nameOf: ({ contact, email }) => contact?.name ?? email,
  count: (count) => m['office.mailings.recipientCount']({ count }),
  empty: { title: m['office.mailings.noRecipients'](), text: m['office.mailings.noRecipientsText']() },
});

/** Each recipient of a mailing with what became of the message. */
export const RecipientList = ({ mailing }: { mailing: number }) => (
  <section aria-labelledby="mailing-recipients">
    <h2 id="mailing-recipients" className={styles.title}>
      {m['office.mailings.recipients']()}
    </h2>
    <OfficeList list={buildList(mailing)} />
  </section>
);
