import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed addresses change this often, so that answers which carry them can be kept for a while. */
export const LINK_STEP_MS = 5 * 60_000;
const LINK_LIFE_MS = 3 * LINK_STEP_MS;

export interface MediaLinks {
  /** Address of a file that everybody may see, for ever. */
  toPublic: (key: string, name: string) => string;
  /** Address that works for a quarter of an hour at most. */
  toSigned: (key: string, name: string) => string;
  isValid: (key: string, expires: string | undefined, signature: string | undefined) => boolean;
}

export function createMediaLinks(secret: Buffer, now: () => Date, folder = '/media'): MediaLinks {
  const sign = (key: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${key}|${expires}`).digest();
  const toPublic = (key: string, name: string): string => `${folder}/${key}/${encodeURIComponent(name)}`;
  return {
    toPublic,
    toSigned: (key, name) => {
      const step = Math.floor(now().getTime() / LINK_STEP_MS) * LINK_STEP_MS;
      const expires = String(step + LINK_LIFE_MS);
      return `${toPublic(key, name)}?expires=${expires}&signature=${sign(key, expires).toString('base64url')}`;
    },
    isValid: (key, expires, signature) => {
      if (expires === undefined || signature === undefined || !/^\d{1,16}$/.test(expires)) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(key, expires);
      return (
        given.length === right.length && timingSafeEqual(given, right) && now().getTime() < Number(expires)
      );
    },
  };
}
