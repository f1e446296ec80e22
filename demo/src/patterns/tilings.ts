import {
  between,
  bevels,
  GLOSS,
  mulberry32,
  num,
  type Point,
  pick,
  planeNoise,
  polygon,
  type Random,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';
import { squareGrid } from './squares.ts';

export type StarPalette = {
  crosses: readonly [string, ...string[]];
  stars: readonly [string, ...string[]];
  heart: string;
  joint: string;
};

const starPoints = (x: number, y: number, radius: number, inner: number): Point[] =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 ? radius * inner : radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });

/** Eight-pointed stars and the crosses they leave between them, as on lustre walls. */
export function starsAndCrosses(size: Size, seed: number, palette: StarPalette, side = 200): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  let drawing = '';
  const place = (x: number, y: number): number => noise(x / 380, y / 380) * 0.8 + between(random, -0.1, 0.25);
  for (const { x, y } of squareGrid({ width: size.width + side * 2, height: size.height + side * 2 }, side)) {
    const [left, top] = [x - side, y - side];
    drawing += rect(
      left - side / 2,
      top - side / 2,
      side,
      side,
      vary(random, ramp(palette.crosses, place(left, top)), 0.1),
    );
  }
  for (const { x, y } of squareGrid({ width: size.width + side * 2, height: size.height + side * 2 }, side)) {
    const [cx, cy] = [x - side / 2, y - side / 2];
    const colour = vary(random, ramp(palette.stars, place(cx, cy)), 0.08);
    const points = starPoints(cx, cy, side / 2 - 1, 0.765);
    drawing +=
      polygon(starPoints(cx, cy, side / 2 + 4, 0.765), palette.joint) +
      polygon(points, colour) +
      polygon(points, 'url(#gloss)');
    edge.add(points);
    drawing +=
      polygon(starPoints(cx, cy, side * 0.3, 0.765), shade(colour, -0.28)) +
      polygon(starPoints(cx, cy, side * 0.26, 0.765), shade(colour, 0.22));
    drawing += polygon(starPoints(cx, cy, side * 0.15, 0.5), palette.heart);
  }
  return sheet(size, palette.joint, drawing + edge.draw(2, 0.4), GLOSS);
}

export type RhombPalette = { thick: readonly [string, ...string[]]; thin: string; joint: string };
type Triangle = { isThick: boolean; apex: Point; left: Point; right: Point };

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const GOLDEN = (1 + Math.sqrt(5)) / 2;

const divide = ({ isThick, apex, left, right }: Triangle): Triangle[] => {
  if (!isThick) {
    const cut = along(apex, left, 1 / GOLDEN);
    return [
      { isThick: false, apex: right, left: cut, right: left },
      { isThick: true, apex: cut, left: right, right: apex },
    ];
  }
  const lower = along(left, apex, 1 / GOLDEN);
  const upper = along(left, right, 1 / GOLDEN);
  return [
    { isThick: true, apex: upper, left: right, right: apex },
    { isThick: true, apex: lower, left: upper, right: left },
    { isThick: false, apex: upper, left: lower, right: apex },
  ];
};

