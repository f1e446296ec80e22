import type { Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { z } from 'zod';
import { readReport } from '../../platform/workers/messages.ts';
import { tell, type Workers } from '../../platform/workers/primary.ts';

/** Timeout of a process, which is then omitted. */
const PATIENCE_MS = 5000;

const familiesSchema = z.array(
  z.looseObject({
    values: z.array(z.looseObject({ labels: z.record(z.string(), z.union([z.string(), z.number()])) })),
  }),
);

interface Gathered {
  contentType: string;
  tell: () => Promise<string>;
}

/**
 * Metrics of all processes, labelled by the number of their slot: a sum would decrease when a process is replaced, and
 * Prometheus would treat that as a restart.
 */
export function gatherMetrics(workers: Workers): Gathered {
  const own = new Registry();
  const registers = [own];
  new Gauge({
    name: 'press_room_workers',
    help: 'Processes that serve, and others that start or end.',
    labelNames: ['state'],
    registers,
    collect() {
      const { serving, processes } = workers.state;
      this.set({ state: 'serving' }, serving.length);
      this.set({ state: 'passing' }, processes - serving.length);
    },
  });
  new Counter({
    name: 'press_room_worker_deaths_total',
    help: 'Processes that ended without being told to.',
    registers,
    collect() {
      this.reset();
      this.inc(workers.state.deaths);
    },
  });
  let question = 0;
  return {
    contentType: own.contentType,
    tell: async () => {
      question += 1;
      const asked = question;
      const answers = await Promise.all(
        workers.state.serving.map(async ({ place, worker }) => named(await ask(worker, asked), place)),
      );
      const all = AggregatorRegistry.aggregate([...answers, await own.getMetricsAsJSON()]);
      return all.metrics();
    },
  };
}

/** Adds the slot to each line, so that values of processes are not summed. */
const named = (families: readonly object[], place: number): object[] =>
  familiesSchema.parse(families).map((family) => ({
    ...family,
    aggregator: 'sum',
    values: family.values.map((value) => ({ ...value, labels: { ...value.labels, worker: String(place) } })),
  }));

function ask(worker: Worker, question: number): Promise<object[]> {
  return new Promise((resolve) => {
    const end = (families: object[]): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('exit', leave);
      resolve(families);
    };
    const hear = (message: unknown): void => {
      const report = readReport(message);
      if (report?.is === 'counted' && report.question === question) end(report.families);
    };
    const leave = (): void => end([]);
    const timer = setTimeout(leave, PATIENCE_MS);
    worker.on('message', hear);
    worker.on('exit', leave);
    tell(worker, { is: 'count', question });
  });
}
