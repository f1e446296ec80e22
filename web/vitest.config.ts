import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { joinedMessages } from './build/joined-messages.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', '../scripts/**/*.test.ts'];
/** Tests that replace modules, or start what the app starts once per page. */
const ISOLATED = 'src/**/*.isolated.test.{ts,tsx}';
const SETUP = 'src/test/setup.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), joinedMessages()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // Guards against hanging, not limits: the machine may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    pool: 'threads',
    // Left to itself vitest leaves one core free, which of two is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: TESTS,
          exclude: [ISOLATED],
          // Test files of a worker share its modules and its document (decision 030).
          isolate: false,
          setupFiles: ['src/test/first-visit.ts', SETUP],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [ISOLATED],
          setupFiles: [SETUP],
          pool: 'vmThreads',
          // Run concurrently, Vitest gives files to running workers one by one, and then leaves out their setup.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
