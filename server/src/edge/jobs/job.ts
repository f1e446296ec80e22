import { type JobRow, type JobState, jobRowSchema } from '@press-room/contract/jobs';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { scrub } from '../error-reports/scrub.ts';
import { listAssetNames, type StoredJob } from './queries.ts';

/** Parts of a payload that may be shown: our names and ids, never recipients or content of mails. */
const payloadSchema = z
  .object({
    letter: z.string().optional().catch(undefined),
    asset_id: z.int().optional().catch(undefined),
    id: z.int().optional().catch(undefined),
  })
  .catch({});

const payloadOf = (payload: string) => payloadSchema.parse(JSON.parse(payload));

function aboutOf(kind: string, payload: string): string {
  const { letter, asset_id, id } = payloadOf(payload);
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

/** With the names of their files. */
export async function toJobRows(db: Db, jobs: readonly StoredJob[], now: Date): Promise<JobRow[]> {
  const about = jobs.map(({ payload }) => payloadOf(payload).asset_id);
  const ids = [...new Set(about.filter((id) => id !== undefined))];
  const assets = new Map((await listAssetNames(db, ids)).map((asset) => [asset.id, asset]));
  return jobs.map((job, at) => toJobRow(job, assets.get(about[at] ?? 0) ?? null, now));
}

const toJobRow = (stored: StoredJob, asset: JobRow['asset'], now: Date): JobRow =>
  jobRowSchema.parse({
    ...stored,
    asset,
    state: stateOf(stored, now.toISOString()),
    about: aboutOf(stored.kind, stored.payload),
    last_error: scrub(stored.last_error ?? '')
      .replaceAll(ADDRESS, '[…]')
      .slice(0, ERROR_MAX_LENGTH),
  });
