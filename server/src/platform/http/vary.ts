import type { FastifyReply } from 'fastify';

const COMMA = /(?<!\s)\s*,\s*/;

/**
 * Says what an answer depends on, names of headers with commas between them, besides what was said before: `Origin` where
 * other origins may ask.
 */
export function varyBy(reply: FastifyReply, names: string): void {
  const said = reply.getHeader('Vary');
  if (said === undefined) {
    reply.header('Vary', names);
    return;
  }
  const before = String(said).split(COMMA);
  const known = new Set(before.map((name) => name.toLowerCase()));
  const more = names.split(COMMA).filter((name) => !known.has(name.toLowerCase()));
  reply.header('Vary', [...before, ...more].join(', '));
}
