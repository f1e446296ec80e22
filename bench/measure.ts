import { request } from 'node:http';
import type { Loader, LoadReply } from './loader.ts';
import { readCpuSeconds } from './processes.ts';
import { type Asked, buildRequest, type Scenario } from './scenarios.ts';
import type { PreparedAnswer, ReferenceServer } from './servers.ts';

export interface Rounds {
  count: number;
  seconds: number;
  connections: number;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  bytesEach: number;
  /**
   * Processor time of the server and its database per answer, in microseconds: the most stable result on a shared
   * machine.
   */
  cpuEach: number;
}

export interface Target {
  pid: number;
  /** Another process that works for its answers. */
  beside?: number | undefined;
  port: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Answers before the measurement, so that reading and compiling code is not measured. */
const WARM_ANSWERS = 1000;
const WARM_UPS_MAX = 6;

type Round = LoadReply & Pick<Figures, 'cpuEach'>;

/** A shared machine is not always equally fast, so the targets alternate in each round. */
export async function measureInTurns<Name extends string>(
  loader: Loader,
  scenario: Asked,
  targets: Record<Name, Target>,
  { count, seconds, connections }: Rounds,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(targets) as Name[];
  const rounds = Object.fromEntries(names.map((name): [string, Round[]] => [name, []])) as Record<
    Name,
    Round[]
  >;
  // Separate counters: otherwise a fast target would use up the requests that are never repeated.
  const next = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  const run = async (name: Name, mayBeRefused: boolean): Promise<LoadReply> => {
    const request = {
      port: targets[name].port,
      scenario,
      from: next[name],
      connections,
      seconds,
      mayBeRefused,
    };
    const reply = await loader.run(request);
    next[name] = reply.next;
    return reply;
  };
  for (const name of names) {
    for (let warmUp = 0; warmUp < WARM_UPS_MAX; warmUp += 1) {
      const { statuses } = await run(name, true);
      // If all clients start at once on a server with cold caches, some wait too long and are refused.
      const isRefusing = Object.keys(statuses).some((status) => status !== '200');
      if (!isRefusing && next[name] >= WARM_ANSWERS) break;
    }
  }
  for (let round = 0; round < count; round += 1) {
    for (const name of names) {
      const { pid, beside } = targets[name];
      const readCpu = (): number => readCpuSeconds(pid) + (beside === undefined ? 0 : readCpuSeconds(beside));
      const [from, cpuBefore] = [next[name], readCpu()];
      const reply = await run(name, false);
      const cpuEach = ((readCpu() - cpuBefore) * 1e6) / (reply.next - from);
      rounds[name].push({ ...reply, cpuEach });
    }
  }
  const figuresOf = (name: Name): Figures => {
    const medianOf = (read: (round: Round) => number): number => median(rounds[name].map(read));
    return {
      perSecond: medianOf(({ perSecond }) => perSecond),
      p50: medianOf(({ p50 }) => p50),
      p99: medianOf(({ p99 }) => p99),
      bytesEach: medianOf(({ bytesEach }) => bytesEach),
      cpuEach: medianOf(({ cpuEach }) => cpuEach),
    };
  };
  return Object.fromEntries(names.map((name) => [name, figuresOf(name)])) as Record<Name, Figures>;
}

/** Headers that a reference computes for each answer, or that belong to a connection. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** Copies the app's answer for a scenario to the references. @throws unless it is a 200 */
export async function prepareReferences(
  port: number,
  scenario: Scenario,
  references: readonly ReferenceServer[],
): Promise<void> {
  const answer = await fetchRaw(port, scenario);
  for (const reference of references) await reference.prepare(answer);
}

async function fetchRaw(port: number, scenario: Scenario): Promise<PreparedAnswer> {
  const { method, path, headers, body } = buildRequest(scenario, 0);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${scenario} answered ${response.statusCode}`));
      const kept = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}
