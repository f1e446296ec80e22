import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../platform/process/secrets.ts';

/** Question whether this press room answers, from a client that knows its secret. */
export const QUESTION_HEADER = 'x-press-room-doctor';

/** Properties of a request as received by the server. */
export const seenSchema = z.object({
  /** Proves that the server also knows the secret. */
  proof: z.string(),
  /** Protocol and host of the request. */
  origin: z.string(),
  /** Address of the connected client. */
  peer: z.string(),
  is_forwarded: z.boolean(),
  /** Whether the forwarding headers are trusted. */
  is_believed: z.boolean(),
});
export type Seen = z.infer<typeof seenSchema>;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', deriveKey(secret, 'doctor')).update(text).digest('base64url');

function isEqual(text: string, expected: string): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function makeQuestion(secret: string): string {
  const nonce = randomUUID();
  return `${nonce}.${sign(secret, `question ${nonce}`)}`;
}

/** Null: the client does not know the secret. */
export function answerQuestion(secret: string, question: string): string | null {
  const [nonce = '', signature = ''] = question.split('.');
  return isEqual(signature, sign(secret, `question ${nonce}`)) ? sign(secret, `answer ${nonce}`) : null;
}

export const isAnswer = (secret: string, question: string, proof: string): boolean =>
  isEqual(proof, sign(secret, `answer ${question.split('.')[0]}`));
