import { z } from 'zod';
import type { Seen } from './standing.ts';

/**
 * Any user may ask. The timeline of who follows is that of the last checkpoint that it has replayed: after a promotion it is
 * told late, never early. Whether it follows is asked once, since it may be promoted at any moment.
 */
const LOOK = `
  select
    (select system_identifier::text from pg_control_system())
      || '/' || (select oid::text from pg_database where datname = current_database()) as system,
    is_following as "isFollowing",
    case when is_following then (select timeline_id from pg_control_checkpoint())
      else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline,
    (case when is_following then pg_last_wal_replay_lsn()
      else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn)::text as position
  from (select pg_is_in_recovery() as is_following) as state`;

const PATIENCE_TICKS = 15;

const seenSchema = z.object({
  system: z.string(),
  isFollowing: z.boolean(),
  timeline: z.int(),
  position: z.string().transform(BigInt),
});

/** Something that a server answers: a client, or what asks over one. */
export interface Answering {
  query: (text: string) => Promise<{ rows: unknown[] }>;
}

/** Rejects where an answer takes longer. Time in which this process itself was held up does not count. */
export async function withPatience<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const patience = Promise.withResolvers<never>();
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
    if (ticks === PATIENCE_TICKS) patience.reject(new Error(`no answer within ${ms} ms`));
  }, ms / PATIENCE_TICKS);
  try {
    return await Promise.race([answer, patience.promise]);
  } finally {
    clearInterval(clock);
  }
}

/** How far a server has come: what it is asked for afterwards over the same connection holds at least that. */
export async function lookAt(server: Answering): Promise<Seen> {
  const { rows } = await server.query(LOOK);
  return seenSchema.parse(rows[0]);
}
