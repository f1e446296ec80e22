import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { hashSources } from './sources.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function hashOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return hashSources(root);
}

const FILES = { 'web/src/main.tsx': 'draw()', 'web/public/theme.js': 'paint()', 'contract/src/paths.ts': '' };

it('is the same for the same sources and differs for others', () => {
  expect(hashOf(FILES)).toBe(hashOf(FILES));
  expect(hashOf({ ...FILES, 'web/public/theme.js': 'repaint()' })).not.toBe(hashOf(FILES));
  expect(hashOf({ ...FILES, 'web/src/more.ts': '' })).not.toBe(hashOf(FILES));
});

it('ignores files that the build generates or does not read', () => {
  const more = {
    'web/src/paraglide/runtime.js': 'x',
    'web/src/main.test.tsx': 'x',
    'web/dist/index.html': 'x',
  };
  expect(hashOf({ ...FILES, ...more })).toBe(hashOf(FILES));
});
