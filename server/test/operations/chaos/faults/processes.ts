import { until } from '../../load.ts';
import type { Room } from '../room.ts';
import { atOnce, type Fault } from './fault.ts';

const isAlone = ({ engine }: Room): string | null =>
  engine === 'sqlite' ? 'one process serves on SQLite' : null;

export const processFaults: readonly Fault[] = [
  {
    name: 'kill -9 of the server',
    part: 'process',
    strike: atOnce(({ server }) => server.kill()),
  },
  {
    name: 'kill -9 of one that serves',
    part: 'process',
    lacks: isAlone,
    strike: atOnce(async ({ server }, random) => {
      await until(() => server.listWorkers().length > 0);
      await server.killWorker(random.pick(server.listWorkers()));
    }),
  },
  {
    name: 'rolling restart',
    part: 'process',
    lacks: isAlone,
    strike: atOnce(({ server }) => server.roll()),
  },
];
