import { availableParallelism, loadavg } from 'node:os';
import { type Found, fault } from './finding.ts';

const BEAT_MS = 100;
/** So many processes for each processor wait at least twice as long as they work. */
const BUSY_LOAD = 2;
/** Of the beats that there should have been. */
const FAINT = 0.5;

/** How this machine was while something was waited for. */
interface Pulse {
  /** Part of the turns that this process should have had and did. */
  beats: number;
  /** Load average of the last minute, and number of processors. */
  load: number;
  processors: number;
}

/** Begins to feel how much processor this process gets. */
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

/** Whether the machine gave too little processor time to waiting processes. */
export const isBusy = ({ beats, load, processors }: Pulse): boolean =>
  beats < FAINT || load > BUSY_LOAD * processors;

/** Only who waits for another machine, on one that has time to listen, suspects the network. */
export function explainSilence({ seconds, asksElsewhere, ...pulse }: Silence): Found {
  const { load, processors } = pulse;
  if (isBusy(pulse)) {
    return fault('doctor_machine_busy', { seconds, load: Math.round(load), processors });
  }
  return fault(asksElsewhere ? 'doctor_no_answer' : 'doctor_too_slow', { seconds });
}
