import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })),
    }),
  ),
});

export interface TagFilter {
  /** Tag of the selected tests; absent: all. */
  tag?: string;
  /** Tests with this tag are excluded. */
  without?: string;
}

/** @param filter of the run: the report counts all other tests as skipped */
export function countVitest(report: string, { tag, without }: TagFilter = {}): Counts {
  const tests = vitestReport
    .parse(JSON.parse(report))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(
      ({ tags }) =>
        (tag === undefined || tags.includes(tag)) && (without === undefined || !tags.includes(without)),
    );
  const count = (status: string): number => tests.filter((test) => test.status === status).length;
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed, skipped: tests.length - passed - failed };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A journey that passed only in a retry counts as failed. */
export function countPlaywright(report: string): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(JSON.parse(report)).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
