import {
  between,
  circle,
  mulberry32,
  num,
  type Point,
  pick,
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
import { perspectiveFloor } from './rooms.ts';

const SKINS = ['#f0cfae', '#d9a679', '#a9714b', '#7a4c33', '#e8bb92'] as const;
const HAIR = ['#2a1e1a', '#5b3a24', '#8c8780', '#b9853f', '#1b1b22'] as const;

type Figure = { x: number; foot: number; tall: number };

/** A visitor, faceless as in the signs of a station; a badge on the chest. */
export function person(
  random: Random,
  { x, foot, tall }: Figure,
  clothes: readonly [string, ...string[]],
): string {
  const u = tall / 8;
  const coat = vary(random, pick(random, clothes), 0.16);
  const trousers = shade(pick(random, clothes), -0.55);
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIR);
  const p = (dx: number, dy: number): string => `${num(x + dx * u)} ${num(foot - dy * u)}`;
  const isLong = random() < 0.3;
  const legs = isLong
    ? `<path d="M${p(-0.4, 0)}L${p(-0.5, 1.5)}H${num(x + 0.5 * u)}L${p(0.4, 0)}H${num(x + 0.15 * u)}V${num(foot - 1.5 * u)}H${num(x - 0.15 * u)}V${num(foot)}Z" fill="${skin}"/><path d="M${p(-0.8, 4.2)}L${p(-1.3, 1.2)}H${num(x + 1.3 * u)}L${p(0.8, 4.2)}Z" fill="${coat}"/>`
    : `<path d="M${p(-1, 0)}L${p(-0.9, 3.8)}H${num(x + 0.9 * u)}L${p(1, 0)}H${num(x + 0.28 * u)}L${p(0, 2.9)}L${p(-0.28, 0)}Z" fill="${trousers}"/>`;
  const arm = (sign: number, reach: number): string =>
    stroke(
      `M${p(sign * 0.98, 6)}Q${p(sign * 1.6, 5)} ${p(sign * reach, 3.5)}`,
      shade(coat, -0.16),
      u * 0.58,
    ) + circle(x + sign * reach * u, foot - 3.45 * u, u * 0.27, skin);
  const torso = `<path d="M${p(-0.95, 3.4)}Q${p(-1.5, 6.5)} ${p(-0.55, 6.6)}H${num(x + 0.55 * u)}Q${p(1.5, 6.5)} ${p(0.95, 3.4)}Z" fill="${coat}"/>`;
  const lean = between(random, -0.08, 0.08) * u;
  const head =
    rect(x - 0.22 * u, foot - 6.95 * u, 0.44 * u, 0.5 * u, shade(skin, -0.14)) +
    circle(x + lean, foot - 7.35 * u, 0.6 * u, skin);
  const crown = `<path d="M${num(x + lean - 0.64 * u)} ${num(foot - 7.32 * u)}a${num(0.64 * u)} ${num(0.7 * u)} 0 0 1 ${num(1.28 * u)} 0${random() < 0.5 ? `v${num(0.62 * u)}q-${num(0.2 * u)} -${num(0.7 * u)} -${num(0.5 * u)} -${num(0.82 * u)}` : `q-${num(0.3 * u)} -${num(0.34 * u)} -${num(0.62 * u)} -${num(0.3 * u)}`}q-${num(0.4 * u)} ${num(0.02 * u)} -${num(0.66 * u)} ${num(0.3 * u)}z" fill="${hair}"/>`;
  const badge =
    stroke(`M${p(-0.4, 6.5)}L${p(0, 5.2)}L${p(0.4, 6.5)}`, '#fffaf0', u * 0.09, 0.8) +
    rect(x - 0.26 * u, foot - 5.2 * u, 0.52 * u, 0.62 * u, '#fffaf0', 2);
  return `<ellipse cx="${num(x)}" cy="${num(foot)}" rx="${num(u * 1.5)}" ry="${num(u * 0.26)}" fill="#0d0a08" fill-opacity=".28"/>${legs}${arm(-1, between(random, 0.9, 1.45))}${torso}${arm(1, between(random, 0.9, 1.45))}${badge}${head}${crown}`;
}

export type FairPalette = {
  wall: string;
  floor: readonly [string, string];
  panels: readonly [string, ...string[]];
  clothes: readonly [string, ...string[]];
  lamp: string;
};

