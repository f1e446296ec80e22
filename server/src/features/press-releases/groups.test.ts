import { PRESS_RELEASE_GROUPS_PATH, PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const release = (press_group: string, date: string, title: string, more: object = {}) => ({
  press_group,
  date,
  text: { en: { title, body: '' } },
  ...more,
});

describe('press releases of a house with two press groups', () => {
  let server: TestServer;
  let journalist: Record<string, string>;
  let fair: number;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Fair' }, { name: 'Association' }, { name: 'Without releases' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        release('Association', '2026-03-01', 'Kilns of the district'),
        release('Association', '2025-03-01', 'Exports grow'),
        release('Association', '2026-04-01', 'Kilns of tomorrow', { access: 'press' }),
        release('Fair', '2026-05-01', 'Kilns on show'),
      ],
    });
    journalist = await server.signedIn('alice@example.com');
    const groups = await server.call('/api/press_room/press_group/?format=datatables');
    fair =
      (groups.json as { data: { id: number; name: string }[] }).data.find(({ name }) => name === 'Fair')
        ?.id ?? 0;
  });
  afterAll(() => server.close());

  const counts = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.call(`${PRESS_RELEASE_GROUPS_PATH}?format=datatables${query}`, { headers });
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.json as { data: { group: { name: string }; count: number }[] };
    return data.map(({ group, count }) => [group.name, count]);
  };

  it('are counted by group, those without any left out', async () => {
    expect(await counts('')).toEqual([
      ['Association', 2],
      ['Fair', 1],
    ]);
  });

  it('are counted for words and filters as the list of each group finds them', async () => {
    expect(await counts('&q=kilns')).toEqual([
      ['Association', 1],
      ['Fair', 1],
    ]);
    expect(await counts('&q=kilns&year=2025')).toEqual([]);
    expect(await counts('&year=2025')).toEqual([['Association', 1]]);
    expect(await counts('&q=xyzzy')).toEqual([]);
    expect(await counts(`&q=kilns&group=${fair}`)).toEqual(await counts('&q=kilns'));
  });

  it('count what is for the press for the press alone', async () => {
    expect(await counts('&q=kilns', journalist)).toEqual([
      ['Association', 2],
      ['Fair', 1],
    ]);
  });

  it('refuses a filter that is no number', async () => {
    expect((await server.call(`${PRESS_RELEASE_GROUPS_PATH}?year=soon`)).status).toBe(400);
  });

  it('are found by the search of everything in the group that is named, as by its list', async () => {
    const find = async (group: string) => {
      const answer = await server.call(`${SEARCH_PATH}?q=kilns${group}`);
      return (answer.json as SearchResults).releases.map(({ title }) => title);
    };
    expect(await find(`&group=${fair}`)).toEqual(['Kilns on show']);
    expect(await find('')).toHaveLength(2);
    const list = await server.call(`${PRESS_RELEASE_PATH}?format=datatables&q=kilns&group=${fair}`);
    expect((list.json as { data: { title: string }[] }).data.map(({ title }) => title)).toEqual([
      'Kilns on show',
    ]);
    expect((await server.call(`${SEARCH_PATH}?q=kilns&group=fair`)).status).toBe(400);
  });
});
