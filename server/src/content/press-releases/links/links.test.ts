import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { post } from '../../../../test/requests.ts';
import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import type { LinkState } from './ask-link.ts';
import { checkLinks, LINKS_JOB } from './job.ts';

const link = (...hrefs: string[]) => hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join('');

describe('links of a release to other houses', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const check = async ({ id }: DeskRelease) => {
    const answer = await desk.server.call(`${DESK}${id}/check/`, post({ to: 'published' }, desk.officer));
    return answer.json as {
      problems: { code: string; language: string; value: string }[];
      outside_links: { waiting: number; unknown: number };
    };
  };
  const jobs = () =>
    desk.server.database.db.selectFrom('job').select('payload').where('kind', '=', LINKS_JOB).execute();
  const write = (states: Record<string, LinkState>, checked_at = '2026-11-20T09:50:00.000Z') =>
    desk.server.database.db
      .insertInto('link_check')
      .values(
        Object.entries(states).map(([url, state]) => ({
          url,
          state,
          checked_at,
        })),
      )
      .execute();
  const run = (release: DeskRelease, environment: Record<string, boolean> = {}) => {
    const hosts: string[] = [];
    const rules: ConnectionRules = {
      resolve: (host) => {
        hosts.push(host);
        return Promise.resolve([]);
      },
      mayConnect: () => false,
      limitMs: 1000,
    };
    const config = { LINK_CHECKS: true, ...environment };
    const context = { config, database: desk.server.database, now: () => desk.server.clock.now };
    const never = new AbortController().signal;
    return checkLinks(context as never, { release: release.id }, never, rules).then(() => hosts);
  };

  it('are asked once somebody looks at the release, and each only once', async () => {
    const body = link(
      'https://one.example/a#part',
      'https://one.example/a',
      'mailto:a@b.it',
      'https://two.example/',
    );
    const release = await desk.draft({ text: { it: { title: 'T', body }, en: { title: 'T', body } } });
    expect((await check(release)).outside_links).toEqual({ waiting: 2, unknown: 0 });
    await check(release);
    expect(await jobs()).toEqual([{ payload: JSON.stringify({ release: release.id }) }]);
    expect((await run(release)).toSorted()).toEqual(['one.example', 'two.example']);
    const { problems, outside_links } = await check(release);
    expect(outside_links).toEqual({ waiting: 0, unknown: 2 });
    expect(problems.filter(({ code }) => code === 'link_dead')).toEqual([]);
    expect(await run(release)).toEqual([]);
  });

  it('are named where they are dead, in each language that has them', async () => {
    await write({ 'https://dead.example/': 'dead', 'https://alive.example/': 'alive' });
    const text = {
      it: { title: 'T', body: link('https://dead.example', 'https://alive.example/') },
      en: { title: 'T', body: link('https://alive.example/') },
    };
    const { problems, outside_links } = await check(await desk.draft({ text }));
    expect(outside_links).toEqual({ waiting: 0, unknown: 0 });
    expect(problems.filter(({ code }) => code === 'link_dead')).toMatchObject([
      { severity: 'warning', field: 'text.it.body', language: 'it', value: 'https://dead.example' },
    ]);
  });

  it('are asked anew after a while', async () => {
    await write({ 'https://old.example/': 'alive' }, '2026-11-19T09:00:00.000Z');
    const text = { it: { title: 'T', body: link('https://old.example/') } };
    const release = await desk.draft({ text });
    expect((await check(release)).outside_links).toEqual({ waiting: 1, unknown: 0 });
    expect(await run(release)).toEqual(['old.example']);
  });

  it('are bounded in number and length', async () => {
    const many = Array.from({ length: 80 }, (_, at) => `https://host${at}.example/`);
    const body = link(`https://long.example/${'x'.repeat(3000)}`, ...many);
    const release = await desk.draft({ text: { it: { title: 'T', body } } });
    expect((await check(release)).outside_links.waiting).toBe(50);
    const asked = await run(release);
    expect([asked.length, asked.includes('long.example')]).toEqual([50, false]);
  });

  it('are left alone where the operator says so, or the release is gone', async () => {
    const release = await desk.draft({ text: { it: { title: 'T', body: link('https://off.example/') } } });
    expect(await run(release, { LINK_CHECKS: false })).toEqual([]);
    expect(await run({ ...release, id: 99_999 })).toEqual([]);
    const closed = await startDesk({ LINK_CHECKS: 'off' });
    const other = await closed.draft({ text: { it: { title: 'T', body: link('https://off.example/') } } });
    const path = `${DESK}${other.id}/check/`;
    const answer = await closed.server.call(path, post({ to: 'published' }, closed.officer));
    expect(answer.json).toMatchObject({ outside_links: { waiting: 0, unknown: 0 } });
    await closed.server.close();
  });
});
