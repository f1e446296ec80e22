import { ALERT_PATH } from '@press-room/contract/alerts';
import { expect } from 'vitest';
import type { Desk, DeskRelease } from './desk.ts';
import { post } from './requests.ts';
import type { Mail, TestServer } from './server.ts';

export const PRESS_URL = 'https://press.example';
export const ADA = 'ada@gazette.example';

/** Path of a page linked in a message. */
export const linkIn = (text: string | undefined, purpose: string): string =>
  new RegExp(`${PRESS_URL}(/news/${purpose}/[\\w-]+)`).exec(text ?? '')?.[1] ?? '';

/** Actions of anonymous subscribers. The PUBLIC_URL of `server` must be `PRESS_URL`. */
export function asSubscriber(server: TestServer) {
  const { db } = server.database;
  const ask = (more: object = {}, headers = {}) =>
    server.call(
      ALERT_PATH,
      post({ email: ADA, language: 'en', rhythm: 'now', filter: {}, ...more }, headers),
    );
  const press = (path: string, body: Record<string, string> = {}) =>
    server.call(path, { method: 'POST', body: new URLSearchParams(body) });
  const alerts = () => db.selectFrom('alert').selectAll().orderBy('id').execute();
  const pathOf = (purpose: 'confirm' | 'mine' | 'leave' | 'data' | 'copy' | 'erase', id: number): string =>
    server.context.links.readers.toUrl(purpose, { id }).replace(PRESS_URL, '');
  return {
    ask,
    press,
    alerts,
    pathOf,
    to: async (address: string) => (await server.mails()).filter((mail) => mail.to === address),
    /** Subscribes and confirms; returns the contact. */
    subscribe: async (more: object = {}): Promise<number> => {
      expect((await ask(more)).status).toBe(202);
      await server.work();
      const id = (await alerts()).at(-1)?.id ?? 0;
      expect((await press(pathOf('confirm', id))).status).toBe(200);
      return (await alerts()).find((alert) => alert.id === id)?.contact_id ?? 0;
    },
  };
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A subscriber to the alerts of an office. */
export function asNewsReader(desk: Desk) {
  const { server } = desk;
  const { subscribe } = asSubscriber(server);
  const wait = (ms: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
  };
  const isNews = ({ text }: Mail): boolean => linkIn(text, 'confirm') === '';
  const news = async (email = ADA): Promise<Mail[]> =>
    (await server.mails()).filter((mail) => mail.to === email && isNews(mail));
  const published = async (more: object = {}): Promise<DeskRelease> =>
    desk.moved(await desk.draft(more), { to: 'published' });
  return {
    subscribe,
    wait,
    news,
    published,
    moveTo: (instant: string): void => {
      server.clock.now = new Date(instant);
    },
    /** After the minutes in which several news items are combined into one message. */
    later: async (email?: string): Promise<Mail[]> => {
      await server.work();
      wait(2 * MINUTE_MS);
      const mails = await news(email);
      wait(1000);
      return mails;
    },
    titled: (title: string, more: object = {}) => published({ text: { en: { title } }, ...more }),
  };
}
