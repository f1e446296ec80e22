import { type JobRow, type JobState, jobRowSchema } from '@press-room/contract/jobs';
import { z } from 'zod';
import { scrub } from '../error-reports/scrub.ts';
import type { StoredJob } from './queries.ts';

/** What may be said of a payload: names and numbers of ours, never whom a letter is for or what it says. */
const payloadSchema = z
  .object({
    letter: z.string().optional().catch(undefined),
    asset_id: z.int().optional().catch(undefined),
    id: z.int().optional().catch(undefined),
  })
  .catch({});

function aboutOf(kind: string, payload: string): string {
  const { letter, asset_id, id } = payloadSchema.parse(JSON.parse(payload));
  if (letter !== undefined) return letter;
  if (asset_id !== undefined) return `asset:${asset_id}`;
  return id === undefined ? '' : `${kind}:${id}`;
}

const ADDRESS = /(?<![^\s<>@"'])[^\s<>@"']+@[^\s<>@"',;]+/g;
const ERROR_MAX_LENGTH = 500;

function stateOf({ dead_at, leased_until, attempts }: StoredJob, now: string): JobState {
  if (dead_at !== null) return 'dead';
  if (leased_until !== null && leased_until > now) return 'running';
  return attempts > 0 ? 'failing' : 'waiting';
}

export const toJobRow = (stored: StoredJob, now: Date): JobRow =>
  jobRowSchema.parse({
    ...stored,
    state: stateOf(stored, now.toISOString()),
    about: aboutOf(stored.kind, stored.payload),
    last_error: scrub(stored.last_error ?? '')
      .replaceAll(ADDRESS, '[…]')
      .slice(0, ERROR_MAX_LENGTH),
  });
