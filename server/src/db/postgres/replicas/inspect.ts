import type { ReplicaStanding } from '../../database.ts';
import { pg } from '../pg.ts';
import { findWriter } from '../servers.ts';
import { lookAt } from './look.ts';
import { judge, type Seen } from './standing.ts';

const LOOK_MS = 3000;

export interface InspectedReplica {
  name: string;
  standing: ReplicaStanding;
  /** What it lacks of what was written a moment before. */
  bytesBehind: number;
  /** Why it is silent. */
  failure: unknown;
}

async function look(connectionString: string): Promise<Seen> {
  const limits = { connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS };
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await lookAt(client);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** How each server that follows stands to the one that takes writes; that one itself is left out. @throws where that one is away */
export async function inspectReplicas(
  url: string,
  addresses: readonly string[],
): Promise<InspectedReplica[]> {
  const writer = await findWriter(url);
  const wanted = await look(writer);
  const followers = addresses.filter((address) => new URL(address).host !== new URL(writer).host);
  return Promise.all(
    followers.map(async (address): Promise<InspectedReplica> => {
      const { host: name } = new URL(address);
      try {
        const seen = await look(address);
        const bytesBehind = Math.max(0, Number(wanted.position - seen.position));
        return { name, standing: judge(seen, wanted), bytesBehind, failure: null };
      } catch (failure) {
        return { name, standing: 'silent', bytesBehind: 0, failure };
      }
    }),
  );
}
