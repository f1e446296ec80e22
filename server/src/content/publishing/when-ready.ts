import type { FilesWish } from '@press-room/contract/admin-media';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { padValues, runPrepared } from '../../platform/db/prepared.ts';
import { conflict, filesUnready } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { dropJob, enqueueJob } from '../../platform/jobs/queue.ts';
import { FILE_HOLDERS, type FileHolder, listUnreadyFiles, type UnreadyFile } from './unready.ts';

export const WHEN_READY_JOB = 'publish-when-ready';

const whenReadyKey = (noun: FileHolder, id: number): string => `${WHEN_READY_JOB}:${noun}:${id}`;
/** Key for changes of a published release that are shown to readers as soon as their files are ready. */
const pendingWhenReadyKey = (id: number): string => `${WHEN_READY_JOB}:press_release_pending:${id}`;

const keysOf = (noun: FileHolder, id: number): string[] => [
  whenReadyKey(noun, id),
  ...(noun === 'press_release' ? [pendingWhenReadyKey(id)] : []),
];

/** Records that are published once their files are ready, with the time of the request. */
export async function listWaiting(
  db: Db,
  noun: FileHolder,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const keys = new Map(ids.flatMap((id) => keysOf(noun, id).map((key) => [key, id] as const)));
  const values = { keys: padValues([...keys.keys()]) };
  const rows = await runPrepared(db, `waiting ${values.keys.length}`, values, (blank) =>
    db
      .selectFrom('job')
      .select(['unique_key', 'created_at'])
      .where(
        'unique_key',
        'in',
        values.keys.map((_, at) => blank((run) => run.keys[at] ?? '')),
      )
      .where('dead_at', 'is', null),
  );
  return new Map(
    rows.flatMap(({ unique_key, created_at }) => {
      const id = unique_key === null ? undefined : keys.get(unique_key);
      return id === undefined ? [] : [[id, created_at] as const];
    }),
  );
}

interface Publishing {
  noun: FileHolder;
  id: number;
  officer: Officer;
  /** Whether the transition publishes. */
  appears: boolean;
  /** Request body. */
  form: { files?: FilesWish | null | undefined };
}

/**
 * Whether a transition must wait for files; then a job publishes. Every transition ends an earlier wait: what was
 * withdrawn, returned or recalled is not published by an earlier request.
 * @throws 409 if files are not ready and the request does not say how to proceed
 */
export async function waitsForFiles(
  trx: Db,
  { noun, id, officer, appears, form }: Publishing,
  now: Date,
): Promise<boolean> {
  await dropJob(trx, whenReadyKey(noun, id));
  const { files, ...asked } = form;
  if (!appears || files === 'as_they_are') return false;
  const unready = (await listUnreadyFiles(trx, noun, { ids: [id] })).get(id) ?? [];
  if (unready.length === 0) return false;
  if (files !== 'when_ready') throw toRefusal(unready);
  await enqueueWhenReady(trx, { noun, id, officer: officer.id, form: asked, tries: 0 }, now);
  return true;
}

interface Adding extends Pick<Publishing, 'noun' | 'id'> {
  /** Whether readers see it. */
  isSeen: boolean;
  form: { show_unready?: boolean | undefined };
}

/** Runs a write. @throws 409 if it adds unready files to published content and does not allow them to follow */
export async function withReadyFiles<Done>(
  trx: Db,
  { noun, id, isSeen, form }: Adding,
  write: () => Promise<Done>,
): Promise<Done> {
  if (!isSeen || form.show_unready === true) return write();
  const list = async () => (await listUnreadyFiles(trx, noun, { ids: [id] })).get(id) ?? [];
  const before = new Set((await list()).map((file) => file.id));
  const done = await write();
  const added = (await list()).filter((file) => !before.has(file.id));
  if (added.length > 0) throw toRefusal(added);
  return done;
}

const toRefusal = (unready: readonly UnreadyFile[]) =>
  filesUnready(unready.map(({ id, name, state }) => ({ id, name, state })));

export const whenReadySchema = z.object({
  noun: z.enum(FILE_HOLDERS),
  id: z.int(),
  officer: z.int(),
  form: z.looseObject({}),
  tries: z.int(),
});
export type WhenReady = z.infer<typeof whenReadySchema>;

/** Whether it publishes pending changes. */
export const isOfPending = ({ form }: Pick<WhenReady, 'form'>): boolean => form.show_pending === true;

/** Cancels the publication of pending changes when files are ready. */
export const dropPendingWhenReady = (trx: Db, id: number): Promise<void> =>
  dropJob(trx, pendingWhenReadyKey(id));

const PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/** Queues the next check of the files, with growing intervals. */
export function enqueueWhenReady(trx: Db, payload: WhenReady, now: Date): Promise<void> {
  const pause = Math.min(MAX_PAUSE_MS, PAUSE_MS * 1.2 ** payload.tries);
  const at = new Date(now.getTime() + pause);
  const key = isOfPending(payload) ? pendingWhenReadyKey(payload.id) : whenReadyKey(payload.noun, payload.id);
  return enqueueJob(trx, WHEN_READY_JOB, payload, { now, at }, key);
}

/** Audit entry of a publication that waits. */
export const WAITING = { action: 'wait_for_files', fields: [] } as const;

/** Cancels the automatic publication. @throws 409 if none is pending */
export async function waitNoMore(trx: Db, { noun, id }: Pick<Publishing, 'noun' | 'id'>) {
  const waiting = await listWaiting(trx, noun, [id]);
  if (!waiting.has(id)) throw conflict('waits_for_no_file');
  for (const key of keysOf(noun, id)) await dropJob(trx, key);
  return { action: 'wait_no_more', fields: [] } as const;
}
