import { defineConfig, devices } from '@playwright/test';
import { findChromium, findShell, JOURNEY_FLAGS } from '../scripts/chromium.ts';

/** Null: Playwright's own browser. */
const launch = (executablePath: string | null) => ({
  args: JOURNEY_FLAGS,
  ...(executablePath === null ? {} : { executablePath }),
});

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Guards against hanging, not limits: a busy machine can pause for minutes.
  timeout: 900_000,
  expect: { timeout: 240_000 },
  // Stops early: otherwise each failing journey would wait for its timeout.
  maxFailures: 15,
  // One more than cores: a journey waits for its server or browser about a fifth of its time.
  workers: 3,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    actionTimeout: 240_000,
    navigationTimeout: 240_000,
    // `page.route` does not see requests that a service worker answers; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Rome',
    // Reduced motion: fading text has no contrast meanwhile, and animation frames cost time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(findShell()),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone|@window/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      // Journeys that need a real browser window: snapshots, and installing the app.
      name: 'window',
      grep: /@window/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions: launch(findChromium()),
      },
    },
    {
      name: 'phone',
      // Excludes journeys that set their own width, need a Tab key, or do not depend on the width.
      grepInvert: /@desktop|@window/,
      testIgnore: '**/offline.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
