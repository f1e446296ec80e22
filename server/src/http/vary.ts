import type { FastifyReply } from 'fastify';

/** Says what an answer depends on, besides what was said before: `Origin` where other origins may ask. */
export function varyBy(reply: FastifyReply, names: readonly string[]): void {
  const said = reply.getHeader('Vary');
  if (said === undefined) {
    reply.header('Vary', names.join(', '));
    return;
  }
  const before = String(said).split(/\s*,\s*/);
  const known = new Set(before.map((name) => name.toLowerCase()));
  reply.header('Vary', [...before, ...names.filter((name) => !known.has(name.toLowerCase()))].join(', '));
}
