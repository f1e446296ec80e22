import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OFF_FOR_PLAYWRIGHT } from './chromium.ts';

describe('the flags of journeys', () => {
  it('leave nothing on that Playwright wants off', () => {
    const ofRunner = createRequire(createRequire(import.meta.url).resolve('playwright/package.json'));
    const folder = dirname(ofRunner.resolve('playwright-core/package.json'));
    const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
    const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(bundle) ?? [];
    const names = Array.from(list.matchAll(/"(\w+)"/g), ([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(OFF_FOR_PLAYWRIGHT).toEqual(names);
  });
});
