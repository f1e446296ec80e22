import { expect, it } from 'vitest';
import { findChildren } from '../../test/children.ts';
import { makeDemoFile } from './make-demo-file.ts';

it('draws the files of the demo in a process of its own', async () => {
  const drawing = makeDemoFile('documents/assofornace-logo.png');
  await expect.poll(() => findChildren('demo-process.ts')).toHaveLength(1);
  expect(Buffer.from((await drawing) ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(await makeDemoFile('documents/none.png')).toBeNull();
});
