import { toMailtoUrl } from '@press-room/contract/mail-addresses';
import type { FastifyInstance } from 'fastify';
import { type Config, NO_PRESS_OFFICE } from '../../platform/config/config.ts';
import { notFound } from '../../platform/errors/errors.ts';

const PATH = '/.well-known/security.txt';

/** RFC 9116 requires less than a year, so that clients fetch it again. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

type ContactConfig = Pick<Config, 'SECURITY_CONTACT' | 'PRESS_OFFICE_EMAIL' | 'PUBLIC_URL'>;

/** Contact for reporting vulnerabilities (RFC 9116); null if none is configured. */
function toSecurityContact(config: ContactConfig, now: Date): string | null {
  const contact = config.SECURITY_CONTACT ?? config.PRESS_OFFICE_EMAIL;
  if (contact === NO_PRESS_OFFICE) return null;
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS);
  return [
    `Contact: ${contact.includes('://') ? contact : toMailtoUrl(contact)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: it, en',
    // Addresses without TLS are not allowed here.
    ...(config.PUBLIC_URL.startsWith('https:') ? [`Canonical: ${config.PUBLIC_URL}${PATH}`] : []),
    '',
  ].join('\n');
}

export function serveSecurityContact(app: FastifyInstance, config: ContactConfig, now: () => Date): void {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) => {
    const text = toSecurityContact(config, now());
    if (text === null) throw notFound();
    return reply
      .headers({
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      })
      .send(text);
  });
}
