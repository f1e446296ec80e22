import {
  between,
  bevels,
  circle,
  GLOSS,
  mix,
  mulberry32,
  num,
  type Point,
  pick,
  planeNoise,
  type Random,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

const turned = (id: string, x: number, y: number, side: number, quarters: number): string =>
  `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${quarters ? ` rotate(${quarters * 90} ${num(side / 2)} ${num(side / 2)})` : ''}"/>`;

/** Square cells that cover the sheet, a little over every edge, centred. */
export function squareGrid(
  size: Size,
  side: number,
): { column: number; row: number; x: number; y: number }[] {
  const columns = Math.ceil(size.width / side);
  const rows = Math.ceil(size.height / side);
  const left = (size.width - columns * side) / 2;
  const top = (size.height - rows * side) / 2;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { column, row, x: left + column * side, y: top + row * side };
  });
}

/** A veil of unequal firing and the joints over finished square tiles. */
function firedGrid(size: Size, side: number, random: Random, joint: string): string {
  const edge = bevels();
  let veil = '';
  let joints = '';
  for (const { x, y } of squareGrid(size, side)) {
    veil += `<path d="M${num(x)} ${num(y)}h${num(side)}v${num(side)}h-${num(side)}z" fill="${random() < 0.5 ? '#fff' : '#1a1208'}" fill-opacity="${Math.round(random() * 11) / 100}"/>`;
    edge.addRect(x + 3, y + 3, side - 6, side - 6);
    joints += `M${num(x)} ${num(y + side)}h${num(side)}v-${num(side)}`;
  }
  return veil + stroke(joints, joint, 4) + edge.draw(2, 0.4);
}

export type QuarterPalette = { ground: string; joint: string; bands: readonly [string, string, string] };

/** Maiolica tiles with quarter circles, turned by hand as the layer pleased. */
export function quarterCircles(size: Size, seed: number, palette: QuarterPalette, side = 133.4): string {
  const random = mulberry32(seed);
  const [outer, inner, heart] = palette.bands;
  const arc = (radius: number, fill: string): string =>
    `<path d="M0 0H${num(radius * side)}A${num(radius * side)} ${num(radius * side)} 0 0 1 0 ${num(radius * side)}Z" fill="${fill}"/>`;
  const far = (radius: number, fill: string): string =>
    `<path d="M${num(side)} ${num(side)}h-${num(radius * side)}a${num(radius * side)} ${num(radius * side)} 0 0 1 ${num(radius * side)} -${num(radius * side)}z" fill="${fill}"/>`;
  const ground = palette.ground;
  const defs = [
    `<g id="a">${arc(0.985, outer)}${arc(0.74, ground)}${arc(0.62, inner)}${arc(0.36, ground)}${arc(0.25, heart)}${far(0.2, heart)}</g>`,
    `<g id="b">${arc(0.985, inner)}${arc(0.8, outer)}${arc(0.5, ground)}${arc(0.4, outer)}${arc(0.18, heart)}${far(0.2, outer)}</g>`,
    `<g id="c">${arc(0.985, outer)}${arc(0.92, ground)}${arc(0.86, outer)}${arc(0.56, heart)}${arc(0.44, ground)}${arc(0.34, inner)}${far(0.2, inner)}</g>`,
  ].join('');
  let tiles = '';
  for (const { column, row, x, y } of squareGrid(size, side)) {
    const calm = random() < 0.62;
    const quarters = calm ? ((column + row) % 2) + ((row >> 1) % 2) * 2 : Math.floor(random() * 4);
    tiles += rect(x, y, side, side, vary(random, ground, 0.06));
    tiles += turned(pick(random, ['a', 'b', 'c', 'a']), x, y, side, quarters);
  }
  return sheet(size, palette.joint, tiles + firedGrid(size, side, random, palette.joint), defs);
}

export type FlowerPalette = {
  ground: string;
  joint: string;
  line: string;
  petal: string;
  leaf: string;
  spark: string;
};

