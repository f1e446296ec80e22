import { BlockList, isIP } from 'node:net';

/** IANA's reserved IPv4 ranges: this machine, private and shared networks, link-local, tests, multicast, unassigned. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Only assigned IPv6 ranges are public, without those that embed other addresses or are for documentation. */
const GIVEN_OUT_V6 = ['2000::', 3] as const;
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet(...GIVEN_OUT_V6, 'ipv6');

/** Whether an IP address is public: not of this machine or its local network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
