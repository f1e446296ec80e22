import type { PostgresServer } from '../../../../../scripts/postgres.ts';
import { run } from '../../database.ts';
import type { Room } from '../room.ts';
import { atOnce, type Fault } from './fault.ts';

const hasNone = ({ postgres }: Room): string | null =>
  postgres === null ? 'SQLite runs in the process' : null;

const away =
  (end: (postgres: PostgresServer) => Promise<void>): Fault['strike'] =>
  async ({ postgres }) => {
    if (postgres === null) throw new Error('There is no PostgreSQL');
    await end(postgres);
    return () => postgres.start();
  };

const OTHERS = 'from pg_stat_activity where datname is not null and pid <> pg_backend_pid()';

export const databaseFaults: readonly Fault[] = [
  {
    name: 'PostgreSQL stopped',
    part: 'database',
    lacks: hasNone,
    strike: away((postgres) => postgres.shutDown()),
  },
  {
    name: 'kill -9 of PostgreSQL',
    part: 'database',
    lacks: hasNone,
    strike: away((postgres) => postgres.kill()),
  },
  {
    name: 'connections to PostgreSQL ended',
    part: 'database',
    lacks: hasNone,
    strike: atOnce(async ({ postgres }) => {
      await run(postgres?.url ?? '', `select pg_terminate_backend(pid) ${OTHERS}`);
    }),
  },
];
