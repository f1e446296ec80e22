import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeDemoFile } from './make-demo-file.ts';

it('draws the files of the demo without libvips in the server', async () => {
  const logo = await makeDemoFile('documents/assofornace-logo.png');
  expect(Buffer.from(logo ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(await makeDemoFile('documents/none.png')).toBeNull();
  if (process.platform === 'linux') expect(await readFile('/proc/self/maps', 'utf8')).not.toContain('vips');
});
