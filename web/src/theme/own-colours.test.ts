import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRAST_MIN, contrastOf, isLegible } from '@press-room/contract/contrast';
import { describe, expect, it } from 'vitest';

const SHEET = readFileSync(join(import.meta.dirname, 'own-colours.css'), 'utf8').replaceAll(/\s+/g, ' ');
const STEPS = [0, 0x1c, 0x38, 0x54, 0x70, 0x8c, 0xa8, 0xc4, 0xe0, 0xff];

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const ALL = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => toHex([red, green, blue]))));

/** Computed value of a property in the style sheet. */
function read(name: string, scheme: 'light' | 'dark', own: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(SHEET)?.[1] ?? '';
  const sides = /^light-dark\( ?(.*?\)), (.*?\)) ?\)$/.exec(value);
  const side = sides === null ? value : (sides[scheme === 'light' ? 1 : 2] ?? '');
  const toColour = (text: string): string => (text.startsWith('var(') ? own : text);
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(side);
  if (mix === null) return toColour(side);
  const [, one = '', share = '', other = ''] = mix;
  const [a, b] = [channelsOf(toColour(one)), channelsOf(toColour(other))];
  return toHex(
    a.map((channel, at) => (channel * Number(share) + (b[at] ?? 0) * (100 - Number(share))) / 100),
  );
}

describe('colours of a group’s own', () => {
  it('are read from the sheet as a browser does', () => {
    expect(read('glaze-fill', 'dark', '#123456')).toBe('#123456');
    expect(read('wall', 'light', '#808080')).toBe('#606060');
    expect(read('on-wall-soft', 'dark', '#000000')).toBe('#c7c7c7');
  });

  it.each(['light', 'dark'] as const)('leave everything legible that the office may choose: %s', (scheme) => {
    const byDay = ALL.filter((colour) => isLegible('light', colour));
    const own = ALL.filter((colour) => isLegible(scheme, colour));
    expect(own.length).toBeGreaterThan(100);
    const worst = (pairs: [string, string][]): number =>
      Math.min(...pairs.map(([text, ground]) => contrastOf(text, ground)));
    // Text in the colour, on its own tint.
    expect(worst(own.map((colour) => [colour, read('glaze-wash', scheme, colour)]))).toBeGreaterThanOrEqual(
      CONTRAST_MIN,
    );
    // White and muted text on a fill of the colour, which is always the darkened light-scheme colour.
    for (const ground of ['glaze-fill', 'wall', 'wall-tile', 'wall-lit']) {
      expect(worst(byDay.map((colour) => ['#ffffff', read(ground, scheme, colour)]))).toBeGreaterThanOrEqual(
        CONTRAST_MIN,
      );
      if (ground === 'glaze-fill') continue;
      const soft = (colour: string) => read('on-wall-soft', scheme, colour);
      expect(
        worst(byDay.map((colour) => [soft(colour), read(ground, scheme, colour)])),
      ).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
  });
});
