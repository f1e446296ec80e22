import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, name: 'demo', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
