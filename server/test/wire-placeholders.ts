import { createHmac } from 'node:crypto';
import type { LinkPurpose } from '@press-room/contract/account';
import { createAccountLinks } from '../src/platform/signing/account-links.ts';
import { TEST_SECRET } from './server.ts';

export interface Names {
  users: Record<string, { id: number; email: string; password_hash: string }>;
  /** Other ids by their name in the cases: G1, R07, DRAFT. */
  ids: Record<string, number>;
  paths: Record<string, string>;
  saved: Record<string, unknown>;
  /** Instant of the case: fields of a link belong together, as do a request and its expected answer. */
  now: Date;
}

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `+60s`, `-8d` or `past` as seconds from now. */
function toOffset(text: string): number {
  if (text === 'past') return -60;
  const match = /^([+-]?\d+)([smhd])$/.exec(text);
  if (match === null) throw new Error(`No offset: ${text}`);
  return Number(match[1]) * (UNITS[match[2] ?? 's'] ?? 1);
}

const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as sign-in would issue it now, changed by the options of contract 12. */
function buildToken(names: Names, text: string): string {
  const [name = '', ...options] = text.split(';');
  const user = names.users[name];
  if (user === undefined) throw new Error(`Unknown user ${name}`);
  const now = toSeconds(names.now);
  const claims: Record<string, unknown> = {
    user_id: user.id,
    username: user.email,
    email: user.email,
    iat: now,
    exp: now + 3600,
    orig_iat: now,
    jti: 'test',
  };
  let key = TEST_SECRET;
  let alg = 'HS256';
  let isTampered = false;
  for (const option of options) {
    const [left = '', right = ''] = option.split('=');
    if (left === 'tamper') isTampered = true;
    else if (left === 'key') key = 'another-key-that-is-long-enough-too';
    else if (left === 'alg') alg = right;
    else if (left === 'del') delete claims[right];
    else if (left === 'exp' || left === 'orig_iat') claims[left] = now + toOffset(right);
    else claims[left] = right;
  }
  const signed = `${encode({ typ: 'JWT', alg })}.${encode(claims)}`;
  if (alg === 'none') return `${signed}.`;
  const hash = alg === 'HS512' ? 'sha512' : 'sha256';
  const signature = createHmac(hash, key).update(signed).digest('base64url');
  return `${signed}.${isTampered ? `${signature.slice(0, -4)}AAAA` : signature}`;
}

/** One field of a link as the server would sign it now, or `age` ago: `bob.timestamp;age=8d`. */
function readLink(names: Names, purpose: LinkPurpose, text: string): string {
  const [target = '', option = 'age=0s'] = text.split(';');
  const [name = '', field = ''] = target.split('.');
  const user = names.users[name];
  if (user === undefined) throw new Error(`Unknown user ${name}`);
  const signedAt = new Date(names.now.getTime() - toOffset(option.slice('age='.length)) * 1000);
  const links = createAccountLinks({ secrets: [TEST_SECRET], publicUrl: '', now: () => signedAt });
  return String(
    { ...links.sign(purpose, { ...user, pending_email: null, last_sign_in_at: null }) }[field as 'user_id'],
  );
}

function resolveOne(names: Names, text: string): unknown {
  const at = text.indexOf(':');
  const kind = at < 0 ? text : text.slice(0, at);
  const rest = at < 0 ? '' : text.slice(at + 1);
  switch (kind) {
    case 'id':
      return names.users[rest]?.id ?? names.ids[rest];
    case 'jwt':
      return buildToken(names, rest);
    case 'verify':
      return readLink(names, 'verify-account', rest);
    case 'reset':
      return readLink(names, 'reset-password', rest);
    case 'int':
      if (/^(?:id|verify):/.test(rest)) return Number(resolveOne(names, rest));
      return rest.startsWith('now')
        ? toSeconds(names.now) + (rest === 'now' ? 0 : toOffset(rest.slice(3)))
        : Number(rest);
    case 'path':
      return names.paths[rest];
    case 'saved':
      return names.saved[rest];
    case 'repeat': {
      const [unit = '', count = '0'] = rest.split('*');
      return unit.repeat(Number(count));
    }
    default:
      return names.ids[kind];
  }
}

/** Replaces `{{…}}` everywhere in a value; a text that is a single placeholder takes its type. */
export function resolve(names: Names, value: unknown): unknown {
  if (typeof value === 'string') {
    const whole = /^\{\{([^}]+)\}\}$/.exec(value)?.[1];
    if (whole !== undefined) return resolveOne(names, whole);
    return value.replace(/\{\{([^}]+)\}\}/g, (_all, inner: string) => String(resolveOne(names, inner)));
  }
  if (Array.isArray(value)) return value.map((each) => resolve(names, each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === '$rows' ? (each as string[]).map((name) => names.ids[name]) : resolve(names, each),
    ]),
  );
}
