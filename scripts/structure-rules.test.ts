import { describe, expect, it } from 'vitest';
import { RULES } from './structure-rules.ts';

const findFaults = (path: string, text: string): string[] => RULES.flatMap((rule) => rule({ path, text }));

describe('the address of a request', () => {
  it.each([
    'const key = toKey(request.ip);',
    'const { reader, ip } = request;',
    'function limit({ ip }: FastifyRequest) {}',
    "const address = request['ip'];",
    'const last = request.ips?.at(-1);',
    'const peer = request.raw.socket.remoteAddress;',
    "const sent = request.headers['x-forwarded-for'];",
    "const sent = request.headers['X-Real-IP'];",
    'const { forwarded } = request.headers; const sent = request.headers["forwarded"];',
    "const sent = request.headers['cf-connecting-ip'];",
  ])('is read in network.ts alone: %s', (text) => {
    const fault = [expect.stringContaining('networkOf(request)')];
    expect(findFaults('server/src/edge/downloads/routes.ts', text)).toEqual(fault);
    expect(findFaults('server/src/platform/http/network.ts', text)).toEqual([]);
    expect(findFaults('server/src/platform/http/network.test.ts', text)).toEqual([]);
  });

  it.each(['const ipsum = zip(tip);', "const scope = 'shipped';", 'is_forwarded: z.boolean(),'])(
    'is not meant by %s',
    (text) => expect(findFaults('server/src/edge/doctor/identity.ts', text)).toEqual([]),
  );
});

describe('the layers of the server', () => {
  it.each([
    ['server/src/platform/http/x.ts', "import type { Right } from '../../core/account/rights.ts';"],
    ['server/src/core/account/x.ts', "import { toAsset } from '../../content/assets/asset.ts';"],
    ['server/src/content/assets/x.ts', "const load = () => import('../../edge/feeds/feed.ts');"],
    ['server/src/edge/feeds/x.ts', "import { buildApp } from '../../app.ts';"],
  ])('are not climbed by %s', (path, text) => {
    expect(findFaults(path, text)).toEqual([expect.stringContaining('of a higher layer')]);
  });

  it('may be walked down, and climbed by tests', () => {
    const down = "import { toAsset } from '../../content/assets/asset.ts';";
    expect(findFaults('server/src/edge/feeds/x.ts', down)).toEqual([]);
    expect(findFaults('server/src/core/account/x.test.ts', down)).toEqual([]);
  });
});