/** Two rhombs that cover the plane and never repeat. */
export function aperiodicRhombs(size: Size, seed: number, palette: RhombPalette, steps = 6): string {
  const random = mulberry32(seed);
  const middle: Point = [size.width * between(random, 0.35, 0.65), size.height * between(random, 0.35, 0.65)];
  const reach = Math.hypot(size.width, size.height) * 0.9;
  const rim = (index: number): Point => [
    middle[0] + Math.cos(((index * 2 - 1) * Math.PI) / 10) * reach,
    middle[1] + Math.sin(((index * 2 - 1) * Math.PI) / 10) * reach,
  ];
  let triangles: Triangle[] = Array.from({ length: 10 }, (_, index) =>
    index % 2
      ? { isThick: false, apex: middle, left: rim(index), right: rim(index + 1) }
      : { isThick: false, apex: middle, left: rim(index + 1), right: rim(index) },
  );
  for (let step = 0; step < steps; step += 1) triangles = triangles.flatMap(divide);
  const isSeen = ({ apex: [x, y] }: Triangle): boolean =>
    x > -90 && y > -90 && x < size.width + 90 && y < size.height + 90;
  let joints = '';
  let drawing = '';
  for (const triangle of triangles.filter(isSeen)) {
    const { isThick, apex, left, right } = triangle;
    // Both halves of a rhomb take their colour from their common edge.
    const noise = mulberry32(Math.round(left[0] + right[0]) * 4093 + Math.round(left[1] + right[1]) + seed);
    const distance = Math.hypot((left[0] + right[0]) / 2 - middle[0], (left[1] + right[1]) / 2 - middle[1]);
    const tone = ramp(palette.thick, distance / reach + between(noise, -0.12, 0.12));
    const colour = vary(noise, isThick ? tone : palette.thin, 0.12);
    drawing += `<path d="M${num(left[0])} ${num(left[1])}L${num(apex[0])} ${num(apex[1])}L${num(right[0])} ${num(right[1])}Z" fill="${colour}" stroke="${colour}" stroke-width="1.2"/>`;
    joints += `M${num(left[0])} ${num(left[1])}L${num(apex[0])} ${num(apex[1])}L${num(right[0])} ${num(right[1])}`;
  }
  return sheet(size, palette.joint, drawing + stroke(joints, palette.joint, 4.5));
}

export type RibbonPalette = { ground: string; joint: string; ribbons: readonly [string, ...string[]] };

function ribbonTile(random: Random, side: number, palette: RibbonPalette): string {
  const bands = [0.32, 0.43, 0.5, 0.57, 0.68];
  const arc = (corner: 0 | 1): string =>
    bands
      .map((radius, index) => {
        const reach = radius * side;
        const d = corner
          ? `M${num(side - reach)} ${num(side)}A${num(reach)} ${num(reach)} 0 0 1 ${num(side)} ${num(side - reach)}`
          : `M${num(reach)} 0A${num(reach)} ${num(reach)} 0 0 1 0 ${num(reach)}`;
        const colour = palette.ribbons[index % palette.ribbons.length] ?? palette.ground;
        return stroke(d, colour, index === 2 ? side * 0.05 : side * (index % 2 ? 0.028 : 0.07)).replaceAll(
          'round"',
          'butt"',
        );
      })
      .join('');
  const veil = `<path d="M0 ${num(side * 0.32)}A${num(side * 0.32)} ${num(side * 0.32)} 0 0 0 ${num(side * 0.32)} 0H0Z" fill="${pick(random, palette.ribbons)}" fill-opacity=".16"/>`;
  return veil + arc(0) + arc(1);
}

/** Ribbons that wander from tile to tile without ever breaking off. */
export function ribbons(size: Size, seed: number, palette: RibbonPalette, side = 160): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const defs = [0, 1, 2]
    .map((index) => `<g id="r${index}">${ribbonTile(random, side, palette)}</g>`)
    .join('');
  let tiles = '';
  let joints = '';
  for (const { x, y } of squareGrid(size, side)) {
    tiles += rect(x, y, side, side, vary(random, palette.ground, 0.07));
    tiles += `<use href="#r${Math.floor(random() * 3)}" transform="translate(${num(x)} ${num(y)}) rotate(${random() < 0.5 ? 0 : 90} ${num(side / 2)} ${num(side / 2)})"/>`;
    tiles += rect(x, y, side, side, 'url(#gloss)');
    edge.addRect(x + 3, y + 3, side - 6, side - 6);
    joints += `M${num(x)} ${num(y + side)}h${num(side)}v-${num(side)}`;
  }
  return sheet(
    size,
    palette.joint,
    tiles + stroke(joints, palette.joint, 4) + edge.draw(2, 0.35),
    defs + GLOSS,
  );
}
