import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { joinedMessages } from './build/joined-messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), joinedMessages()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', '../scripts/**/*.test.ts'],
    // Guards against hanging, not limits: the machine may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['src/test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    pool: 'vmThreads',
    // Left to itself vitest leaves one core free, which of two is half of them.
    maxWorkers: '100%',
  },
});
