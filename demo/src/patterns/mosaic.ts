import {
  between,
  bevels,
  mulberry32,
  type Point,
  planeNoise,
  polygon,
  ramp,
  type Size,
  shade,
  sheet,
  vary,
} from './drawing.ts';

export type MosaicPalette = {
  figure: readonly [string, ...string[]];
  ground: readonly [string, ...string[]];
  joint: string;
};

/** One hand-cut cube at a place, turned along its row. */
function tessera(
  random: () => number,
  [x, y]: Point,
  angle: number,
  length: number,
  height: number,
): Point[] {
  const turn = angle + between(random, -0.07, 0.07);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [long, tall] = [
    (length / 2) * between(random, 0.82, 0.96),
    (height / 2) * between(random, 0.84, 0.94),
  ];
  return [
    [-long, -tall],
    [long, -tall],
    [long, tall],
    [-long, tall],
  ].map(([dx = 0, dy = 0]): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** A sun in rings of cubes: the rows of the sky go round it. */
export function sunMosaic(size: Size, seed: number, palette: MosaicPalette, cube = 27): string {
  const random = mulberry32(seed);
  const [cx, cy] = [size.width * between(random, 0.36, 0.64), size.height * between(random, 0.5, 0.72)];
  const rays = 11 + Math.floor(random() * 6);
  const disc = Math.min(size.width, size.height) * 0.19;
  let drawing = '';
  for (let radius = cube * 0.6; radius < Math.hypot(size.width, size.height); radius += cube) {
    const count = Math.max(5, Math.round((2 * Math.PI * radius) / (cube * 1.12)));
    for (let index = 0; index < count; index += 1) {
      const angle = ((index + (Math.round(radius / cube) % 2) * 0.5) / count) * 2 * Math.PI;
      const at: Point = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      if (at[0] < -cube || at[1] < -cube || at[0] > size.width + cube || at[1] > size.height + cube) continue;
      const flame = disc * (1.35 + 0.75 * Math.abs(Math.sin((angle * rays) / 2)) ** 0.7);
      const isDisc = radius < disc;
      const isRay = !isDisc && radius > disc * 1.14 && radius < flame;
      const colour =
        isDisc || isRay
          ? ramp(palette.figure, isDisc ? (radius / disc) * 0.5 : 0.55 + ((radius - disc) / disc) * 0.4)
          : ramp(palette.ground, (radius / Math.hypot(size.width, size.height)) * 1.25 - 0.12);
      drawing += polygon(
        tessera(random, at, angle + Math.PI / 2, (2 * Math.PI * radius) / count, cube),
        vary(random, colour, 0.16),
      );
    }
  }
  return sheet(size, palette.joint, drawing);
}

/** Rows of cubes that roll like a sea. */
export function waveMosaic(size: Size, seed: number, palette: MosaicPalette, cube = 27): string {
  const random = mulberry32(seed);
  const swell = between(random, 60, 90);
  const length = between(random, 210, 270);
  const height = (x: number, row: number): number =>
    row * cube + Math.sin(x / length + row * 0.045) * swell + Math.sin(x / 90 + row * 0.2) * 9;
  let drawing = '';
  for (let row = -6; row * cube < size.height + swell * 2; row += 1) {
    for (let column = -1; column * cube < size.width + cube; column += 1) {
      const x = (column + (row % 2) / 2) * cube;
      const y = height(x, row);
      const angle = Math.atan2(height(x + 4, row) - height(x - 4, row), 8);
      const crest = Math.sin(x / length + row * 0.045 + 1.1);
      const band = Math.floor((row + 60) / 6) % 3;
      const isFoam = ((row + 66) % 11) / 11 < -crest * 0.26 + between(random, -0.05, 0.03);
      const colour = isFoam
        ? ramp(palette.figure, random())
        : ramp(palette.ground, (row * cube) / size.height + band * 0.12 - 0.1 + crest * 0.1);
      drawing += polygon(tessera(random, [x, y], angle, cube, cube), vary(random, colour, 0.17));
    }
  }
  return sheet(size, palette.joint, drawing);
}

export type ShardPalette = {
  stops: readonly [string, ...string[]];
  accents: readonly string[];
  joint: string;
};

/** Broken tiles set again: no two pieces alike. */
export function shards(size: Size, seed: number, palette: ShardPalette, step = 118): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const columns = Math.ceil(size.width / step) + 2;
  const corners = Array.from({ length: columns * (Math.ceil(size.height / step) + 2) }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const jitter = (): number => between(random, -0.34, 0.34) * step;
    return [(column - 0.5) * step + jitter(), (row - 0.5) * step + jitter()];
  });
  let drawing = '';
  const piece = (points: readonly Point[]): void => {
    const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
    const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
    const shrunk = points.map(([x, y]): Point => {
      const far = Math.hypot(x - cx, y - cy);
      const share = Math.max(0.4, (far - 6.5) / far);
      return [cx + (x - cx) * share, cy + (y - cy) * share];
    });
    const accent =
      random() < 0.16 ? palette.accents[Math.floor(random() * palette.accents.length)] : undefined;
    const tone = ramp(palette.stops, noise(cx / 330, cy / 330) * 1.1 + between(random, -0.16, 0.16) - 0.05);
    const colour = vary(random, accent ?? tone, 0.12);
    drawing += polygon(shrunk, colour);
    if (random() < 0.3) drawing += polygon(shrunk.slice(0, 3), shade(colour, 0.16));
    edge.add(shrunk);
  };
  for (let index = 0; index + columns + 1 < corners.length; index += 1) {
    if (index % columns === columns - 1) continue;
    const quad = [index, index + 1, index + columns + 1, index + columns].map((at) => corners[at] ?? [0, 0]);
    const [a, b, c, d] = quad as [Point, Point, Point, Point];
    const kind = random();
    if (kind < 0.4) piece([a, b, c, d]);
    else if (kind < 0.7) [[a, b, c] as const, [a, c, d] as const].forEach(piece);
    else {
      const top: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const foot: Point = [c[0] + (d[0] - c[0]) * 0.4, c[1] + (d[1] - c[1]) * 0.4];
      piece([a, top, foot, d]);
      piece([top, b, c, foot]);
    }
  }
  return sheet(size, palette.joint, drawing + edge.draw(2.4, 0.5));
}
