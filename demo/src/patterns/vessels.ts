import {
  between,
  mix,
  mulberry32,
  num,
  pick,
  type Random,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

export type VesselPalette = {
  wall: string;
  shelf: string;
  clay: string;
  glazes: readonly [string, ...string[]];
};

const ROUND =
  '<linearGradient id="round"><stop offset="0" stop-color="#0d0f16" stop-opacity=".42"/><stop offset=".22" stop-color="#0d0f16" stop-opacity=".05"/><stop offset=".34" stop-color="#fff" stop-opacity=".42"/><stop offset=".46" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#0d0f16" stop-opacity=".5"/></linearGradient>';

/** Half widths from lip to foot, as shares of the greatest; the turner's usual shapes. */
const PROFILES: readonly (readonly number[])[] = [
  [0.34, 0.26, 0.3, 0.72, 1, 0.92, 0.62, 0.4],
  [0.62, 0.55, 0.86, 1, 0.96, 0.8, 0.6, 0.48],
  [0.2, 0.16, 0.16, 0.22, 0.66, 1, 0.9, 0.56],
  [0.9, 0.96, 1, 0.98, 0.92, 0.84, 0.72, 0.6],
  [0.5, 0.42, 0.36, 0.5, 0.8, 1, 0.84, 0.5],
  [1, 0.88, 0.7, 0.56, 0.46, 0.42, 0.5, 0.62],
];

type Place = { x: number; foot: number; width: number; height: number };

function outlineOf(profile: readonly number[], { x, foot, width, height }: Place): string {
  const half = (share: number): number => (share * width) / 2;
  const level = (index: number): number => foot - height + (height * index) / (profile.length - 1);
  const side = (sign: number, order: number[]): string => {
    let d = '';
    order.forEach((at, index) => {
      const before = order[index - 1];
      if (before === undefined) return;
      const middle = (level(before) + level(at)) / 2;
      const reach = (point: number): string => num(x + sign * half(profile[point] ?? 0));
      d += `C${reach(before)} ${num(middle)} ${reach(at)} ${num(middle)} ${reach(at)} ${num(level(at))}`;
    });
    return d;
  };
  const down = profile.map((_, index) => index);
  const lip = half(profile[0] ?? 0);
  const base = half(profile.at(-1) ?? 0);
  return `M${num(x + lip)} ${num(foot - height)}${side(1, down)}Q${num(x)} ${num(foot + 8)} ${num(x - base)} ${num(foot)}${side(-1, down.toReversed())}Z`;
}

function vessel(random: Random, place: Place, palette: VesselPalette, id: string): string {
  const profile = pick(random, [PROFILES[0] ?? [], ...PROFILES.slice(1)]);
  const { x, foot, width, height } = place;
  const d = outlineOf(profile, place);
  const glaze = vary(random, pick(random, palette.glazes), 0.12);
  const line = foot - height * between(random, 0.1, 0.34);
  let drip = `M${num(x - width)} ${num(foot - height - 40)}H${num(x + width)}V${num(line)}`;
  const waves = 7;
  for (let wave = 1; wave <= waves; wave += 1) {
    const to = x + width - (2 * width * wave) / waves;
    drip += `Q${num(to + width / waves)} ${num(line + between(random, -6, 26))} ${num(to)} ${num(line + between(random, -8, 8))}`;
  }
  const bands =
    random() < 0.4
      ? [0.3, 0.36, 0.5]
          .map((share) =>
            stroke(
              `M${num(x - width)} ${num(foot - height * share)}q${num(width)} 16 ${num(width * 2)} 0`,
              shade(glaze, -0.35),
              5,
              0.6,
            ),
          )
          .join('')
      : '';
  const lip = ((profile[0] ?? 0) * width) / 2;
  return `<ellipse cx="${num(x + 14)}" cy="${num(foot + 2)}" rx="${num(width * 0.52)}" ry="11" fill="#0d0a08" fill-opacity=".34"/><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${rect(x - width, foot - height - 20, width * 2, height + 40, palette.clay)}<path d="${drip}Z" fill="${glaze}"/>${bands}${rect(x - width / 2, foot - height - 20, width, height + 40, 'url(#round)')}</g><ellipse cx="${num(x)}" cy="${num(foot - height)}" rx="${num(lip)}" ry="${num(lip * 0.2)}" fill="${shade(glaze, -0.55)}"/><ellipse cx="${num(x)}" cy="${num(foot - height)}" rx="${num(lip)}" ry="${num(lip * 0.2)}" fill="none" stroke="${shade(glaze, 0.35)}" stroke-width="3.5"/>`;
}

/** Turned vessels on the shelves of a workshop. */
export function vesselShelves(size: Size, seed: number, palette: VesselPalette, rows = 2): string {
  const random = mulberry32(seed);
  const rise = size.height / rows;
  let drawing = '';
  for (let row = 0; row < rows; row += 1) {
    const foot = rise * (row + 1) - rise * 0.13;
    drawing += `<path d="M0 ${num(foot - rise * 0.87)}H${size.width}V${num(foot)}H0Z" fill="${shade(palette.wall, row * -0.05)}"/>${rect(0, foot - rise * 0.87, size.width, rise * 0.16, shade(palette.wall, -0.35)).replace('/>', ' fill-opacity=".35"/>')}`;
    let x = between(random, 10, 60);
    let at = 0;
    let pots = '';
    while (x < size.width - 50) {
      const height = rise * between(random, 0.38, 0.74);
      const width = Math.min(height * between(random, 0.55, 0.95), rise * 0.56);
      pots += vessel(random, { x: x + width / 2, foot, width, height }, palette, `v${row}-${at}`);
      x += width + between(random, 18, 46);
      at += 1;
    }
    drawing +=
      rect(0, foot - 12, size.width, rise * 0.13 + 12, palette.shelf) +
      pots +
      rect(0, foot + 14, size.width, rise * 0.075, shade(palette.shelf, -0.26)) +
      stroke(`M0 ${num(foot + 15)}H${size.width}`, shade(palette.shelf, 0.4), 3, 0.6);
  }
  return sheet(size, palette.wall, drawing, ROUND);
}

/** Bowls in stacks, rims outwards, as they wait for the second firing. */
export function bowlStacks(size: Size, seed: number, palette: VesselPalette): string {
  const random = mulberry32(seed);
  const table = size.height * 0.84;
  let drawing =
    rect(0, 0, size.width, table, palette.wall) +
    rect(0, table, size.width, size.height - table, palette.shelf) +
    stroke(`M0 ${num(table)}H${size.width}`, shade(palette.shelf, 0.4), 5, 0.7);
  let x = between(random, -30, 20);
  while (x < size.width) {
    const width = between(random, 190, 300);
    const depth = width * between(random, 0.26, 0.36);
    const count = Math.floor(between(random, 3, (table * 0.8) / (depth * 0.42)));
    drawing += `<ellipse cx="${num(x + width / 2 + 16)}" cy="${num(table + 4)}" rx="${num(width * 0.36)}" ry="14" fill="#0d0a08" fill-opacity=".32"/>`;
    const [first, second] = [pick(random, palette.glazes), pick(random, palette.glazes)];
    for (let index = 0; index < count; index += 1) {
      const foot = table - index * depth * 0.42 + between(random, -1.5, 1.5);
      const left = x + between(random, -4, 4);
      const colour = vary(random, mix(first, second, index / count), 0.16);
      const rim = foot - depth;
      const d = `M${num(left)} ${num(rim)}C${num(left + width * 0.04)} ${num(rim + depth * 0.62)} ${num(left + width * 0.26)} ${num(foot - 8)} ${num(left + width * 0.34)} ${num(foot - 6)}V${num(foot)}H${num(left + width * 0.66)}V${num(foot - 6)}C${num(left + width * 0.74)} ${num(foot - 8)} ${num(left + width * 0.96)} ${num(rim + depth * 0.62)} ${num(left + width)} ${num(rim)}Z`;
      drawing += `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#round)"/>`;
      drawing += `<ellipse cx="${num(left + width / 2)}" cy="${num(rim)}" rx="${num(width / 2)}" ry="${num(depth * 0.13)}" fill="${shade(colour, index === count - 1 ? -0.34 : 0.1)}"/>`;
      drawing += stroke(
        `M${num(left + 3)} ${num(rim)}a${num(width / 2 - 3)} ${num(depth * 0.13)} 0 0 0 ${num(width - 6)} 0`,
        palette.clay,
        4,
        0.9,
      );
    }
    x += width + between(random, 16, 70);
  }
  return sheet(size, palette.wall, drawing, ROUND);
}
