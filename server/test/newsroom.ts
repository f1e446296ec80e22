import {
  DELIVERY_PATH,
  WEBHOOK_EVENTS,
  WEBHOOK_PATH,
  type Webhook,
  webhookSecretPath,
} from '@press-room/contract/webhooks';
import { beforeAll, beforeEach, expect } from 'vitest';
import { type Desk, type DeskRelease, startDesk } from './desk.ts';
import { type Receiver, startReceiver, workWith } from './receiver.ts';
import { post } from './requests.ts';

export const WEBHOOK_FORM = { name: 'Agenzia', url: 'https://newsroom.example/hook', events: WEBHOOK_EVENTS };
/** Time at the start of each test. */
export const START = new Date('2026-11-20T10:00:00Z');

/** An office and a newsroom system for the tests of a file, emptied before each. */
export function useNewsroom() {
  let desk: Desk;
  let receiver: Receiver;

  beforeAll(async () => {
    [desk, receiver] = await Promise.all([startDesk({ TOKEN_LIFETIME: '7d' }), startReceiver()]);
    return async () => {
      receiver.close();
      await desk.server.close();
    };
  });
  beforeEach(async () => {
    const { db } = desk.server.database;
    desk.server.clock.now = START;
    for (const table of ['webhook', 'delivery', 'job', 'press_release'] as const)
      await db.deleteFrom(table).execute();
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(200).end();
  });

  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await desk.server.call(path, {
      ...init,
      headers: { ...desk.officer, ...(init.headers as Record<string, string>) },
    });
    expect([path, answer.status < 300, answer.json]).toEqual([path, true, expect.anything()]);
    return answer.json as Answer;
  };
  /** A webhook whose address is the test's receiver, with its secret. */
  const hook = async (more: object = {}): Promise<{ id: number; version: number; secret: string }> => {
    const made = await call<Webhook>(WEBHOOK_PATH, post({ ...WEBHOOK_FORM, ...more }, desk.officer));
    const { secret, webhook } = await call<{ secret: string; webhook: Webhook }>(
      webhookSecretPath(made.id),
      post({}, desk.match(made.version)),
    );
    const { db } = desk.server.database;
    await db
      .updateTable('webhook')
      .set({ url: `${receiver.origin}/hook` })
      .where('id', '=', made.id)
      .execute();
    return { id: made.id, version: webhook.version, secret };
  };
  const work = () => workWith(desk.server, receiver.rules);
  const wait = (seconds: number): void => {
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + seconds * 1000);
  };
  const deliveries = async (query = '') =>
    (await call<{ data: Record<string, unknown>[] }>(`${DELIVERY_PATH}?format=datatables${query}`)).data;
  const said = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
  const published = async (more: object = {}): Promise<DeskRelease> =>
    desk.moved(await desk.draft(more), { to: 'published' });

  return {
    get desk() {
      return desk;
    },
    get receiver() {
      return receiver;
    },
    call,
    hook,
    work,
    wait,
    deliveries,
    said,
    published,
  };
}
