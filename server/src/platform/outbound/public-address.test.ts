import { describe, expect, it } from 'vitest';
import { OPEN_INTERNET } from './connect.ts';
import { isPublicAddress } from './public-address.ts';

describe('an address that this server may connect to', () => {
  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700::1111',
    '2a00::1',
  ])('is one of the open internet: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    'localhost',
    '',
    'example.com',
    '1.1.1',
    '0x7f.1',
  ])('is none of this machine or its network, or of no known kind: %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it('is asked for at the ports of the web alone', () => {
    expect([80, 443, 22, 25, 6379, 8080].filter((port) => OPEN_INTERNET.mayConnect('1.1.1.1', port))).toEqual(
      [80, 443],
    );
    expect(OPEN_INTERNET.mayConnect('127.0.0.1', 80)).toBe(false);
  });
});
