import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHAPES } from './frame-previews.tsx';

const FEATURES = join(import.meta.dirname, '../../../features');
/** Folders whose style sheets crop library pictures; others show covers, portraits, maps, or whole pictures. */
const FOLDERS = ['press-releases/list', 'press-releases/detail', 'companies'];

const listRatios = (folder: string): number[] =>
  readdirSync(join(FEATURES, folder))
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) => [
      ...readFileSync(join(FEATURES, folder, name), 'utf8').matchAll(/aspect-ratio: (\d+)(?: \/ (\d+))?;/g),
    ])
    .map(([, width, height = '1']) => Number(width) / Number(height));

it('shows each shape that style sheets of readers cut pictures to, and no other', () => {
  const used = new Set(FOLDERS.flatMap(listRatios));
  const shown = SHAPES.filter(({ name }) => name !== 'social' && name !== 'embed');
  expect(new Set(shown.map(({ ratio }) => ratio))).toEqual(used);
});
