/** Secrets that an error message may contain: tokens, signatures, mailed links. */
const SECRETS: readonly RegExp[] = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:JWT|Bearer)\s+\S+/gi,
  /\b(?:signature|timestamp|user_id|token|password|expires)=[^&\s"'#)]*/gi,
];

/** Replaces the secrets in a text. */
export const scrub = (text: string): string =>
  SECRETS.reduce((clean, secret) => clean.replace(secret, '[…]'), text);
