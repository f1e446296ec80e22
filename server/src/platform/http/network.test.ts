import { describe, expect, it } from 'vitest';
import { toNetwork } from './network.ts';

describe('a network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:DB8:0:1::', '2001:db8:0:1'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8:0:1::7]:4711', '2001:db8:0:1'],
    ['[::ffff:192.0.2.1]', '192.0.2.1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('has %s in %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
