import type { History } from './history.ts';
import { type InvariantName, PRINCIPLES } from './invariants/names.ts';

const MOST_OF_ONE = 10;
const toCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${count} ${name}`).join(', ');

/** Counts of the run, and all data needed to investigate violations. */
export function report({ outcomes, faults, breaches }: History): string {
  const lines = [`Requests: ${toCounts(outcomes)}`, `Faults: ${toCounts(faults)}`];
  if (breaches.length === 0) return [...lines, 'Every invariant held.'].join('\n');
  for (const name of Object.keys(PRINCIPLES) as InvariantName[]) {
    const broken = breaches.filter(({ invariant }) => invariant === name);
    if (broken.length === 0) continue;
    lines.push('', `Broken ${broken.length} times: ${PRINCIPLES[name]}`);
    for (const { at, what } of broken.slice(0, MOST_OF_ONE)) lines.push(`  ${at.toISOString()} ${what}`);
  }
  return lines.join('\n');
}