function paintedFlower(random: Random, side: number, palette: FlowerPalette): string {
  const middle = side / 2;
  const wobble = (amount: number): number => between(random, -amount, amount) * side;
  const around = (angle: number, radius: number): Point => [
    middle + Math.cos(angle) * radius * side,
    middle + Math.sin(angle) * radius * side,
  ];
  const petal = (angle: number, from: number, to: number, width: number, fill: string): string => {
    const [startX, startY] = around(angle, from);
    const [tipX, tipY] = around(angle + wobble(0.0002), to);
    const [leftX, leftY] = around(angle - width, (from + to) * 0.58);
    const [rightX, rightY] = around(angle + width, (from + to) * 0.58);
    return `<path d="M${num(startX)} ${num(startY)}Q${num(leftX + wobble(0.008))} ${num(leftY)} ${num(tipX)} ${num(tipY)}Q${num(rightX)} ${num(rightY + wobble(0.008))} ${num(startX)} ${num(startY)}Z" fill="${fill}" stroke="${palette.line}" stroke-width="${num(side * 0.011)}" stroke-linejoin="round"/>`;
  };
  let drawing = '';
  for (let corner = 0; corner < 4; corner += 1) {
    const angle = Math.PI / 4 + (corner * Math.PI) / 2;
    for (const lean of [-0.3, 0.3]) {
      drawing += petal(angle + lean, 0.36, 0.6, 0.16, palette.leaf);
    }
    drawing += petal(angle, 0.34, 0.64, 0.1, palette.spark);
    const [x, y] = around(angle, Math.SQRT1_2);
    drawing += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(side * 0.17)}" fill="none" stroke="${palette.line}" stroke-width="${num(side * 0.024)}"/>`;
    drawing += circle(x, y, side * 0.115, palette.petal) + circle(x, y, side * 0.06, palette.ground);
    drawing += circle(x, y, side * 0.035, palette.line);
  }
  for (let index = 0; index < 4; index += 1) {
    const angle = (index * Math.PI) / 2;
    const [x, y] = around(angle, 0.5);
    drawing += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(side * 0.1)}" fill="${palette.ground}" stroke="${palette.line}" stroke-width="${num(side * 0.018)}"/>`;
    drawing += circle(x, y, side * 0.045, palette.spark);
  }
  for (let index = 0; index < 8; index += 1) {
    const angle = (index * Math.PI) / 4;
    drawing += petal(angle, 0.07, index % 2 ? 0.27 : 0.36, 0.3, index % 2 ? palette.leaf : palette.petal);
    const [fromX, fromY] = around(angle, 0.12);
    const [toX, toY] = around(angle, index % 2 ? 0.2 : 0.27);
    drawing += stroke(
      `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`,
      palette.line,
      side * 0.008,
      0.7,
    );
  }
  drawing +=
    circle(middle, middle, side * 0.085, palette.line) + circle(middle, middle, side * 0.064, palette.spark);
  return drawing + circle(middle + wobble(0.006), middle, side * 0.028, palette.line);
}

/** Brush-painted maiolica: one flower to a tile, rings that close over four. */
export function paintedFlowers(size: Size, seed: number, palette: FlowerPalette, side = 228.6): string {
  const random = mulberry32(seed);
  const clip = `<clipPath id="t"><path d="M0 0h${side}v${side}h-${side}z"/></clipPath>`;
  const defs = [0, 1, 2]
    .map((index) => `<g id="f${index}" clip-path="url(#t)">${paintedFlower(random, side, palette)}</g>`)
    .join('');
  let tiles = '';
  for (const { x, y } of squareGrid(size, side)) {
    tiles += rect(x, y, side, side, vary(random, palette.ground, 0.05));
    tiles += turned(`f${Math.floor(random() * 3)}`, x, y, side, Math.floor(random() * 4));
  }
  return sheet(size, palette.joint, tiles + firedGrid(size, side, random, palette.joint), clip + defs);
}

/** Eight simple inventions in two blues on white, laid as if by throwing dice. */
export function geometricModules(
  size: Size,
  seed: number,
  [ground, deep, middle, joint]: readonly [string, string, string, string],
  side = 133.4,
): string {
  const random = mulberry32(seed);
  const half = side / 2;
  const s = num(side);
  const h = num(half);
  const stripes = Array.from({ length: 4 }, (_, index) =>
    rect(0, (index * side) / 4 + side / 16, side, side / 8, index % 2 ? deep : middle),
  ).join('');
  const dots = Array.from({ length: 9 }, (_, index) =>
    circle(side * (0.2 + (index % 3) * 0.3), side * (0.2 + Math.floor(index / 3) * 0.3), side * 0.07, deep),
  ).join('');
  const modules = [
    `<path d="M0 0H${s}L0 ${s}Z" fill="${deep}"/><path d="M${s} ${s}v-${h}L${h} ${s}z" fill="${middle}"/>`,
    `<path d="M0 ${s}A${s} ${s} 0 0 1 ${s} 0A${s} ${s} 0 0 1 0 ${s}Z" fill="${deep}"/><path d="M0 ${s}L${s} 0" stroke="${ground}" stroke-width="4"/>`,
    stripes,
    `<path d="M0 0H${s}L0 ${s}H${s}Z" fill="${middle}"/><circle cx="${h}" cy="${h}" r="${num(side * 0.16)}" fill="${deep}"/>`,
    `<path d="M0 ${h}A${h} ${h} 0 0 1 ${s} ${h}Z" fill="${deep}"/><circle cx="${h}" cy="${num(side * 0.76)}" r="${num(side * 0.1)}" fill="${middle}"/>`,
    `<path d="M${h} 0L${s} ${h}L${h} ${s}L0 ${h}Z" fill="${deep}"/><path d="M${h} ${num(side * 0.26)}L${num(side * 0.74)} ${h}L${h} ${num(side * 0.74)}L${num(side * 0.26)} ${h}Z" fill="${ground}"/>`,
    dots,
    `<path d="M0 0H${h}V${h}H0ZM${h} ${h}H${s}V${s}H${h}Z" fill="${middle}"/><path d="M${h} 0A${h} ${h} 0 0 0 ${s} ${h}V0Z" fill="${deep}"/>`,
    `<path d="M0 0A${h} ${h} 0 0 0 ${s} 0ZM0 ${s}A${h} ${h} 0 0 1 ${s} ${s}Z" fill="${deep}"/>`,
    `<path d="M0 ${s}V0A${s} ${s} 0 0 1 ${s} ${s}Z" fill="${middle}"/><path d="M0 ${s}V${h}A${h} ${h} 0 0 1 ${h} ${s}Z" fill="${ground}"/>`,
  ];
  const defs = modules.map((drawing, index) => `<g id="m${index}">${drawing}</g>`).join('');
  let tiles = '';
  let last = -1;
  for (const { x, y } of squareGrid(size, side)) {
    let choice = Math.floor(random() * modules.length);
    if (choice === last) choice = (choice + 3) % modules.length;
    last = choice;
    tiles += rect(x, y, side, side, vary(random, ground, 0.04));
    tiles += turned(`m${choice}`, x, y, side, Math.floor(random() * 4));
  }
  return sheet(size, joint, tiles + firedGrid(size, side, random, joint), defs);
}

