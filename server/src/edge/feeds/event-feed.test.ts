/** @module-tag engine */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { patch, post } from '../../../test/requests.ts';

const EVENTS = '/api/office/event/';
const EVENT = {
  name: { it: 'Fiera del cotto', en: 'Terracotta fair' },
  starts_on: '2027-01-10',
  ends_on: '2027-01-12',
};

let desk: Desk;
const feedOf = async (event: number) =>
  JSON.parse((await desk.server.call(`/it/feed.json?event=${event}`)).text) as {
    title: string;
    home_page_url: string;
    items: { title: string }[];
  };
const found = async (q: string, event?: number): Promise<number[]> => {
  const narrowed = event === undefined ? '' : `&event=${event}`;
  const address = `/api/press_room/press_release/?format=datatables&q=${encodeURIComponent(q)}${narrowed}`;
  return ((await desk.server.call(address)).json as { data: { id: number }[] }).data.map(({ id }) => id);
};

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: 'https://press.example.com' });
});
afterAll(() => desk.server.close());

it('the feed of an event has its releases alone, and a search finds them by its name', async () => {
  const made = await desk.server.call(EVENTS, post(EVENT, desk.officer));
  const event = made.json as { id: number; version: number };
  const draft = await desk.draft({ event: event.id, text: { it: { title: 'Il padiglione' } } });
  const { id } = await desk.moved(draft, { to: 'published' });
  await desk.moved(await desk.draft({ text: { it: { title: 'Altro' } } }), { to: 'published' });
  expect(await feedOf(event.id)).toMatchObject({
    title: expect.stringContaining('Fiera del cotto') as string,
    home_page_url: expect.stringMatching(
      /^https:\/\/press\.example\.com\/it\/eventi\/|\/it\/events\//,
    ) as string,
    items: [{ title: 'Il padiglione' }],
  });
  expect((await desk.server.call(`/it/feed.json?event=${event.id + 99}`)).status).toBe(404);
  // Repeated searches are cached, for each filter apart.
  for (const _time of [1, 2, 3]) {
    expect(await found('altro', event.id)).toEqual([]);
    expect(await found('altro')).toHaveLength(1);
    expect(await found('padiglione')).toEqual([id]);
    expect(await found('padiglione', event.id + 99)).toEqual([]);
  }
  expect(await found('cotto')).toEqual([id]);
  await desk.server.call(
    `${EVENTS}${event.id}/`,
    patch({ name: { it: 'Fiera del grès' } }, { ...desk.officer, 'If-Match': `"${event.version}"` }),
  );
  expect([await found('cotto'), await found('fiera del grès')]).toEqual([[], [id]]);
});
