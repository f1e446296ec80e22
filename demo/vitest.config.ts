import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'demo',
    include: ['src/**/*.test.ts'],
    // Only against hanging tests, because the machine may be busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
