import { EMAIL_MAX_LENGTH } from './limits.ts';

/** Characters that all mail servers accept: other scripts before the `@` need an extension that few servers have. */
const LOCAL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]$/;
/**
 * Characters allowed within quotes (RFC 5321, 4.1.2), without the angle brackets that end an address in SMTP, and
 * without leading, trailing or repeated spaces, which mail programs drop.
 */
const QUOTED = /^(?! )(?!.* {2})[ -;=?-~]*[!-;=?-~]$/;
const IN_QUOTES = /^"((?:[^"\\]|\\.)*)"$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`);
/** Excludes characters with which a web address would contain more than a host. */
const HOST = /^[\p{L}\p{M}\p{N}\u00b7\u3002.-]+$/u;

/** A domain in its normalised spelling: lower case, ASCII (punycode). */
function toAsciiDomain(domain: string): string | null {
  if (!HOST.test(domain)) return null;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/** Keeps quotes and backslashes only if they are needed. */
function toLocalPart(typed: string): string | null {
  if (LOCAL.test(typed)) return typed;
  const named = IN_QUOTES.exec(typed)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  if (LOCAL.test(named)) return named;
  return QUOTED.test(named) ? `"${named.replace(/["\\]/g, '\\$&')}"` : null;
}

/**
 * Normalises an e-mail address for storage, comparison and sending: lower case, the domain in ASCII. Null for other
 * texts. All entered addresses are normalised here, once.
 */
export function toMailAddress(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const local = toLocalPart(text.slice(0, Math.max(0, at)).toLowerCase());
  const domain = toAsciiDomain(text.slice(at + 1));
  if (local === null || domain === null || !DOMAIN.test(domain)) return null;
  const address = `${local}@${domain}`;
  return address.length > EMAIL_MAX_LENGTH ? null : address;
}

/**
 * The same for comparison with stored addresses: a text that is no address equals none. Some mail programs and servers
 * omit the quotes of an address.
 */
export const toComparedAddress = (typed: string): string =>
  toMailAddress(typed) ?? toMailAddress(withQuotes(typed.trim())) ?? typed.trim().toLowerCase();

function withQuotes(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 1 ? text : `"${text.slice(0, at).replace(/["\\]/g, '\\$&')}"${text.slice(at)}`;
}

/** Splits a text at delimiters, except within quotes. */
export const splitAddresses = (text: string): string[] =>
  text.match(/(?:"(?:[^"\\]|\\.)*"|[^;,|\s/])+/g) ?? [];

/** A `mailto:` link; the local part is encoded, so that it cannot add headers or text to the message. */
export function toMailtoUrl(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, Math.max(0, at)))}${address.slice(Math.max(0, at))}`;
}

const PREFIX = 'xn--';
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

/** RFC 3492, 6.1. */
function adapt(difference: number, points: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / points);
  let bias = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

/** RFC 3492, 6.2. Returns null for texts that are not punycode. */
function decodePunycode(text: string): string | null {
  const end = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(0, end)), (letter) => letter.codePointAt(0) ?? 0);
  let [at, code, bias, place] = [end + 1, 128, 72, 0];
  while (at < text.length) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(text.charAt(at));
      if (digit < 0 || at >= text.length) return null;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(place - before, points.length + 1, before === 0);
    code += Math.floor(place / (points.length + 1));
    place %= points.length + 1;
    if (code > 0x10ffff) return null;
    points.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

/** A name with letters of several scripts can look like one of a single script, so it is not decoded. */
const ONE_SCRIPT = /^(?:[\p{Script=Latin}\p{N}\p{M}-]+|[^\p{Script=Latin}]+)$/u;

/** An address or domain in readable form: names in other scripts are decoded. */
export const toReadableAddress = (address: string): string =>
  address.replace(/(?<=[@.]|^)xn--[a-z0-9-]+/gi, (label) => {
    const decoded = decodePunycode(label.slice(PREFIX.length).toLowerCase());
    const isSame = decoded !== null && toAsciiDomain(decoded) === label.toLowerCase();
    return isSame && ONE_SCRIPT.test(decoded) ? decoded : label;
  });
