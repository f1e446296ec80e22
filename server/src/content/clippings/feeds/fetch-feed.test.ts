import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEED_NOW, type FeedServer, startFeedServer, toRss } from '../../../../test/feed-server.ts';
import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import { fetchFeed, toFeedRules } from './fetch-feed.ts';

describe('feeds of internal servers', () => {
  let inside: FeedServer;
  let outside: FeedServer;
  beforeAll(async () => {
    [inside, outside] = [await startFeedServer(), await startFeedServer()];
  });
  beforeEach(() => {
    inside.asked.length = 0;
    inside.serve([{ title: 'Within' }]);
  });
  afterAll(() => {
    inside.close();
    outside.close();
  });

  const read = async (address: string, rules: ConnectionRules): Promise<string> => {
    const asked = { rules, signal: new AbortController().signal, now: new Date(FEED_NOW) };
    const answer = await fetchFeed(address, { etag: '', last_modified: '' }, asked);
    return answer.kind === 'failed' ? answer.error : answer.kind;
  };
  const trusting = (...FEED_HOSTS: string[]): ConnectionRules => ({
    ...toFeedRules({ FEED_HOSTS }),
    resolve: () => Promise.resolve(['127.0.0.1']),
  });
  const own = (host = '127.0.0.1'): string => `${host}:${inside.port}`;

  it('are read where the operator names them, by address or name', async () => {
    expect(await read(`http://${own()}/feed`, trusting(own()))).toBe('read');
    expect(await read(`http://${own('monitor.intranet')}/feed`, trusting(own('monitor.intranet')))).toBe(
      'read',
    );
  });

  it('are not read otherwise', async () => {
    for (const rules of [
      trusting(),
      trusting(`127.0.0.1:${inside.port + 1}`, '127.0.0.1:80'),
      trusting(own('monitor.intranet')),
    ])
      expect(await read(`http://${own()}/feed`, rules)).toBe('unreachable');
    const withPassword = `http://me:secret@${own()}/feed`;
    expect(await read(withPassword, trusting(own()))).toBe('unreachable');
    expect(inside.asked).toEqual([]);
  });

  it('are not reached from elsewhere, and lead to no other server', async () => {
    const { isTrusted } = trusting(own());
    const rules = outside.rules({ isTrusted: (url) => isTrusted?.(url) === true });
    outside.answer((_request, response) =>
      response.writeHead(302, { Location: `http://${own()}/feed` }).end(),
    );
    expect(await read(`http://paper.example:${outside.port}/feed`, rules)).toBe('unreachable');
    expect(inside.asked).toEqual([]);
    inside.answer((request, response) => {
      if (request.url === '/moved') response.end(toRss([{ title: 'Moved' }]));
      else if (request.url === '/away') response.writeHead(302, { Location: 'http://inside.example/' }).end();
      else response.writeHead(302, { Location: '/moved' }).end();
    });
    expect(await read(`http://${own()}/feed`, rules)).toBe('read');
    expect(await read(`http://${own()}/away`, rules)).toBe('unreachable');
  });
});
