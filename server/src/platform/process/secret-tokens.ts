import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Length of our longest tokens; longer texts are invalid. */
export const TOKEN_MAX_LENGTH = 100;

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A token is random, so its hash needs neither salt nor key. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
