import {
  DELIVERY_PATH,
  deliveryRetryPath,
  WEBHOOK_PATH,
  type Webhook,
  webhookSecretPath,
  webhookTestPath,
} from '@press-room/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { START, useNewsroom, WEBHOOK_FORM } from '../../../test/newsroom.ts';
import { patch, post } from '../../../test/requests.ts';
import { forgetDeliveries } from '../deliveries/log.ts';

describe('webhooks', () => {
  const room = useNewsroom();
  const { call, hook, work, deliveries } = room;

  describe('at the desk', () => {
    it('are made, changed and deleted, and a secret is shown once', async () => {
      const made = await call<Webhook>(
        WEBHOOK_PATH,
        post({ ...WEBHOOK_FORM, press_group: 1 }, room.desk.officer),
      );
      expect(made).toMatchObject({
        version: 1,
        is_active: true,
        press_group: { name: 'Association' },
        failed: 0,
      });
      const { secret, webhook } = await call<{ secret: string; webhook: Webhook }>(
        webhookSecretPath(made.id),
        post({}, room.desk.match(1)),
      );
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(webhook.version).toBe(2);
      const one = await call(`${WEBHOOK_PATH}${made.id}/`);
      expect(
        JSON.stringify([one, await room.desk.server.database.db.selectFrom('webhook').selectAll().execute()]),
      ).not.toContain(secret);
      const changed = await call<Webhook>(
        `${WEBHOOK_PATH}${made.id}/`,
        patch({ is_active: false }, room.desk.match(2)),
      );
      expect(changed).toMatchObject({ version: 3, is_active: false });
      expect(
        (await room.desk.server.call(webhookTestPath(made.id), post({}, room.desk.officer))).status,
      ).toBe(409);
      expect(
        (await room.desk.server.call(webhookSecretPath(made.id), post({}, room.desk.match(2)))).status,
      ).toBe(412);
      const gone = await room.desk.server.call(`${WEBHOOK_PATH}${made.id}/`, {
        method: 'DELETE',
        headers: room.desk.match(3),
      });
      expect(gone.status).toBe(204);
      const entries = await room.desk.server.database.db
        .selectFrom('audit_entry')
        .select('action')
        .where('subject', '=', `webhook:${made.id}`)
        .orderBy('id')
        .execute();
      expect(entries.map(({ action }) => action)).toEqual(['create', 'renew_secret', 'edit', 'delete']);
    });

    it.each([
      ['plain HTTP', { url: 'http://newsroom.example/' }, 'url'],
      ['a password', { url: 'https://me:secret@newsroom.example/' }, 'url'],
      ['another port', { url: 'https://newsroom.example:8443/' }, 'url'],
      ['no address', { url: 'newsroom' }, 'url'],
      ['no event', { events: [] }, 'events'],
      ['an unknown event', { events: ['user.erased'] }, 'events'],
      ['no name', { name: '' }, 'name'],
      ['an unknown group', { press_group: 99 }, 'press_group'],
    ])('refuse %s', async (_what, wrong, field) => {
      const { status, json } = await room.desk.server.call(
        WEBHOOK_PATH,
        post({ ...WEBHOOK_FORM, ...wrong }, room.desk.officer),
      );
      expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
    });

    it('are the press office’s alone', async () => {
      const { id } = await hook();
      for (const email of ['reader@example.com', 'agent@example.com', 'company@example.com']) {
        const headers = await room.desk.server.signedIn(email);
        for (const answer of [
          await room.desk.server.call(WEBHOOK_PATH, { headers }),
          await room.desk.server.call(WEBHOOK_PATH, post(WEBHOOK_FORM, headers)),
          await room.desk.server.call(webhookSecretPath(id), post({}, { ...headers, 'If-Match': '"2"' })),
          await room.desk.server.call(webhookTestPath(id), post({}, headers)),
          await room.desk.server.call(DELIVERY_PATH, { headers }),
          await room.desk.server.call(deliveryRetryPath(1), post({}, headers)),
        ])
          expect(answer.status).toBe(403);
      }
      expect((await room.desk.server.call(DELIVERY_PATH)).status).toBe(401);
    });
  });

  it('are forgotten after a month, and calls to caches after a day', async () => {
    const { id } = await hook();
    await call(webhookTestPath(id), post({}, room.desk.officer));
    await work();
    const { db } = room.desk.server.database;
    await forgetDeliveries(db, new Date(START.getTime() + 29 * 86_400_000));
    expect(await deliveries()).toHaveLength(1);
    await forgetDeliveries(db, new Date(START.getTime() + 31 * 86_400_000));
    expect(await deliveries()).toEqual([]);
  });
});
