import { expect, it } from 'vitest';
import { findChildren } from '../../test/children.ts';
import { makeDemoFile } from './make-demo-file.ts';

it('draws the files of the demo in a process of its own', async () => {
  const logo = await makeDemoFile('documents/assofornace-logo.png');
  expect(Buffer.from(logo ?? []).toString('latin1', 1, 4)).toBe('PNG');
  expect(await findChildren('demo-process.ts')).toHaveLength(1);
  expect(await makeDemoFile('documents/none.png')).toBeNull();
});
