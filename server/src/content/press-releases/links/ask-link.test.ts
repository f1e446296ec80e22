import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectionRules, OPEN_INTERNET } from '../../../platform/outbound/connect.ts';
import { askLink } from './ask-link.ts';

describe('a link to another house', () => {
  let port = 0;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    answer(request, response);
  });

  beforeAll(async () => {
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    answer = (_request, response) => response.writeHead(200).end();
  });

  const never = new AbortController().signal;
  /** The local server represents the open internet; all other local addresses stay blocked. */
  const rules = (changes: Partial<ConnectionRules> = {}): ConnectionRules => ({
    resolve: (host) => Promise.resolve(host === 'inside.example' ? ['10.0.0.7'] : ['127.0.0.1']),
    mayConnect: (address, at) => address === '127.0.0.1' && at === port,
    // Both ends are in this process: a pause of the machine must not be a timeout.
    limitMs: 60_000,
    ...changes,
  });
  const ask = (path = '/', changes?: Partial<ConnectionRules>, host = 'out.example') =>
    askLink(`http://${host}:${port}${path}`, rules(changes), never);
  const always =
    (status: number, headers: Record<string, string> = {}) =>
    (_request: IncomingMessage, response: ServerResponse) =>
      response.writeHead(status, headers).end();

  it.each([
    [200, 'alive'],
    [403, 'alive'],
    [429, 'alive'],
    [404, 'dead'],
    [410, 'dead'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('that answers %i is %s', async (status, state) => {
    answer = always(status);
    expect(await ask('/page?a=1')).toBe(state);
    expect(asked[0]).toBe(`HEAD out.example:${port} /page?a=1`);
  });

  it('is asked again as a reader would, where only that is answered truly', async () => {
    answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end('x');
    expect(await ask()).toBe('alive');
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['HEAD', 'GET']);
  });

  it('is followed to where it leads, and no further than a few steps', async () => {
    answer = ({ url }, response) =>
      url === '/gone'
        ? always(404)({} as never, response)
        : always(301, { Location: '/gone' })({} as never, response);
    expect(await ask('/moved')).toBe('dead');
    answer = always(302, { Location: '/again' });
    expect(await ask()).toBe('unknown');
    expect(asked.filter((line) => line.endsWith('/again'))).toHaveLength(5);
    answer = always(302);
    expect(await ask()).toBe('unknown');
  });

  it.each([
    ['a redirection into the house', () => `http://10.0.0.7:${port}/`],
    ['a name of the house', () => `http://inside.example:${port}/`],
    ['this machine by another spelling', () => `http://[::ffff:127.0.0.1]:${port}/`],
    ['another port', () => `http://out.example:${port + 1}/`],
    ['a file', () => 'file:///etc/passwd'],
    ['a password', () => `http://user:secret@out.example:${port}/`],
  ])('is never followed to %s', async (_what, location) => {
    answer = ({ url }, response) =>
      always(url === '/start' ? 302 : 200, { Location: location() })({} as never, response);
    expect(await ask('/start')).toBe('unknown');
    expect(asked).toEqual([`HEAD out.example:${port} /start`]);
    asked.length = 0;
    expect(await askLink(location(), rules(), never)).toBe('unknown');
    expect(asked).toEqual([]);
  });

  it('is not asked where its name leads both out and in', async () => {
    expect(await ask('/', { resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.7']) })).toBe('unknown');
    expect(asked).toEqual([]);
  });

  it('is asked at the address that was looked at, whatever its name says a moment later', async () => {
    let count = 0;
    const resolve = () => Promise.resolve(count++ === 0 ? ['127.0.0.1'] : ['10.0.0.7']);
    expect(await ask('/', { resolve })).toBe('alive');
    expect(count).toBe(1);
    answer = always(302, { Location: '/next' });
    count = 0;
    expect(await ask('/', { resolve })).toBe('unknown');
    expect(asked.at(-1)).toBe(`HEAD out.example:${port} /`);
  });

  it('is not known where nobody knows its name', async () => {
    expect(await ask('/', { resolve: () => Promise.resolve([]) })).toBe('unknown');
    expect(await ask('/', { resolve: () => Promise.reject(new Error('EAI_AGAIN')) })).toBe('unknown');
  });

  it('is given up after its time, and takes no more than headers', async () => {
    answer = () => undefined;
    expect(await ask('/', { limitMs: 30 })).toBe('unknown');
    answer = always(200, { 'X-Long': 'x'.repeat(20_000) });
    expect(await ask()).toBe('unknown');
    let written = 0;
    answer = ({ method }, response) => {
      if (method === 'HEAD') return response.writeHead(500).end();
      response.writeHead(200);
      response.on('close', () => clearInterval(timer));
      const timer = setInterval(() => {
        written += 1;
        response.write('x'.repeat(65_536));
      }, 5);
      return response;
    };
    expect(await ask()).toBe('alive');
    expect(written).toBeLessThan(5);
  });

  it('is never one of this machine for what the app uses', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '0x7f.1'])
      expect(await askLink(`http://${host}:${port}/`, OPEN_INTERNET, never)).toBe('unknown');
    expect(asked).toEqual([]);
  });
});
