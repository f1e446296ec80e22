import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitestReport.parse(
    JSON.parse(report),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A journey that passed only when tried again has failed. */
export function countPlaywright(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(JSON.parse(report)).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
