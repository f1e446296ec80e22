import { WEBHOOK_PATH, type Webhook } from '@press-room/contract/webhooks';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { joinWords } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { Instant } from '../components/page/instant.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { OFFICE_PATHS, toWebhook } from '../paths.ts';
import { EVENT_LABELS, statusOf } from './labels.ts';

const COLUMNS: readonly ListColumn<Webhook>[] = [
  {
    id: 'name',
    label: m['office.webhooks.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toWebhook(id),
    cell: ({ name }) => name,
  },
  {
    id: 'status',
    label: m['office.messages.column.status'],
    cell: (webhook) => <StatusChip {...statusOf(webhook)} />,
  },
  {
    id: 'address',
    label: m['office.webhooks.address'],
    isLong: true,
    cell: ({ url }) => <bdi dir="ltr">{url}</bdi>,
  },
  {
    id: 'events',
    label: m['office.webhooks.events'],
    isLong: true,
    cell: ({ events }) => joinWords(events.map((event) => labelOf(EVENT_LABELS, event))),
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    cell: ({ press_group }) => <bdi>{press_group?.name ?? m['office.answers.allGroups']()}</bdi>,
  },
  {
    id: 'delivered',
    label: m['office.webhooks.lastDelivered'],
    cell: ({ delivered_at }) => delivered_at !== null && <Instant at={delivered_at} />,
  },
];

const buildList = (): ListDefinition<Webhook> => ({
  noun: WEBHOOK_PATH,
  screen: OFFICE_PATHS.webhooks,
  columns: COLUMNS,
  nameOf: ({ name }) => name,
  count: (count) => m['office.webhooks.count']({ count }),
  empty: { title: m['office.webhooks.none'](), text: m['office.webhooks.noneText']() },
});

export function WebhooksPage() {
  return (
    <OfficePage
      title={m['office.webhooks.title']()}
      action={
        <>
          <Link href={OFFICE_PATHS.deliveries} className={buttons.quiet}>
            {m['office.webhooks.allDeliveries']()}
          </Link>
          <NewLink permission="webhook.create" to={toWebhook('new')} label={m['office.webhooks.new']()} />
        </>
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
