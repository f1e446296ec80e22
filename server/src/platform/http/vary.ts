import type { FastifyReply } from 'fastify';

const COMMA = /(?<!\s)\s*,\s*/;

/** Adds header names, separated by commas, to `Vary`; keeps earlier ones, such as `Origin`. */
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