/** The aisle of a hall: trusses, stands on both sides, people in the middle. */
export function hallAisle(size: Size, seed: number, palette: FairPalette, people = 11): string {
  const random = mulberry32(seed);
  const { width, height } = size;
  const horizon = height * 0.5;
  const far = { left: width * 0.4, right: width * 0.6, top: height * 0.3, ground: height * 0.56 };
  const at = (from: number, to: number, depth: number): number => from + (to - from) * depth;
  let drawing = rect(0, 0, width, height, shade(palette.wall, 0.35));
  drawing += polygon(
    [
      [0, -height * 0.1],
      [width, -height * 0.1],
      [far.right, far.top],
      [far.left, far.top],
    ],
    shade(palette.wall, -0.12),
  );
  for (const depth of [0.12, 0.4, 0.62, 0.79, 0.92]) {
    const [left, right, y] = [
      at(-width * 0.1, far.left, depth),
      at(width * 1.1, far.right, depth),
      at(-height * 0.02, far.top, depth),
    ];
    const rise = (1 - depth) * height * 0.1 + 4;
    let web = `M${num(left)} ${num(y)}H${num(right)}M${num(left)} ${num(y + rise)}H${num(right)}`;
    const bays = 12;
    for (let bay = 0; bay < bays; bay += 1)
      web += `M${num(at(left, right, bay / bays))} ${num(y)}L${num(at(left, right, (bay + 0.5) / bays))} ${num(y + rise)}L${num(at(left, right, (bay + 1) / bays))} ${num(y)}`;
    drawing += stroke(web, shade(palette.wall, -0.5), (1 - depth) * 9 + 1.6, 0.8);
    for (const share of [0.3, 0.7])
      drawing += circle(at(left, right, share), y + rise * 1.5, (1 - depth) * 24 + 4, palette.lamp);
  }
  drawing += perspectiveFloor(
    random,
    size,
    { top: far.ground, bottom: height, spread: 4.4, columns: 9 },
    palette.floor,
  );
  drawing += rect(
    far.left,
    far.top,
    far.right - far.left,
    far.ground - far.top,
    shade(palette.panels[0], 0.3),
  );
  const depths = [0.94, 0.8, 0.6, 0.34, -0.05];
  for (const [index, depth] of depths.entries()) {
    const next = depths[index - 1] ?? 1;
    for (const isLeft of [true, false]) {
      const edge = isLeft ? far.left : far.right;
      const out = isLeft ? -width * 0.12 : width * 1.12;
      const [nearX, farX] = [at(out, edge, depth), at(out, edge, next - 0.03)];
      const level = (share: number, deep: number): number =>
        at(at(-height * 0.02, height * 1.12, share), at(far.top, far.ground, share), deep);
      const colour = vary(random, ramp(palette.panels, random()), 0.08);
      const tile = (a: number, b: number, top: number, foot: number): Point[] => {
        const depthAt = (share: number): number => at(next - 0.03, depth, share);
        const x = (share: number): number => at(farX, nearX, share);
        return [
          [x(a), level(top, depthAt(a))],
          [x(b), level(top, depthAt(b))],
          [x(b), level(foot, depthAt(b))],
          [x(a), level(foot, depthAt(a))],
        ];
      };
      drawing += polygon(tile(0, 1, 0.24, 1), colour);
      const [columns, rows] = [5, 4];
      for (let cell = 0; cell < columns * rows; cell += 1) {
        const [column, row] = [cell % columns, Math.floor(cell / columns)];
        const top = 0.4 + row * 0.135;
        drawing += polygon(
          tile(column / columns + 0.02, (column + 1) / columns - 0.02, top, top + 0.12),
          vary(random, pick(random, palette.panels), 0.2),
        );
      }
      drawing +=
        polygon(tile(0, 1, 0.24, 0.34), shade(colour, -0.45)) +
        polygon(tile(0.2, 0.7, 0.27, 0.31), '#fffaf0');
    }
  }
  const figures = Array.from({ length: people }, () => random() ** 1.4).toSorted(
    (first, second) => first - second,
  );
  for (const near of figures) {
    const foot = at(far.ground + 16, height * 0.97, near);
    const tall = (foot - horizon) * 1.28 + 12;
    const spread = 0.1 + near * 0.34;
    drawing += person(
      random,
      { x: width * (0.5 + between(random, -spread, spread)), foot, tall },
      palette.clothes,
    );
  }
  return sheet(size, palette.wall, drawing);
}

