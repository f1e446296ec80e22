/** Contrast of colours by WCAG 2; used by the server and by the screen where colours are chosen. */

/** Minimum ratio for normal text (WCAG 2, level AA). */
export const CONTRAST_MIN = 4.5;
export const COLOUR_PATTERN = /^#[0-9a-f]{6}$/;

const channelOf = (colour: string, at: number): number => {
  const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = (colour: string): number =>
  0.2126 * channelOf(colour, 1) + 0.7152 * channelOf(colour, 3) + 0.0722 * channelOf(colour, 5);

/** From 1 to 21, for two colours such as `#1b3d9c`. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Grounds of a group's own colours: lightest and darkest of each scheme, and the text on top. */
const GROUNDS = {
  light: { grounds: ['#ffffff', '#faf7f3', '#eeeee9'], onFill: '#ffffff' },
  dark: { grounds: ['#0c121c', '#131b29', '#1e1713'], onFill: null },
} as const;
export type ColourScheme = keyof typeof GROUNDS;
export const COLOUR_SCHEMES = ['light', 'dark'] as const satisfies readonly ColourScheme[];

/**
 * Lowest contrast of a colour where it is used: as text on every ground, in the light scheme also behind white text.
 */
export function lowestContrast(scheme: ColourScheme, colour: string): number {
  const { grounds, onFill } = GROUNDS[scheme];
  const others = onFill === null ? grounds : [...grounds, onFill];
  return Math.min(...others.map((other) => contrastOf(colour, other)));
}

export const isLegible = (scheme: ColourScheme, colour: string): boolean =>
  lowestContrast(scheme, colour) >= CONTRAST_MIN;
