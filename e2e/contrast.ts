import { expect, type Page } from '@playwright/test';
import { APPEARANCE } from '../web/src/theme/appearance.ts';

/** Minimum contrast: 4.5 for text, 3 for the border of a field (WCAG 2.2, AA). */
const PAIRS: readonly [front: string, grounds: readonly string[], least: number][] = [
  ['ink', ['ground', 'raised', 'sunken', 'glaze-wash', 'mark'], 4.5],
  ['ink-soft', ['ground', 'raised', 'sunken', 'glaze-wash'], 4.5],
  ['glaze', ['ground', 'raised', 'sunken', 'glaze-wash'], 4.5],
  ['on-glaze', ['glaze-fill'], 4.5],
  ['alert', ['ground', 'raised', 'alert-wash'], 4.5],
  ['edge', ['ground', 'raised'], 3],
  ['on-pillar', ['pillar', 'pillar-tile', 'pillar-lit'], 4.5],
  ['on-pillar-soft', ['pillar', 'pillar-tile', 'pillar-lit'], 4.5],
  ['on-header', ['header'], 4.5],
  ['on-header-soft', ['header'], 4.5],
  ['header-accent', ['header'], 4.5],
];
const { theme, glaze, header, sidebar } = APPEARANCE;
const COMBINATIONS = theme
  .filter((each) => each !== 'system')
  .flatMap((t) => glaze.map((g) => ({ theme: t, glaze: g })))
  .flatMap((both) => header.map((h) => ({ ...both, header: h })))
  .flatMap((three) => sidebar.map((s) => ({ ...three, sidebar: s })));

/** Checks the contrast of every combination in the customizer. Leaves the page in the last one. */
export async function expectContrast(page: Page): Promise<void> {
  expect(COMBINATIONS.length).toBe(2 * 7 * 6 * 7);
  expect(await page.evaluate(listPoorPairs, [COMBINATIONS, PAIRS] as const)).toEqual([]);
}

/** Runs in the page. */
function listPoorPairs([combinations, pairs]: readonly [typeof COMBINATIONS, typeof PAIRS]): string[] {
  const root = document.documentElement;
  const probe = document.body.appendChild(document.createElement('i'));
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, number>();
  const luminance = (colour: string): number => {
    const kept = known.get(colour);
    if (kept !== undefined || pen === null) return kept ?? Number.NaN;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(pen.getImageData(0, 0, 1, 1).data, (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    known.set(colour, found);
    return found;
  };
  const colourOf = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  return combinations.flatMap((combination) => {
    Object.assign(root.dataset, combination);
    return pairs.flatMap(([front, grounds, least]) =>
      grounds.flatMap((ground) => {
        const [one, other] = [luminance(colourOf(front)), luminance(colourOf(ground))];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return ratio >= least
          ? []
          : [`${Object.values(combination).join(' ')}: ${front} on ${ground} ${ratio.toFixed(2)}`];
      }),
    );
  });
}
