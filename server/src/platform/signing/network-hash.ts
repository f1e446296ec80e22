import { createHmac } from 'node:crypto';

/** Networks of sign-ins and of rate limits are stored as keyed hashes only: recognisable, not readable. */
export interface Addresses {
  toHash(network: string): string;
}

export const createAddresses = (key: Buffer): Addresses => ({
  toHash: (network) => createHmac('sha256', key).update(network).digest('base64url'),
});
