import { jobRetryPath } from '@press-room/contract/jobs';
import { deliveryRetryPath, WEBHOOK_PATH, webhookTestPath } from '@press-room/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { useNewsroom } from '../../../test/newsroom.ts';
import { workWith } from '../../../test/receiver.ts';
import { post } from '../../../test/requests.ts';
import { DELIVERY_ATTEMPTS } from '../deliveries/attempt.ts';
import { DELIVERY_JOB } from '../deliveries/queue.ts';
import { WEBHOOK_RULES } from './deliver.ts';

describe('webhooks', () => {
  const room = useNewsroom();
  const { call, hook, work, wait, deliveries } = room;

  describe('that fail', () => {
    it.each([
      ['an error', 500, {}],
      ['a redirection, which may lead anywhere', 302, { Location: 'http://127.0.0.1/' }],
      ['a refusal', 404, {}],
    ])('with %s are called again, under the same id', async (_what, status, headers) => {
      const { id } = await hook();
      room.receiver.answer = (response) => response.writeHead(status, headers).end();
      await call(webhookTestPath(id), post({}, room.desk.officer));
      for (const pause of [0, 5, 10]) {
        wait(pause);
        await work();
      }
      expect(await deliveries('&status=waiting')).toMatchObject([
        { attempts: 3, response_status: status, next_attempt_at: '2026-11-20T10:00:35.000Z' },
      ]);
      room.receiver.answer = (response) => response.writeHead(204).end();
      wait(20);
      await work();
      expect(await deliveries()).toMatchObject([
        { status: 'delivered', attempts: 4, response_status: 204, error: null, next_attempt_at: null },
      ]);
      expect(room.receiver.received).toHaveLength(4);
      expect(new Set(room.receiver.received.map((each) => each.headers['webhook-id'])).size).toBe(1);
    });

    it('because they are slow are called again', async () => {
      const { id } = await hook();
      room.receiver.answer = () => undefined;
      await call(webhookTestPath(id), post({}, room.desk.officer));
      let attempts = 0;
      // If this process pauses, the timeout may pass before a call arrives; the call is retried.
      while (room.receiver.received.length === 0) {
        attempts += 1;
        await workWith(room.desk.server, { ...room.receiver.rules, limitMs: 500 });
        wait(600);
      }
      expect(await deliveries()).toMatchObject([{ status: 'waiting', attempts, response_status: null }]);
      expect(room.receiver.received.length).toBeLessThanOrEqual(attempts);
    });

    it('are switched off where they want no more', async () => {
      const { id } = await hook();
      room.receiver.answer = (response) => response.writeHead(410).end();
      await call(webhookTestPath(id), post({}, room.desk.officer));
      await work();
      expect(await deliveries()).toMatchObject([{ status: 'failed', response_status: 410 }]);
      expect(await call(`${WEBHOOK_PATH}${id}/`)).toMatchObject({ is_active: false, failed: 1 });
    });

    it('are called again by hand, under the same id', async () => {
      const { id } = await hook();
      await call(webhookTestPath(id), post({}, room.desk.officer));
      await work();
      const [row] = await deliveries();
      await call(deliveryRetryPath(Number(row?.id)), post({}, room.desk.officer));
      await work();
      expect(new Set(room.receiver.received.map((each) => each.headers['webhook-id']))).toEqual(
        new Set([row?.message_id]),
      );
      expect(room.receiver.received).toHaveLength(2);
      expect(
        (await room.desk.server.call(deliveryRetryPath(999_999), post({}, room.desk.officer))).status,
      ).toBe(404);
    });

    it('are called again by a retry of their job', async () => {
      const { id } = await hook();
      room.receiver.answer = (response) => response.writeHead(500).end();
      await call(webhookTestPath(id), post({}, room.desk.officer));
      const { db } = room.desk.server.database;
      const { id: job } = await db
        .updateTable('job')
        .set({ attempts: DELIVERY_ATTEMPTS - 1 })
        .where('kind', '=', DELIVERY_JOB)
        .returning('id')
        .executeTakeFirstOrThrow();
      await work();
      expect(await deliveries()).toMatchObject([{ status: 'failed' }]);
      room.receiver.answer = (response) => response.writeHead(204).end();
      await call(jobRetryPath(job), post({}, room.desk.officer));
      await work();
      expect(await deliveries()).toMatchObject([{ status: 'delivered' }]);
    });

    it('are never called inside the house, whatever their names say', async () => {
      const { id } = await hook();
      const { db } = room.desk.server.database;
      const { port } = new URL(room.receiver.origin);
      for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']) {
        await db
          .updateTable('webhook')
          .set({ url: `http://${host}:${port}/` })
          .where('id', '=', id)
          .execute();
        await call(webhookTestPath(id), post({}, room.desk.officer));
      }
      await workWith(room.desk.server, WEBHOOK_RULES);
      // A name that resolves to an internal address only at the time of the call.
      await db
        .updateTable('webhook')
        .set({ url: `http://inside.example:${port}/` })
        .where('id', '=', id)
        .execute();
      await call(webhookTestPath(id), post({}, room.desk.officer));
      await workWith(room.desk.server, { ...WEBHOOK_RULES, resolve: async () => ['127.0.0.1'] });
      expect(room.receiver.received).toEqual([]);
      expect((await deliveries('&status=waiting')).length).toBe(5);
    });
  });
});
