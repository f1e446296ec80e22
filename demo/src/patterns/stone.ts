import {
  between,
  curve,
  mix,
  mulberry32,
  num,
  outline,
  type Point,
  pick,
  planeNoise,
  polygon,
  type Random,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

export type ChipPalette = {
  ground: string;
  chips: readonly [string, ...string[]];
  joint: string;
  /** Radius of the largest chip. */
  largest: number;
};

/** Terrazzo and cocciopesto: chips that never touch, and dust between them. */
export function terrazzo(size: Size, seed: number, palette: ChipPalette): string {
  const random = mulberry32(seed);
  const placed: { x: number; y: number; radius: number }[] = [];
  const isFree = (x: number, y: number, radius: number): boolean =>
    placed.every((other) => (other.x - x) ** 2 + (other.y - y) ** 2 > (other.radius + radius + 2) ** 2);
  let chips = '';
  for (let attempt = 0; attempt < 4200; attempt += 1) {
    const radius = Math.max(4, palette.largest * (1 - attempt / 3600) * between(random, 0.55, 1));
    const x = random() * size.width;
    const y = random() * size.height;
    if (!isFree(x, y, radius)) continue;
    placed.push({ x, y, radius });
    const corners = 5 + Math.floor(random() * 4);
    const start = random() * Math.PI;
    const squash = between(random, 0.6, 1);
    const points: Point[] = Array.from({ length: corners }, (_, index) => {
      const angle = start + ((index + between(random, -0.32, 0.32)) / corners) * Math.PI * 2;
      const reach = radius * between(random, 0.78, 1.05);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash];
    });
    chips += polygon(points, vary(random, pick(random, palette.chips), 0.16));
  }
  let dust = '';
  for (let index = 0; index < 2600; index += 1) {
    dust += `M${num(random() * size.width)} ${num(random() * size.height)}h${num(random() * 2)}`;
  }
  const joints = `M${num(size.width * 0.36)} 0V${size.height}M0 ${num(size.height * 0.62)}H${size.width}`;
  return sheet(
    size,
    palette.ground,
    stroke(dust, shade(palette.ground, -0.4), 2.2, 0.4) +
      chips +
      stroke(joints, palette.joint, 5) +
      stroke(joints, '#ffffff', 1, 0.35),
  );
}

export type MarblePalette = { ground: string; cloud: string; vein: string; bright: string; joint: string };

type Figure = (offset: number, from: number, to: number, jitter: number) => Point[];

/** Lines of one block: they run together, bunch and part, because one slow noise bends them all. */
function marbleFigure(random: Random, size: Size): { reach: number; line: Figure } {
  const noise = planeNoise(random);
  const heading = between(random, 0.85, 1.1);
  const along: Point = [Math.cos(heading), Math.sin(heading)];
  const reach = Math.hypot(size.width, size.height) / 2 + 160;
  const line: Figure = (offset, from, to, jitter) => {
    const points: Point[] = [];
    for (let place = from; place <= to; place += 34) {
      const bend =
        offset +
        (noise(place / 420 + 8, offset / 260 + 8) - 0.5) * 430 +
        (noise(place / 120 + 3, offset / 90 + 3) - 0.5) * 64 +
        (noise(place / 40, offset / 7) - 0.5) * jitter;
      points.push([
        size.width / 2 + along[0] * place - along[1] * bend,
        size.height / 2 + along[1] * place + along[0] * bend,
      ]);
    }
    return points;
  };
  return { reach, line };
}

/** A vein that swells and thins: two sides around one path; `swells` says how far they part at each point. */
function taperedVein(
  path: readonly Point[],
  swells: readonly number[],
  fill: string,
  opacity: number,
): string {
  const offset = (side: number): Point[] =>
    path.map(([x, y], index) => [x + (swells[index] ?? 0) * side, y - (swells[index] ?? 0) * side * 0.5]);
  const back = offset(-1).reverse();
  return `<path d="${curve(offset(1))}${curve(back).replace('M', 'L')}Z" fill="${fill}" fill-opacity="${opacity}"/>`;
}

const even = (path: readonly Point[], width: number): number[] =>
  path.map((_, index) => Math.sin((index / (path.length - 1)) * Math.PI) * width);

const uneven = (random: Random, path: readonly Point[], width: number): number[] =>
  even(path, width).map((swell) => swell * between(random, 0.2, 1));

