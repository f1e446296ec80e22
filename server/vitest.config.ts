import { defineConfig } from 'vitest/config';

const OPERATIONS = 'test/operations/**/*.test.ts';
const otherEngine = process.env.TEST_POSTGRES_URL === undefined ? 'postgres' : 'sqlite';

const shared = {
  root: import.meta.dirname,
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/setup.ts'],
  // Left to itself vitest leaves one core free, which of two is half of them.
  maxWorkers: '100%',
  // Test files of a worker share its modules (decision 044): what a file begins it also ends.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [OPERATIONS],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'operations',
          include: [OPERATIONS],
          // Folders `sqlite` and `postgres` hold what only one engine can do; what knows no engine is in the first.
          exclude: [`test/operations/${otherEngine}/**`],
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
