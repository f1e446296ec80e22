import type { Readable } from 'node:stream';
import { PROOF_MAX_BYTES } from '@press-room/contract/event-accreditations';
import { readSmall } from '../../../http/upload.ts';
import type { Asker } from '../../../process/turns.ts';
import type { ReceivedProof } from './service.ts';

export const readProof = async (source: Readable, name: string, asker: Asker): Promise<ReceivedProof> => ({
  bytes: await readSmall(source, PROOF_MAX_BYTES),
  name,
  asker,
});
