import { defineConfig } from 'vitest/config';

const OPERATIONS = 'test/operations/**/*.test.ts';
const otherEngine = process.env.TEST_POSTGRES_URL === undefined ? 'postgres' : 'sqlite';

const shared = {
  root: import.meta.dirname,
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/setup.ts'],
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
          // Folders `sqlite` and `postgres` hold what only one engine can do.
          exclude: [`test/operations/${otherEngine}/**`],
          // Each starts several processes: one file at a time, after everything else.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