/** A stand from the front: a wall of samples, a counter, two at work and two who ask. */
export function stand(size: Size, seed: number, palette: FairPalette, people = 4): string {
  const random = mulberry32(seed);
  const { width, height } = size;
  const ground = height * 0.8;
  let drawing = rect(0, 0, width, ground, shade(palette.wall, -0.16));
  drawing += perspectiveFloor(random, size, { top: ground, bottom: height, spread: 1.9 }, palette.floor);
  const [left, right, top] = [width * 0.08, width * 0.92, height * 0.14];
  drawing +=
    rect(left, top, right - left, ground - top, palette.wall) +
    rect(left - 20, top - 36, right - left + 40, 44, shade(palette.panels[0], -0.4));
  const columns = 5 + Math.floor(random() * 4);
  const wide = (right - left - 60) / columns;
  for (let column = 0; column < columns; column += 1) {
    const kind = Math.floor(random() * 3);
    const [x, y] = [left + 30 + column * wide + 9, top + 50];
    const tall = ground - top - 110;
    drawing += rect(x + 8, y + 10, wide - 18, tall, '#0d0a08').replace('/>', ' fill-opacity=".22"/>');
    const rows = [1, 3, 6][kind] ?? 3;
    const across = [1, 2, 3][kind] ?? 2;
    const tone = random();
    for (let cell = 0; cell < rows * across; cell += 1) {
      const colour = vary(random, ramp(palette.panels, tone + between(random, -0.18, 0.18)), 0.12);
      const [cellWide, cellTall] = [(wide - 18) / across, tall / rows];
      drawing += rect(
        x + (cell % across) * cellWide,
        y + Math.floor(cell / across) * cellTall,
        cellWide - 3,
        cellTall - 3,
        colour,
      );
    }
    if (kind === 0)
      drawing += stroke(
        `M${num(x + wide * 0.2)} ${num(y)}q${num(wide * 0.3)} ${num(tall * 0.4)} ${num(wide * 0.1)} ${num(tall)}M${num(x + wide * 0.5)} ${num(y)}q-${num(wide * 0.2)} ${num(tall * 0.5)} ${num(wide * 0.2)} ${num(tall)}`,
        '#fffaf0',
        4,
        0.4,
      );
  }
  for (let lamp = 0; lamp < 5; lamp += 1) {
    const x = left + ((lamp + 0.5) * (right - left)) / 5;
    drawing +=
      stroke(`M${num(x)} 0V${num(top - 60)}`, shade(palette.wall, -0.6), 4) +
      `<path d="M${num(x - 34)} ${num(top - 36)}a34 34 0 0 1 68 0z" fill="${palette.lamp}"/><path d="M${num(x - 30)} ${num(top - 30)}L${num(x - 150)} ${num(ground)}H${num(x + 150)}L${num(x + 30)} ${num(top - 30)}Z" fill="#fff3c4" fill-opacity=".13"/>`;
  }
  const foot = ground + height * 0.1;
  const counter = width * between(random, 0.3, 0.5);
  const placed = Array.from(
    { length: people },
    (_, index) => left + ((index + between(random, 0.25, 0.75)) * (right - left)) / people,
  );
  for (const x of placed)
    drawing += person(
      random,
      { x, foot: foot - between(random, -10, 50), tall: height * between(random, 0.45, 0.51) },
      palette.clothes,
    );
  drawing +=
    rect(
      counter,
      foot - height * 0.24,
      width * 0.2,
      height * 0.25,
      palette.panels[1] ?? palette.panels[0],
      4,
    ) +
    rect(counter - 12, foot - height * 0.26, width * 0.2 + 24, height * 0.032, shade(palette.wall, 0.5), 4);
  for (let tile = 0; tile < 4; tile += 1)
    drawing += rect(
      counter + 26 + tile * width * 0.04,
      foot - height * 0.26 - 12 - (tile % 2) * 8,
      width * 0.034,
      12,
      vary(random, pick(random, palette.panels), 0.2),
      2,
    );
  return sheet(size, palette.wall, drawing);
}

/** Rows of people seen from the front: an audience, a queue at the gates, a class. */
export function crowd(size: Size, seed: number, palette: FairPalette, { rows = 4, across = 8 } = {}): string {
  const random = mulberry32(seed);
  const { width, height } = size;
  let drawing = rect(0, 0, width, height * 0.56, palette.wall);
  const tile = width / 16;
  for (let row = 0; row * tile < height * 0.56; row += 1)
    for (let column = 0; column < 16; column += 1)
      if (random() < 0.8)
        drawing += rect(
          column * tile + 2,
          row * tile + 2,
          tile - 4,
          tile - 4,
          vary(random, shade(palette.wall, -0.08), 0.08),
        );
  drawing += perspectiveFloor(random, size, { top: height * 0.56, bottom: height, spread: 2 }, palette.floor);
  for (let row = 0; row < rows; row += 1) {
    const near = rows === 1 ? 1 : row / (rows - 1);
    const foot = height * (0.66 + near * 0.36);
    const tall = height * (0.38 + near * 0.26);
    for (let index = 0; index < across; index += 1) {
      const x = (width * (index + 0.5 + (row % 2 ? 0.5 : 0) + between(random, -0.2, 0.2))) / across;
      if (random() < 0.93)
        drawing += person(
          random,
          { x, foot: foot + between(random, -14, 14), tall: tall * between(random, 0.92, 1.08) },
          palette.clothes,
        );
    }
  }
  return sheet(size, palette.wall, drawing);
}
