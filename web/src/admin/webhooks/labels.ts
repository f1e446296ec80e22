import {
  type DeliveryStatus,
  TEST_EVENT,
  type Webhook,
  type WebhookEvent,
} from '@press-room/contract/webhooks';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const EVENT_LABELS: Record<WebhookEvent, () => string> = {
  'press_release.published': m['office.webhooks.event.published'],
  'press_release.corrected': m['office.webhooks.event.corrected'],
  'press_release.withdrawn': m['office.webhooks.event.withdrawn'],
  'press_kit.changed': m['office.webhooks.event.kitChanged'],
};

const ALL_EVENTS: Readonly<Record<string, () => string>> = {
  ...EVENT_LABELS,
  [TEST_EVENT]: m['office.webhooks.event.test'],
  'websub.publish': m['office.webhooks.event.websub'],
};

/** Event of a call in words; events of earlier releases are shown by name. */
export const describeEvent = (event: string): string => ALL_EVENTS[event]?.() ?? event;

export const DELIVERY_STATUSES_SHOWN: Record<DeliveryStatus, { kind: StatusKind; label: () => string }> = {
  waiting: { kind: 'wait', label: m['office.webhooks.status.waiting'] },
  delivered: { kind: 'live', label: m['office.webhooks.status.delivered'] },
  failed: { kind: 'stop', label: m['office.webhooks.status.failed'] },
  dropped: { kind: 'plain', label: m['office.webhooks.status.dropped'] },
};

/** State of a webhook. */
export function statusOf({ is_active, has_secret, failed }: Webhook): { kind: StatusKind; label: string } {
  if (!is_active) return { kind: 'plain', label: m['office.webhooks.state.off']() };
  if (!has_secret) return { kind: 'wait', label: m['office.webhooks.state.noSecret']() };
  if (failed > 0) return { kind: 'stop', label: m['office.webhooks.state.failed']({ count: failed }) };
  return { kind: 'live', label: m['office.webhooks.state.on']() };
}
