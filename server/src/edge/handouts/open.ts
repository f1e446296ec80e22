import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { ReaderLinkPurpose } from '../../platform/signing/reader-links.ts';

/** Limits per ten minutes: of a network over all links, and of one link. A picture needs two requests. */
const PER_NETWORK = 300;
const PER_LINK = 600;
const SECONDS = 600;

interface Opening<Found> {
  purpose: ReaderLinkPurpose;
  token: string;
  find: (id: number) => Promise<Found | null>;
}

/** Content of a link; null for every kind of error. @throws 429 */
export async function openHandout<Found extends { id: number }>(
  { limit, links }: Pick<AppContext, 'limit' | 'links'>,
  request: FastifyRequest,
  { purpose, token, find }: Opening<Found>,
): Promise<Found | null> {
  await limit({ key: `handout:address:${networkOf(request)}`, max: PER_NETWORK, seconds: SECONDS });
  const subject = links.readers.read(purpose, token);
  const handout = subject === null ? null : await find(subject.id);
  if (handout !== null) await limit({ key: `handout:${handout.id}`, max: PER_LINK, seconds: SECONDS });
  return handout;
}
