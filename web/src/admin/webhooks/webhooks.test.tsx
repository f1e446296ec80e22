import {
  DELIVERY_PATH,
  type DeliveryRow,
  deliveryRetryPath,
  WEBHOOK_PATH,
  type Webhook,
  webhookPath,
  webhookSecretPath,
} from '@press-room/contract/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { openOffice } from '../../test/open-admin.ts';

const HOOK: Webhook = {
  id: 5,
  version: 1,
  name: 'Agenzia',
  url: 'https://newsroom.example/hook',
  press_group: null,
  events: ['press_release.published'],
  is_active: true,
  has_secret: false,
  old_secret_until: null,
  failed: 0,
  delivered_at: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const DELIVERY: DeliveryRow = {
  id: 9,
  channel: 'webhook',
  webhook: { id: 5, name: 'Agenzia' },
  address: HOOK.url,
  event: 'press_release.published',
  message_id: 'msg_1',
  press_release: 12,
  status: 'failed',
  attempts: 3,
  response_status: 500,
  error: 'It answered 500',
  created_at: '2026-11-20T10:00:00.000Z',
  attempted_at: '2026-11-20T10:00:00.000Z',
  next_attempt_at: null,
};

function open(address: string, answers: Handlers = {}) {
  return openOffice({
    address,
    answers: {
      [`GET ${WEBHOOK_PATH}`]: () => rows([HOOK]),
      [`GET ${webhookPath(5)}`]: { ...HOOK },
      [`GET ${DELIVERY_PATH}`]: () => rows([DELIVERY]),
      ...answers,
    },
  });
}

it('lists webhooks with their state', async () => {
  open('/admin/webhooks');
  const row = within(await screen.findByRole('row', { name: /Agenzia/ }));
  expect(row.getByRole('link', { name: 'Agenzia' })).toHaveAttribute('href', '#/admin/webhooks/5');
  expect(row.getByText('Needs a secret')).toBeInTheDocument();
  expect(row.getByText('All newsrooms')).toBeInTheDocument();
});

it('makes a webhook for the events that are chosen', async () => {
  const { user, calls } = open('/admin/webhooks/new', { [`POST ${WEBHOOK_PATH}`]: { ...HOOK } });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Agenzia');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), HOOK.url);
  await user.click(screen.getByRole('checkbox', { name: 'Press release corrected' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#/admin/webhooks/5'));
  expect(calls.find(({ method, path }) => method === 'POST' && path === WEBHOOK_PATH)?.body).toEqual({
    name: 'Agenzia',
    url: HOOK.url,
    press_group: null,
    events: ['press_release.published', 'press_release.withdrawn'],
    is_active: true,
  });
});

it('shows a new secret once', async () => {
  const webhook = { ...HOOK, version: 2, has_secret: true };
  const { user } = open('/admin/webhooks/5', {
    [`POST ${webhookSecretPath(5)}`]: { secret: 'whsec_abc', webhook },
  });
  await user.click(await screen.findByRole('button', { name: 'Create the secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The new secret' }));
  expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_abc');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Create a new secret' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a test call' })).toBeInTheDocument();
});

it('lists calls with their results and repeats one', async () => {
  const { user, calls } = open('/admin/deliveries', { [`POST ${deliveryRetryPath(9)}`]: { ...DELIVERY } });
  const row = within(await screen.findByRole('row', { name: /Press release published/ }));
  expect(row.getByText('Given up')).toBeInTheDocument();
  expect(row.getByText('It answered 500')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Send again: Press release published' }));
  expect(await screen.findByText('Call on its way')).toBeInTheDocument();
  expect(calls.some(({ method, path }) => method === 'POST' && path === deliveryRetryPath(9))).toBe(true);
});
