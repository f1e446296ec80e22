/** @module-tag engine */
import { expect, inject, it } from 'vitest';
import { toDatabaseUrl } from '../../../../test/postgres-databases.ts';
import { endPools, openPools } from './pools.ts';

it('compiles no query, however expensive the planner takes it for', async () => {
  const connections = { ordinary: 1, reader: 1, search: 1, scans: 1 };
  const url = toDatabaseUrl(inject('postgresUrl') ?? '', 'postgres');
  const pools = openPools(url, { connections, scanSeconds: 5 });
  const plans = Object.values(pools).map(async (pool) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      'explain select sum(a * b) from generate_series(1, 10000000) a, generate_series(1, 10000000) b',
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const plan of await Promise.all(plans)) expect(plan).not.toContain('JIT');
  await endPools(pools);
});
