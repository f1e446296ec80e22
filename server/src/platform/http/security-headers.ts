import { hash } from 'node:crypto';

/** For all answers, which browsers never render; pages and files have exceptions. */
export const apiSecurityHeaders = (isSecure: boolean): Record<string, string> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Only answers over TLS may contain it.
  ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Hashes of the `style` attributes and the `style` element of a rendered page; scripts set styles without them. */
const toStyleSources = (styles: readonly string[]): string[] =>
  styles.length === 0
    ? []
    : ["'unsafe-hashes'", ...styles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`)];

const policyFor = (images: string, styles: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...toStyleSources(styles)].join(' '),
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * For frames in other pages: the server renders the content, with one style, local pictures and no script; links open
 * outside. No other answer may be framed.
 */
export const embedSecurityHeaders = (framers: readonly string[], style: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`,
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
});

/** Origin of a tile address template, as a source of the policy; `{s}` matches any subdomain. */
const toImageSource = (tiles: string): string =>
  new URL(tiles.replace('{s}', 'any')).origin.replace('//any.', '//*.');

/**
 * For the worker that reads PDFs, to which the policy of its own file applies: the decoders of JPEG 2000, JBIG2 and ICC
 * colours are WebAssembly. The page itself may compile none.
 */
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const PDF_WORKER = /\/assets\/pdf\.worker[\w.-]*\.mjs(?:\.br|\.gz)?$/;

/** Exceptions for single files of the web app. */
export const fileSecurityHeaders = (path: string): Record<string, string> =>
  PDF_WORKER.test(path) ? { 'Content-Security-Policy': PDF_WORKER_POLICY } : {};

/**
 * Further headers of the web app; `isSecure` adds those that require TLS, `tiles` allows pictures of the map server,
 * `styles` are allowed inline styles.
 */
export function pageSecurityHeaders(
  isSecure: boolean,
  tiles?: string,
  styles: readonly string[] = [],
): Record<string, string> {
  const own = "'self' data: blob:";
  const policy = policyFor(tiles === undefined ? own : `${own} ${toImageSource(tiles)}`, styles);
  return {
    'Content-Security-Policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    // Check-in scans badges with the camera.
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
