import {
  between,
  curve,
  mulberry32,
  num,
  outline,
  type Point,
  planeNoise,
  polygon,
  ramp,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';
import { squareGrid } from './squares.ts';

export type ReliefPalette = { stops: readonly [string, ...string[]]; joint: string };

/** Diamond-point ashlar: each tile a low pyramid that takes the light on four faces. */
export function diamondPoints(size: Size, seed: number, palette: ReliefPalette, side = 133.4): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  let tiles = '';
  for (const { x, y } of squareGrid(size, side)) {
    const colour = vary(random, ramp(palette.stops, noise(x / 330, y / 330)), 0.05);
    const corners: readonly Point[] = [
      [x + 2, y + 2],
      [x + side - 2, y + 2],
      [x + side - 2, y + side - 2],
      [x + 2, y + side - 2],
    ];
    const apex: Point = [x + side * between(random, 0.3, 0.7), y + side * between(random, 0.3, 0.7)];
    const lights = [0.3, -0.14, -0.36, 0.1];
    corners.forEach((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner;
      tiles += polygon(
        [corner, next, apex],
        shade(colour, (lights[index] ?? 0) + between(random, -0.04, 0.04)),
      );
    });
    tiles += stroke(outline(corners), shade(colour, 0.35), 1.2, 0.35);
  }
  return sheet(size, palette.joint, tiles);
}

/** Glaze that has run down over the bare biscuit and stopped in drops. */
export function glazeDrips(size: Size, seed: number, biscuit: string, glazes: readonly string[]): string {
  const random = mulberry32(seed);
  let specks = '';
  for (let index = 0; index < 900; index += 1) {
    specks += `M${num(random() * size.width)} ${num(random() * size.height)}h0`;
  }
  let layers = stroke(specks, shade(biscuit, -0.3), 3, 0.35);
  glazes.forEach((glaze, index) => {
    const base = size.height * (0.86 - index * (0.72 / glazes.length));
    let d = `M-60 0H${size.width + 30}`;
    let glints = '';
    let x = size.width + 30;
    while (x > 0) {
      const width = between(random, 34, 96);
      const drop = Math.max(24, between(random, -0.16, 0.14) * size.height + 60);
      const left = x - width;
      const foot = base - 60 + drop;
      const side = width * 0.18;
      d += `L${num(x)} ${num(base - 60)}C${num(x - side)} ${num(base - 60)} ${num(x - side)} ${num(base - 34)} ${num(x - side)} ${num(foot)}a${num(width * 0.32)} ${num(width * 0.36)} 0 0 1 -${num(width * 0.64)} 0C${num(left + side)} ${num(base - 34)} ${num(left + side)} ${num(base - 60)} ${num(left)} ${num(base - 60)}`;
      glints += curve([
        [left + width * 0.4, foot - drop * 0.5],
        [left + width * 0.36, foot - drop * 0.25],
        [left + width * 0.35, foot + 4],
      ]);
      x = left;
    }
    layers += `<path d="${d}V0Z" fill="#140c06" fill-opacity=".28" transform="translate(5 11)"/><path d="${d}V0Z" fill="${glaze}"/>`;
    layers += stroke(glints, shade(glaze, 0.6), 7, 0.45);
  });
  return sheet(size, biscuit, layers);
}

export type CubePalette = { stops: readonly [string, ...string[]]; joint: string };

/** Cubes that are only three lozenges and the habit of the eye. */
export function cubes(size: Size, seed: number, palette: CubePalette, side = 92): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const half = (side * Math.sqrt(3)) / 2;
  let tiles = '';
  let joints = '';
  for (let row = -1; row * side * 1.5 < size.height + side * 2; row += 1) {
    for (let column = -1; column * half * 2 < size.width + half * 2; column += 1) {
      const x = column * half * 2 + (row % 2 ? half : 0);
      const y = row * side * 1.5;
      const colour = ramp(palette.stops, noise(x / 340, y / 340) * 0.8 + random() * 0.25);
      const faces: readonly (readonly [readonly Point[], number])[] = [
        [
          [
            [x, y - side],
            [x + half, y - side / 2],
            [x, y],
            [x - half, y - side / 2],
          ],
          0.34,
        ],
        [
          [
            [x - half, y - side / 2],
            [x, y],
            [x, y + side],
            [x - half, y + side / 2],
          ],
          -0.08,
        ],
        [
          [
            [x + half, y - side / 2],
            [x + half, y + side / 2],
            [x, y + side],
            [x, y],
          ],
          -0.42,
        ],
      ];
      for (const [corners, light] of faces) {
        tiles += polygon(corners, shade(colour, light + between(random, -0.05, 0.05)));
        joints += outline(corners);
      }
    }
  }
  return sheet(size, palette.joint, tiles + stroke(joints, palette.joint, 2.6, 0.85));
}
