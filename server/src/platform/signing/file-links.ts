import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionMark } from '../http/authentication.ts';
import type { SignedParts } from '../http/query.ts';
import { toServedName } from '../text/file-names.ts';

/** Interval in which signed addresses change, so that answers containing them can be cached. */
const LINK_STEP_MS = 5 * 60_000;
const LINK_LIFE_MS = 3 * LINK_STEP_MS;

/** A stored file in an address: with the asset's name and the extension of its content. */
export interface LinkedFile {
  key: string;
  name: string;
  media_type: string;
}

export interface MediaLinks {
  /** Address of a public file. */
  toPublic: (file: LinkedFile) => string;
  /** Address valid for at most a quarter of an hour, and no longer than the session. */
  toSigned: (file: LinkedFile, session: SessionMark) => string;
  /** Placeholder for a signed address in answers shared by many readers; not valid itself. */
  toShared: (file: LinkedFile) => string;
  isShared: (bytes: Buffer) => boolean;
  /** Replaces the placeholders in a text by addresses for one session. */
  signShared: (text: string, session: SessionMark) => string;
  /** The same with the query of another signer. */
  fillShared: (text: string, toQuery: (key: string) => string) => string;
  /** Changes when the signed addresses of the session change. */
  versionFor: (session: SessionMark) => string;
  /** Session that an address was signed for; the database decides whether it is active. */
  check: (key: string, parts: SignedParts) => SessionMark | null;
}

const toText = ({ account_id, token_version, session_id }: SessionMark): string =>
  `${account_id}.${token_version}.${session_id}`;

function readSession(text: string): SessionMark | null {
  const [, account = '', version = '', session_id = ''] = /^(\d{1,9})\.(\d{1,9})\.(.+)$/.exec(text) ?? [];
  if (session_id === '') return null;
  return { account_id: Number(account), token_version: Number(version), session_id };
}

interface AddressSigner {
  /** Query that gives its subject temporary access to a file. */
  toQuery: (key: string, subject: string) => string;
  currentStep: () => number;
  /** Subject that an address was created for; null: not ours, or expired. */
  check: (key: string, parts: SignedParts) => string | null;
}

function createSigner(secret: Buffer, now: () => Date): AddressSigner {
  const sign = (key: string, expires: string, subject: string): Buffer =>
    createHmac('sha256', secret).update(`${key}|${expires}|${subject}`).digest();
  const currentStep = (): number => Math.floor(now().getTime() / LINK_STEP_MS) * LINK_STEP_MS;
  return {
    currentStep,
    toQuery: (key, subject) => {
      const expires = String(currentStep() + LINK_LIFE_MS);
      const signature = sign(key, expires, subject).toString('base64url');
      return `expires=${expires}&session=${encodeURIComponent(subject)}&signature=${signature}`;
    },
    check: (key, { expires, session, signature }) => {
      if (expires === undefined || session === undefined || signature === undefined) return null;
      if (!/^\d{1,16}$/.test(expires) || now().getTime() >= Number(expires)) return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(key, expires, session);
      return given.length === right.length && timingSafeEqual(given, right) ? session : null;
    },
  };
}

const toAddress = (folder: string, { key, name, media_type }: LinkedFile): string =>
  `${folder}/${key}/${encodeURIComponent(toServedName(name, media_type))}`;

export function createMediaLinks(secret: Buffer, now: () => Date, folder = '/media'): MediaLinks {
  // Random, so that text from users cannot contain a placeholder.
  const mark = `for=${randomBytes(16).toString('base64url')}`;
  const shared = new RegExp(`/([0-9a-f]+)/([^/"]+)\\?${mark}`, 'g');
  const { toQuery, currentStep, check } = createSigner(secret, now);
  const toPublic = (file: LinkedFile): string => toAddress(folder, file);
  const fillShared: MediaLinks['fillShared'] = (text, queryOf) =>
    text.replace(shared, (_all, key: string, name: string) => `/${key}/${name}?${queryOf(key)}`);
  return {
    toPublic,
    toSigned: (file, session) => `${toPublic(file)}?${toQuery(file.key, toText(session))}`,
    toShared: (file) => `${toPublic(file)}?${mark}`,
    isShared: (bytes) => bytes.includes(mark),
    signShared: (text, session) => {
      const written = toText(session);
      return fillShared(text, (key) => toQuery(key, written));
    },
    fillShared,
    versionFor: (session) => `${toText(session)}@${currentStep()}`,
    check: (key, parts) => {
      const session = check(key, parts);
      return session === null ? null : readSession(session);
    },
  };
}

/** Addresses of the files of one release for the holder of a preview link, valid no longer than the link. */
export interface PreviewFileLinks {
  toSigned: (file: LinkedFile, linkId: number) => string;
  /** Preview link that an address was created for; the database decides whether it is valid. */
  check: (key: string, parts: SignedParts) => number | null;
}

export function createPreviewFileLinks(secret: Buffer, now: () => Date): PreviewFileLinks {
  const { toQuery, check } = createSigner(secret, now);
  return {
    toSigned: (file, linkId) => `${toAddress('/media', file)}?${toQuery(file.key, String(linkId))}`,
    check: (key, parts) => {
      const link = check(key, parts);
      return link !== null && /^\d{1,9}$/.test(link) ? Number(link) : null;
    },
  };
}

/** Addresses of files in private feeds: the same at each read, and valid as long as the feed. */
export interface FeedFileLinks {
  /** A single parameter, so that it needs no escaping in any text. */
  toQuery: (key: string, feedId: number) => string;
  /** Feed that an address was created for; the database decides whether it is valid. */
  check: (key: string, text: string | undefined) => number | null;
}

export function createFeedFileLinks(secret: Buffer): FeedFileLinks {
  const sign = (key: string, feed: string): Buffer =>
    createHmac('sha256', secret).update(`${key}|${feed}`).digest();
  return {
    toQuery: (key, feedId) => `feed=${feedId}.${sign(key, String(feedId)).toString('base64url')}`,
    check: (key, text = '') => {
      const [, feed = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
      if (feed === '') return null;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(key, feed);
      return given.length === right.length && timingSafeEqual(given, right) ? Number(feed) : null;
    },
  };
}
