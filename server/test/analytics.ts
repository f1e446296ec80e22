import { ANALYTICS_PATH, type Analytics, COPY_PATH, READ_PATH } from '@press-room/contract/analytics';
import { SEARCH_PATH } from '@press-room/contract/search';
import { expect } from 'vitest';
import { type Headers, startDownloadServer } from './downloads.ts';
import { post } from './requests.ts';

const person = { password: 'Str0ng_pass!', groups: ['user_press_room'] };

const PEOPLE = ['ann', 'bea', 'cleo', 'dora', 'eva'];

/** Five freelances in one country, the only blogger in another, and content to download. */
export async function startAnalyticsSite() {
  const site = await startDownloadServer();
  const { server } = site;
  const release = { press_group: 'Association', date: '2026-11-01' };
  const { press_releases } = await server.load({
    press_releases: [
      { ...release, text: { it: { title: 'Esportazioni' } } },
      { ...release, access: 'press', text: { en: { title: 'Press only' } } },
    ],
    users: [
      ...PEOPLE.map((name) => ({
        ...person,
        email: `${name}@example.com`,
        first_name: name,
        last_name: 'Kilnsworth',
        qualify: 'freelance',
        country: 'FR',
      })),
      { ...person, email: 'malta@example.com', qualify: 'blogger', country: 'MT' },
    ],
  });
  const signedIn = (name: string): Promise<Headers> => server.signedIn(`${name}@example.com`);
  const read = async (query = ''): Promise<Analytics> => {
    await server.context.analytics.flush(true);
    const headers = await signedIn('boss');
    const { status, json } = await server.call(`${ANALYTICS_PATH}?${query}`, { headers });
    expect(status).toBe(200);
    return json as Analytics;
  };
  return {
    ...site,
    release: Object.values(press_releases)[0] ?? 0,
    ann: await signedIn('ann'),
    boss: await signedIn('boss'),
    signedIn,
    read,
    lines: async (query: string): Promise<[string, number][]> =>
      (await read(query)).rows.map(({ key, total }) => [key, total]),
    copy: (body: unknown, headers: Headers = {}) => server.call(COPY_PATH, post(body, headers)),
    open: (body: unknown, headers: Headers = {}) => server.call(READ_PATH, post(body, headers)),
    take: async (body: object, headers: Headers): Promise<void> => {
      await site.fetchBytes((await site.getTicket(body, headers)).url);
    },
    search: (q: string, headers: Headers = {}) =>
      server.call(`${SEARCH_PATH}?q=${encodeURIComponent(q)}&group=${site.groupId}`, { headers }),
  };
}
export type AnalyticsSite = Awaited<ReturnType<typeof startAnalyticsSite>>;
