import { createHmac } from 'node:crypto';

/**
 * Where somebody signs in from is kept as a keyed hash of the network only: it can be recognised, not read. The network
 * itself stays in the rate limits' counts until their hour is over, and nowhere else.
 */
export interface Addresses {
  toHash(network: string): string;
}

export const createAddresses = (key: Buffer): Addresses => ({
  toHash: (network) => createHmac('sha256', key).update(network).digest('base64url'),
});