export type GlazePalette = { stops: readonly [string, ...string[]]; joint: string };

/** Hand-glazed tiles whose colour wanders over the wall; tall or square by `tile`. */
export function glazedWall(
  size: Size,
  seed: number,
  palette: GlazePalette,
  tile: Size,
  staggered = false,
): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  let tiles = '';
  const gap = 5;
  for (let column = -1; column * tile.width < size.width + tile.width; column += 1) {
    const offset = staggered ? (column % 2 ? -tile.height / 2 : 0) : 0;
    for (let row = -1; row * tile.height < size.height + tile.height; row += 1) {
      const x = column * tile.width + gap / 2;
      const y = row * tile.height + offset + gap / 2;
      const place =
        (x / size.width) * 0.35 + (y / size.height) * 0.45 + noise(x / 260 + 9, y / 260 + 9) * 0.5 - 0.12;
      const colour = vary(random, ramp(palette.stops, place + between(random, -0.09, 0.09)), 0.1);
      const width = tile.width - gap;
      const height = tile.height - gap;
      tiles += rect(x, y, width, height, colour, 3) + rect(x, y, width, height, 'url(#gloss)', 3);
      edge.addRect(x + 2, y + 2, width - 4, height - 4);
      if (random() < 0.5) {
        const glint = x + width * between(random, 0.15, 0.5);
        tiles += `<path d="M${num(glint)} ${num(y + 8)}q${num(width * 0.1)} ${num(height * 0.2)} 0 ${num(height * between(random, 0.3, 0.7))}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${num(between(random, 2, 6))}" stroke-linecap="round"/>`;
      }
    }
  }
  return sheet(size, palette.joint, tiles + edge.draw(2, 0.4), GLOSS);
}

export type ChartPalette = { ground: string; joint: string; bars: readonly [string, string]; accent: string };

/** A bar chart laid as a tile wall; `heights` in tiles, the last one in the accent colour. */
export function chartWall(
  size: Size,
  seed: number,
  palette: ChartPalette,
  heights: readonly number[],
): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const side = 53.34;
  const rows = Math.ceil(size.height / side);
  const columns = Math.ceil(size.width / side);
  const first = Math.floor((columns - heights.length * 3 + 1) / 2);
  let tiles = '';
  for (const { column, row, x, y } of squareGrid(size, side)) {
    const bar = Math.floor((column - first) / 3);
    const level = rows - 2 - row;
    const height = column >= first && (column - first) % 3 < 2 ? (heights[bar] ?? 0) : 0;
    const isBar = level >= 0 && level < height;
    const isLast = bar === heights.length - 1;
    const share = level / Math.max(1, height - 1);
    const colour = isBar
      ? isLast
        ? shade(palette.accent, share * 0.16 - 0.08)
        : mix(palette.bars[0], palette.bars[1], share)
      : level === -1
        ? shade(palette.ground, -0.16)
        : palette.ground;
    tiles += rect(x + 2, y + 2, side - 4, side - 4, vary(random, colour, isBar ? 0.13 : 0.05), 3);
    if (isBar) tiles += rect(x + 2, y + 2, side - 4, side - 4, 'url(#gloss)', 3);
    edge.addRect(x + 3.5, y + 3.5, side - 7, side - 7);
  }
  return sheet(size, palette.joint, tiles + edge.draw(1.6, 0.4), GLOSS);
}
