import { availableParallelism, loadavg } from 'node:os';
import { type Found, fault } from './finding.ts';

const BEAT_MS = 100;
/** With this load per processor, processes wait at least twice as long as they run. */
const BUSY_LOAD = 2;
/** Share of the expected timer ticks. */
const FAINT = 0.5;

/** State of this machine during a wait. */
interface Pulse {
  /** Share of the expected timer ticks that occurred. */
  beats: number;
  /** Load average of the last minute, and number of processors. */
  load: number;
  processors: number;
}

/** Starts to measure how much processor time this process gets. */
export function takePulse(): { read(): Pulse; stop(): void } {
  const start = performance.now();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
  }, BEAT_MS);
  timer.unref();
  return {
    read: () => ({
      beats: count / Math.max(1, Math.floor((performance.now() - start) / BEAT_MS)),
      load: loadavg()[0] ?? 0,
      processors: availableParallelism(),
    }),
    stop: () => clearInterval(timer),
  };
}

interface Silence extends Pulse {
  seconds: number;
  asksElsewhere: boolean;
}

/** Whether the machine gave too little processor time to this process. */
export const isBusy = ({ beats, load, processors }: Pulse): boolean =>
  beats < FAINT || load > BUSY_LOAD * processors;

/** Suspects the network only if the check asked another machine and this machine was not overloaded. */
export function explainSilence({ seconds, asksElsewhere, ...pulse }: Silence): Found {
  const { load, processors } = pulse;
  if (isBusy(pulse)) {
    return fault('doctor_machine_busy', { seconds, load: Math.round(load), processors });
  }
  return fault(asksElsewhere ? 'doctor_no_answer' : 'doctor_too_slow', { seconds });
}
