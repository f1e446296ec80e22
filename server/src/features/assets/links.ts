import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionMark } from '../../http/authentication.ts';
import type { SignedParts } from '../../http/query.ts';

/** Signed addresses change this often, so that answers which carry them can be kept for a while. */
const LINK_STEP_MS = 5 * 60_000;
const LINK_LIFE_MS = 3 * LINK_STEP_MS;

export interface MediaLinks {
  /** Address of a file that everybody may see. */
  toPublic: (key: string, name: string) => string;
  /** Address that works for a quarter of an hour at most, and no longer than the session. */
  toSigned: (key: string, name: string, session: SessionMark) => string;
  /** What stands for a signed address in answers that many readers share; leads nowhere by itself. */
  toShared: (key: string, name: string) => string;
  isShared: (text: string) => boolean;
  /** The text with addresses for one session in place of the shared ones. */
  signShared: (text: string, session: SessionMark) => string;
  /** Changes when the signed addresses of the session change. */
  versionFor: (session: SessionMark) => string;
  /** The session that an address was signed for; whether it goes on is for the database to say. */
  check: (key: string, parts: SignedParts) => SessionMark | null;
}

const toText = ({ account_id, token_version, session_id }: SessionMark): string =>
  `${account_id}.${token_version}.${session_id}`;

function readSession(text: string): SessionMark | null {
  const [, account = '', version = '', session_id = ''] = /^(\d{1,9})\.(\d{1,9})\.(.+)$/.exec(text) ?? [];
  if (session_id === '') return null;
  return { account_id: Number(account), token_version: Number(version), session_id };
}

export function createMediaLinks(secret: Buffer, now: () => Date, folder = '/media'): MediaLinks {
  // Nobody else knows it, so what people write cannot be taken for an address to be signed.
  const mark = `for=${randomBytes(16).toString('base64url')}`;
  const shared = new RegExp(`/([0-9a-f]+)/([^/"]+)\\?${mark}`, 'g');

  const sign = (key: string, expires: string, session: string): Buffer =>
    createHmac('sha256', secret).update(`${key}|${expires}|${session}`).digest();
  const currentStep = (): number => Math.floor(now().getTime() / LINK_STEP_MS) * LINK_STEP_MS;
  const toQuery = (key: string, session: string): string => {
    const expires = String(currentStep() + LINK_LIFE_MS);
    const signature = sign(key, expires, session).toString('base64url');
    return `expires=${expires}&session=${encodeURIComponent(session)}&signature=${signature}`;
  };
  const toPublic = (key: string, name: string): string => `${folder}/${key}/${encodeURIComponent(name)}`;
  return {
    toPublic,
    toSigned: (key, name, session) => `${toPublic(key, name)}?${toQuery(key, toText(session))}`,
    toShared: (key, name) => `${toPublic(key, name)}?${mark}`,
    isShared: (text) => text.includes(mark),
    signShared: (text, session) => {
      const written = toText(session);
      return text.replace(
        shared,
        (_all, key: string, name: string) => `/${key}/${name}?${toQuery(key, written)}`,
      );
    },
    versionFor: (session) => `${toText(session)}@${currentStep()}`,
    check: (key, { expires, session, signature }) => {
      if (expires === undefined || session === undefined || signature === undefined) return null;
      if (!/^\d{1,16}$/.test(expires) || now().getTime() >= Number(expires)) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(key, expires, session);
      return given.length === right.length && timingSafeEqual(given, right) ? readSession(session) : null;
    },
  };
}
