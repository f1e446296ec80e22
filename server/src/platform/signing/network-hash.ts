import { createHmac } from 'node:crypto';

/**
 * Origins of sign-ins, and of counted requests, are stored as keyed hashes of the network only: recognisable, not
 * readable.
 */
export interface Addresses {
  toHash(network: string): string;
}

export const createAddresses = (key: Buffer): Addresses => ({
  toHash: (network) => createHmac('sha256', key).update(network).digest('base64url'),
});
