import {
  DELIVERY_PATH,
  DELIVERY_STATUSES,
  type DeliveryRow,
  type Webhook,
} from '@press-room/contract/webhooks';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { shownOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { useOfficeAct } from '../components/saving/use-office-write.ts';
import { OFFICE_PATHS, toOfficePressRelease, toWebhook } from '../paths.ts';
import { DELIVERY_STATUSES_SHOWN, describeEvent } from './labels.ts';
import styles from './webhooks.module.css';

const OWN_COLUMNS: readonly ListColumn<DeliveryRow>[] = [
  {
    id: 'event',
    label: m['office.webhooks.column.event'],
    isName: true,
    cell: ({ event, press_release }) =>
      press_release === null ? (
        describeEvent(event)
      ) : (
        <Link href={toOfficePressRelease(press_release)}>{describeEvent(event)}</Link>
      ),
  },
  {
    id: 'status',
    label: m['office.messages.column.status'],
    cell: (delivery) => (
      <span className={styles.state}>
        <StatusChip
          kind={shownOf(DELIVERY_STATUSES_SHOWN, delivery.status).kind}
          label={shownOf(DELIVERY_STATUSES_SHOWN, delivery.status).label()}
        />
        <SendAgain delivery={delivery} />
      </span>
    ),
  },
  {
    id: 'answer',
    label: m['office.webhooks.column.answer'],
    cell: ({ response_status, error, status }) =>
      status === 'delivered' ? response_status : error && <bdi lang="en">{error}</bdi>,
  },
  {
    id: 'attempts',
    label: m['office.jobs.column.attempts'],
    sortBy: 'attempts',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'created',
    label: m['office.webhooks.column.created'],
    sortBy: 'created_at',
    isDescending: true,
    cell: ({ created_at }) => <Instant at={created_at} />,
  },
  {
    id: 'next',
    label: m['office.webhooks.column.next'],
    cell: ({ next_attempt_at }) => next_attempt_at !== null && <Instant at={next_attempt_at} />,
  },
  {
    id: 'message',
    label: m['office.webhooks.column.message'],
    isHiddenAtFirst: true,
    isLong: true,
    cell: ({ message_id }) => <bdi dir="ltr">{message_id}</bdi>,
  },
];

const ALL_COLUMNS: readonly ListColumn<DeliveryRow>[] = [
  ...OWN_COLUMNS.slice(0, 1),
  {
    id: 'to',
    label: m['office.webhooks.column.to'],
    cell: ({ webhook, address }) =>
      webhook === null ? (
        <bdi dir="ltr">{address}</bdi>
      ) : (
        <Link href={toWebhook(webhook.id)}>
          <bdi>{webhook.name}</bdi>
        </Link>
      ),
  },
  ...OWN_COLUMNS.slice(1),
];

const buildList = (webhook: Webhook | null): ListDefinition<DeliveryRow> => ({
  noun: DELIVERY_PATH,
  screen: webhook === null ? OFFICE_PATHS.deliveries : toWebhook(webhook.id),
  ...(webhook === null ? {} : { within: { webhook: String(webhook.id) } }),
  columns: webhook === null ? ALL_COLUMNS : OWN_COLUMNS,
  filters: [
    {
      name: 'status',
      label: m['office.messages.column.status'](),
      options: DELIVERY_STATUSES.map((value) => ({
        value,
        text: shownOf(DELIVERY_STATUSES_SHOWN, value).label(),
      })),
    },
  ],
  nameOf: ({ event }) => describeEvent(event),
  count: (count) => m['office.webhooks.deliveryCount']({ count }),
  empty: { title: m['office.webhooks.noDeliveries'](), text: m['office.webhooks.noDeliveriesText']() },
});

/** Calls to one webhook, or to all other systems, with their results. */
export function DeliveryList({ webhook }: { webhook: Webhook | null }) {
  return <OfficeList list={buildList(webhook)} />;
}

/** Repeats a call with the same id; not possible while it is running. */
function SendAgain({ delivery: { id, status, event } }: { delivery: DeliveryRow }) {
  const { isBusy, act } = useOfficeAct(DELIVERY_PATH);
  if (!usePermissions().includes('webhook.edit')) return null;
  const send = async () => {
    const saved = await act<DeliveryRow>({ method: 'POST', id, action: 'retry/' });
    if (saved) showToast('success', m['office.webhooks.sentAgain']());
  };
  const label = status === 'waiting' ? m['office.webhooks.sendNow']() : m['office.webhooks.sendAgain']();
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-disabled={isBusy}
      aria-label={`${label}: ${describeEvent(event)}`}
      onClick={() => void send()}
    >
      {label}
    </button>
  );
}
