import type { CarriedAnswer } from '@press-room/contract/boot';
import type { QueryClient } from '@tanstack/react-query';
import { getUser } from './auth.ts';

/** Unix milliseconds of the embedded data; by default those of the page. */
export type Age = { updatedAt?: number };

/** `keptAt`: time at which the page was cached on this device. */
export const ageOf = (keptAt: string | null): Age =>
  keptAt === null ? {} : { updatedAt: Date.parse(keptAt) };

/** Seeds the cache with the answers embedded in a page, for an anonymous reader. */
export function seedAnswers(client: QueryClient, answers: readonly CarriedAnswer[], age: Age): void {
  const id = getUser()?.id;
  for (const { key, answer } of answers) {
    client.setQueryData(key, answer, age);
    // Signed-in users see the same data until their own are loaded.
    if (id !== undefined) client.setQueryData(key.map(toOwn(id)), answer, { updatedAt: 0 });
  }
}

type Part = CarriedAnswer['key'][number];
const toOwn =
  (id: number) =>
  (part: Part): Part =>
    typeof part === 'object' && part !== null && 'id' in part && part.id === null ? { ...part, id } : part;
