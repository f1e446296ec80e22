import type { Readable } from 'node:stream';
import { PROOF_MAX_BYTES } from '@press-room/contract/event-accreditations';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';
import { readSmall } from '../../../platform/http/upload.ts';
import type { ReceivedProof } from './service.ts';

export const readProof = async (
  source: Readable,
  name: string,
  request: FastifyRequest,
): Promise<ReceivedProof> => ({
  bytes: await readSmall(source, PROOF_MAX_BYTES),
  name,
  client: clientOf(request),
});
