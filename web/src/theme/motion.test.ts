import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APPEARANCE } from './appearance.ts';

const SHEET = readFileSync(join(import.meta.dirname, 'motion.css'), 'utf8').replaceAll(/\s+/g, ' ');

/** Keyframes of a motion setting; the first one is the default. */
function readArrival(motion: string): string | undefined {
  const selector = motion === APPEARANCE.motion[0] ? ':root' : `[data-motion="${motion}"]`;
  const [, arrival] = SHEET.split(`${selector} { --arrival: `);
  return arrival?.split(/[ ;]/)[0];
}

it('each motion moves a screen by keyframes of its own, and none by none', () => {
  const names = APPEARANCE.motion.map(readArrival);
  expect(names).toEqual(['fade-in', 'slide-in-up', 'slide-in-end', 'bounce', 'light-speed-in', 'pulse', '']);
  const keyframes = [...SHEET.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  expect(new Set(keyframes)).toEqual(new Set(names.filter((name) => name !== '')));
});
