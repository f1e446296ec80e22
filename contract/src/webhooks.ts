import { z } from 'zod';
import { namedSchema } from './named.ts';

/** Webhooks to newsroom systems, with the result of each call. */
export const WEBHOOK_PATH = '/api/office/webhook/';
export const webhookPath = (id: number): string => `${WEBHOOK_PATH}${id}/`;
/** Creates a new secret, returned only once. */
export const webhookSecretPath = (id: number): string => `${WEBHOOK_PATH}${id}/secret/`;
/** Sends a test call. */
export const webhookTestPath = (id: number): string => `${WEBHOOK_PATH}${id}/test/`;
/** Calls to other systems: webhooks and hubs. */
export const DELIVERY_PATH = '/api/office/delivery/';
export const deliveryRetryPath = (id: number): string => `${DELIVERY_PATH}${id}/retry/`;

export const WEBHOOK_EVENTS = [
  'press_release.published',
  'press_release.corrected',
  'press_release.withdrawn',
  'press_kit.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent manually. */
export const TEST_EVENT = 'webhook.test';

export const WEBHOOKS_MAX = 100;
export const WEBHOOK_NAME_MAX_LENGTH = 100;
export const WEBHOOK_URL_MAX_LENGTH = 500;
/** Hours for which the previous secret stays valid. */
export const SECRET_OVERLAP_HOURS = 24;
/** Retention of call results. */
export const DELIVERY_DAYS = 30;

export const webhookSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  name: z.string(),
  url: z.url(),
  /** Null: all press groups. */
  press_group: namedSchema.nullable(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  /** Calls are sent only after a secret was created and shown. */
  has_secret: z.boolean(),
  /** Validity of the previous secret; null: none. */
  old_secret_until: z.iso.datetime().nullable(),
  /** Of the stored calls: number of failures, and time of the last success. */
  failed: z.int(),
  delivered_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Fields of a write; absent fields keep their values. */
export const webhookFormSchema = z
  .object({
    name: z.string(),
    url: z.url(),
    press_group: z.int().nullable(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    is_active: z.boolean(),
  })
  .partial();

export const webhookSecretSchema = z.object({
  /** Base64 after `whsec_`, as in Standard Webhooks. */
  secret: z.string(),
  webhook: webhookSchema,
});
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

const DELIVERY_CHANNELS = ['webhook', 'hub'] as const;
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const deliveryRowSchema = z.object({
  id: z.int(),
  channel: z.enum(DELIVERY_CHANNELS),
  webhook: namedSchema.nullable(),
  /** Called address. */
  address: z.string(),
  event: z.string(),
  message_id: z.string(),
  /** Release of the call; null: none. */
  press_release: z.int().nullable(),
  /** `dropped`: its content was obsolete. */
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  response_status: z.int().nullable(),
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  attempted_at: z.iso.datetime().nullable(),
  /** Null: finished. */
  next_attempt_at: z.iso.datetime().nullable(),
});
export type DeliveryRow = z.infer<typeof deliveryRowSchema>;
