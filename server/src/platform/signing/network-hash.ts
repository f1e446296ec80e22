import { createHmac } from 'node:crypto';

/**
 * Where somebody signs in from is kept as a keyed hash of the network only, and so is what rate limits count: it can be
 * recognised, not read. The network itself is kept nowhere.
 */
export interface Addresses {
  toHash(network: string): string;
}

export const createAddresses = (key: Buffer): Addresses => ({
  toHash: (network) => createHmac('sha256', key).update(network).digest('base64url'),
});
