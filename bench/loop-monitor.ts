import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/**
 * Loaded into the app's process before the app: measures how late its event loop is, and answers each message with the
 * values since the previous one, in milliseconds. `late` is the delay for clients; `busy` excludes processor time of
 * other processes: it is the thread's own processor time between two turns of the loop.
 */
const INTERVAL_MS = 5;
const late = createHistogram();
const busy = createHistogram();
let lastTurn = performance.now();
let lastCpu = readThreadCpu();

function readThreadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const toMicroseconds = (ms: number): number => Math.max(1, Math.round(ms * 1000));
const summarise = (histogram: RecordableHistogram) => ({
  p50: histogram.percentile(50) / 1000,
  p999: histogram.percentile(99.9) / 1000,
  max: histogram.max / 1000,
});

const timer = setInterval(() => {
  const [turn, cpu] = [performance.now(), readThreadCpu()];
  const delay = turn - lastTurn - INTERVAL_MS;
  late.record(toMicroseconds(delay));
  busy.record(toMicroseconds(Math.min(delay, cpu - lastCpu)));
  [lastTurn, lastCpu] = [turn, cpu];
}, INTERVAL_MS);
// The timer must not keep the app alive.
timer.unref();

process.on('message', () => {
  process.send?.({ late: summarise(late), busy: summarise(busy) });
  late.reset();
  busy.reset();
});
process.channel?.unref();
