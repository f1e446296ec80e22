import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { explainSilence, takePulse } from './silence.ts';

const CALM = { seconds: 10, asksElsewhere: true, beats: 1, load: 0.5, processors: 2 };
const keyOf = (silence: Partial<typeof CALM>): string => explainSilence({ ...CALM, ...silence }).message.key;

it('a network is suspected by who waits for another machine, on one that is calm', () => {
  expect(keyOf({})).toBe('doctor_no_answer');
  expect(keyOf({ asksElsewhere: false })).toBe('doctor_too_slow');
  expect([keyOf({ load: 9 }), keyOf({ beats: 0.2 })]).toEqual(['doctor_machine_busy', 'doctor_machine_busy']);
  expect(keyOf({ load: 9, processors: 16 })).toBe('doctor_no_answer');
});

it('the pulse of a process that was held up is faint', async () => {
  const pulse = takePulse();
  const end = performance.now() + 1500;
  while (performance.now() < end) Math.random();
  expect(pulse.read().beats).toBeLessThan(0.5);
  await delay(1);
  pulse.stop();
});
