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
    expect(findFaults('server/src/features/downloads/routes.ts', text)).toEqual(fault);
    expect(findFaults('server/src/http/network.ts', text)).toEqual([]);
    expect(findFaults('server/src/http/network.test.ts', text)).toEqual([]);
  });

  it.each(['const ipsum = zip(tip);', "const scope = 'shipped';", 'is_forwarded: z.boolean(),'])(
    'is not meant by %s',
    (text) => expect(findFaults('server/src/doctor/identity.ts', text)).toEqual([]),
  );
});