function marbleField(random: Random, size: Size, palette: MarblePalette): string {
  const { reach, line } = marbleFigure(random, size);
  const stretch = (longest: number): [number, number] => {
    const from = between(random, -reach, reach * 0.7);
    return [from, Math.min(reach, from + between(random, longest * 0.3, longest))];
  };
  let field = '';
  for (let cloud = 0; cloud < 80; cloud += 1) {
    const path = line(between(random, -reach, reach), ...stretch(reach * 1.8), 10);
    const tint = mix(palette.ground, palette.cloud, between(random, 0.15, 0.6));
    if (path.length > 3) field += taperedVein(path, even(path, between(random, 10, 70)), tint, 0.11);
  }
  let hairs = '';
  for (let band = 0; band < 9; band += 1) {
    const offset = -reach + ((band + between(random, 0.15, 0.85)) / 9) * reach * 2;
    const [from, to] = [between(random, -reach, -reach * 0.4), between(random, reach * 0.2, reach)];
    const spread = line(offset, from, to, 6);
    for (const width of [44, 30, 18, 9]) {
      field += taperedVein(spread, even(spread, width * between(random, 0.7, 1.1)), palette.cloud, 0.09);
    }
    for (let vein = 0; vein < 5; vein += 1) {
      const path = line(offset + between(random, -16, 16), from + random() * 160, to - random() * 260, 16);
      const width = between(random, 0.8, band % 3 ? 2.6 : 5);
      if (path.length > 3) field += taperedVein(path, uneven(random, path, width), palette.vein, 0.62);
    }
    const bright = line(offset + 9, from, to, 14);
    if (band % 3 === 1) field += taperedVein(bright, uneven(random, bright, 2.4), palette.bright, 0.8);
  }
  for (let hair = 0; hair < 60; hair += 1) {
    hairs += curve(line(between(random, -reach, reach), ...stretch(reach * 0.5), 22));
  }
  return field + stroke(hairs, palette.vein, 1.1, 0.3);
}

/** Large slabs, opened like a book: the right one mirrors the left. */
export function marbleSlabs(size: Size, seed: number, palette: MarblePalette): string {
  const random = mulberry32(seed);
  const half: Size = { width: size.width / 2, height: size.height };
  const field = marbleField(random, half, palette);
  const defs = `<clipPath id="s"><path d="M0 0H${num(half.width)}V${size.height}H0Z"/></clipPath><g id="slab" clip-path="url(#s)">${field}</g>`;
  const drawing = `<use href="#slab"/><use href="#slab" transform="matrix(-1 0 0 1 ${size.width} 0)"/>`;
  const joints = `M${num(half.width)} 0V${size.height}`;
  return sheet(
    size,
    palette.ground,
    drawing + stroke(joints, palette.joint, 3.4) + stroke(joints, '#fff', 1, 0.3),
    defs,
  );
}

/** Slabs waiting in a stack, seen from the edge. */
export function stackedEdges(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  ground: string,
): string {
  const random = mulberry32(seed);
  let drawing = '';
  let y = -10;
  while (y < size.height) {
    const thick = pick(random, [18, 26, 26, 38, 54]);
    const colour = vary(random, pick(random, stops), 0.12);
    const end = random() < 0.3 ? size.width + 4 : size.width * between(random, 0.9, 1.01);
    drawing += rect(0, y + thick, end, 7, '#0c0a0a');
    drawing += rect(0, y, end, thick, colour) + rect(0, y, end, 2.4, shade(colour, 0.45));
    drawing += rect(0, y + thick * 0.72, end, thick * 0.28, shade(colour, -0.2));
    drawing += rect(end - 3, y, 3, thick, shade(colour, 0.3));
    let body = '';
    for (let grain = 0; grain < thick * 2.2; grain += 1) {
      body += `M${num(random() * end)} ${num(y + 4 + random() * (thick - 8))}h${num(between(random, 0, 26))}`;
    }
    drawing += stroke(body, shade(colour, random() < 0.5 ? -0.5 : 0.5), 2, 0.24);
    y += thick + 5;
  }
  return sheet(size, ground, drawing);
}

/** What the print heads see: four turned screens of drops over a veined drawing. */
export function inkjetDots(
  size: Size,
  seed: number,
  ground: string,
  inks: readonly [string, string, string, string],
): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  let drawing = '';
  inks.forEach((ink, screen) => {
    const angle = ((screen * 23 + 8) * Math.PI) / 180;
    const step = 25;
    const reach = Math.hypot(size.width, size.height) / 2;
    const levels = Array.from({ length: 8 }, () => '');
    for (let down = -reach; down < reach; down += step) {
      for (let across = -reach; across < reach; across += step) {
        const x = size.width / 2 + across * Math.cos(angle) - down * Math.sin(angle);
        const y = size.height / 2 + across * Math.sin(angle) + down * Math.cos(angle);
        if (x < -step || y < -step || x > size.width + step || y > size.height + step) continue;
        const bend = noise(x / 250 + screen * 7, y / 250) * 2.6;
        const flow = Math.abs(Math.sin((x + y * 0.7) / 190 + bend * 2 + screen * 1.3));
        const level = Math.round((1 - flow) * 7 * (0.45 + (x / size.width) * 0.75));
        if (level > 0) levels[Math.min(7, level)] += `M${Math.round(x)} ${Math.round(y)}h0`;
      }
    }
    levels.forEach((d, level) => {
      if (d) drawing += stroke(d, ink, level * 3, 0.82);
    });
  });
  const frame = outline([
    [0, 0],
    [size.width, 0],
    [size.width, size.height],
    [0, size.height],
  ]);
  return sheet(size, ground, drawing + stroke(frame, shade(ground, -0.2), 8));
}
