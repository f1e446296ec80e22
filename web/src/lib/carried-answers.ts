import type { CarriedAnswer } from '@press-room/contract/boot';
import type { QueryClient } from '@tanstack/react-query';
import { getUser } from './auth.ts';

/** Unix milliseconds of the embedded data; by default those of the page. */
export type Age = { updatedAt?: number };

/** `keptAt`: when the page was kept on this device. */
export const ageOf = (keptAt: string | null): Age =>
  keptAt === null ? {} : { updatedAt: Date.parse(keptAt) };

/** Puts the answers that a page carries where its screen looks for them: an anonymous reader's. */
export function seedAnswers(client: QueryClient, answers: readonly CarriedAnswer[], age: Age): void {
  const id = getUser()?.id;
  for (const { key, answer } of answers) {
    client.setQueryData(key, answer, age);
    // Signed-in users start with the same data and load their own.
    if (id !== undefined) client.setQueryData(key.map(toOwn(id)), answer, { updatedAt: 0 });
  }
}

type Part = CarriedAnswer['key'][number];
const toOwn =
  (id: number) =>
  (part: Part): Part =>
    typeof part === 'object' && part !== null && 'id' in part && part.id === null ? { ...part, id } : part;
