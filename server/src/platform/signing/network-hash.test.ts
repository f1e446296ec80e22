import { describe, expect, it } from 'vitest';
import { describeUserAgent } from '../../core/account/sign-in/user-agents.ts';
import { createAddresses } from './network-hash.ts';

describe('addresses', () => {
  it('are kept as a hash that another key does not make', () => {
    const [one, other] = [createAddresses(Buffer.from('one')), createAddresses(Buffer.from('other'))];
    expect(one.toHash('192.0.2.1')).toMatch(/^[\w-]{43}$/);
    expect(one.toHash('192.0.2.1')).not.toBe(one.toHash('192.0.2.2'));
    expect(one.toHash('192.0.2.1')).not.toBe(other.toHash('192.0.2.1'));
  });
});

describe('user agents', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari, iPhone'],
    ['curl/8.0', ''],
    [undefined, ''],
  ])('%s is %s', (header, expected) => {
    expect(describeUserAgent(header)).toBe(expected);
  });
});
