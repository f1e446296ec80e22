import { toReadableAddress } from '@press-room/contract/mail-addresses';
import {
  type MailingRecipient,
  RECIPIENT_FILTERS,
  type RecipientFilterName,
} from '@press-room/contract/mailing-results';
import { mailingRecipientExportPath, mailingRecipientPath } from '@press-room/contract/mailings';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { Link, useSearch } from 'wouter';
import { getBlob } from '../../../lib/api.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { ExportButtons } from '../../components/page/export-buttons.tsx';
import styles from '../../components/page/figures.module.css';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toContact, toMailing } from '../../paths.ts';
import { RECIPIENTS_ID, RECIPIENTS_SHOWN } from '../labels.ts';
import mailings from '../mailings.module.css';

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
    isLong: true,
    cell: ({ email }) => <bdi dir="ltr">{toReadableAddress(email)}</bdi>,
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
    id: 'reason',
    label: m['office.mailings.result.reason'],
    isLong: true,
    cell: ({ reason }) => reason !== null && labelOf(REASON_LABELS, reason),
  },
  {
    id: 'answer',
    label: m['office.webhooks.column.answer'],
    isLong: true,
    isHiddenAtFirst: true,
    cell: ({ answer, state }) => state !== 'left_out' && <bdi lang="en">{answer}</bdi>,
  },
  {
    id: 'outlets',
    label: m['office.mailings.result.outlets'],
    cell: ({ outlets }) => <bdi>{outlets.join(', ')}</bdi>,
  },
  {
    id: 'lists',
    label: m['office.mailings.result.lists'],
    isHiddenAtFirst: true,
    cell: ({ lists }) => <bdi>{lists.join(', ')}</bdi>,
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
  {
    id: 'complained',
    label: m['office.mailings.figure.complained'],
    isHiddenAtFirst: true,
    cell: ({ complained_at }) => complained_at !== null && <Instant at={complained_at} />,
  },
  {
    id: 'visited',
    label: m['office.mailings.figure.visitors'],
    isHiddenAtFirst: true,
    cell: ({ visited_at }) => visited_at !== null && <Instant at={visited_at} />,
  },
];

const FILTER_LABELS: Record<RecipientFilterName, () => string> = {
  addressed: m['office.mailings.recipient.addressed'],
  waiting: m['office.mailings.figure.waiting'],
  deferred: m['office.mailings.recipient.deferred'],
  accepted: m['office.mailings.recipient.accepted'],
  refused: m['office.mailings.recipient.refused'],
  bounced: m['office.mailings.recipient.bounced'],
  left_out: m['office.mailings.recipient.leftOut'],
  left: m['office.mailings.figure.left'],
  complained: m['office.mailings.figure.complained'],
  visited: m['office.mailings.figure.visitors'],
};

/** Below this width each recipient is a card, and a page has fewer. */
const NARROW = '(max-width: 1023px)';
const CARDS_ON_A_PAGE = 10;

const buildList = (mailing: number, isNarrow: boolean): ListDefinition<MailingRecipient> => ({
  noun: mailingRecipientPath(mailing),
  screen: toMailing(mailing),
  columns: COLUMNS,
  filters: [
    {
      name: 'state',
      label: m['office.messages.column.status'](),
      options: RECIPIENT_FILTERS.map((value) => ({ value, text: labelOf(FILTER_LABELS, value) })),
    },
  ],
  ...(isNarrow && { pageLength: CARDS_ON_A_PAGE }),
  nameOf: ({ contact, email }) => contact?.name ?? toReadableAddress(email),
  count: (count) => m['office.mailings.recipientCount']({ count }),
  empty: { title: m['office.mailings.noRecipients'](), text: m['office.mailings.noRecipientsText']() },
});

/** Recipients of a mailing with the status of each message. */
export function RecipientList({ mailing }: { mailing: number }) {
  const isNarrow = useMedia(NARROW, false);
  return (
    <section aria-labelledby={RECIPIENTS_ID} className={mailings.recipients}>
      <h2 id={RECIPIENTS_ID} tabIndex={-1} className={styles.title}>
        {m['office.mailings.recipients']()}
      </h2>
      <RecipientExport mailing={mailing} />
      <OfficeList list={buildList(mailing, isNarrow)} />
    </section>
  );
}

/** Exports the filtered recipients as a file. */
function RecipientExport({ mailing }: { mailing: number }) {
  const isAllowed = usePermissions().includes('mailing.export');
  const state = new URLSearchParams(useSearch()).get('state');
  if (!isAllowed) return null;
  return (
    <p className={styles.export}>
      <ExportButtons
        types={TABLE_FILE_TYPES}
        fileName={m['office.mailings.result.fileName']()}
        load={(type) => {
          const query = new URLSearchParams({ ...(state !== null && { state }), type });
          return getBlob(`${mailingRecipientExportPath(mailing)}?${query}`);
        }}
      />
    </p>
  );
}

type Reason = NonNullable<MailingRecipient['reason']>;

/** Labels of the reasons why a recipient did not get a message. */
const REASON_LABELS: Record<Reason, () => string> = {
  called_off: m['office.mailings.reason.calledOff'],
  stopped: m['office.mailings.reason.stopped'],
  no_address: m['office.mailings.reason.noAddress'],
  away: m['office.mailings.reason.away'],
  not_named: m['office.mailings.reason.notNamed'],
  has_it: m['office.mailings.reason.hasIt'],
  has_looked: m['office.mailings.reason.hasLooked'],
  embargo: m['office.mailings.reason.embargo'],
  hidden: m['office.mailings.reason.hidden'],
  no_mailbox: m['office.mailings.reason.noMailbox'],
  full: m['office.mailings.reason.full'],
  policy: m['office.mailings.reason.policy'],
  too_large: m['office.mailings.reason.tooLarge'],
  later: m['office.mailings.reason.later'],
  other: m['office.mailings.reason.other'],
};
