import {
  between,
  bevels,
  circle,
  curve,
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

export type FacadePalette = {
  panels: readonly [string, ...string[]];
  glass: readonly [string, string];
  frame: string;
  sky: string;
};

/** A ventilated façade: large panels hung before the wall, windows where the plan wants them. */
export function facade(
  size: Size,
  seed: number,
  palette: FacadePalette,
  { columns = 10, rows = 7 } = {},
): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const wide = size.width / columns;
  const tall = size.height / rows;
  let drawing = '';
  for (let row = 0; row < rows; row += 1) {
    const shift = random() < 0.5 ? 0 : 1;
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * wide, row * tall];
      const isWindow = (column + shift) % 3 === 0;
      if (!isWindow) {
        for (const half of [0, 1]) {
          const colour = vary(random, ramp(palette.panels, noise(column * 0.6 + 3, row * 0.9 + half)), 0.09);
          drawing += rect(x + 3, y + (half * tall) / 2 + 3, wide - 6, tall / 2 - 6, colour);
          edge.addRect(x + 4, y + (half * tall) / 2 + 4, wide - 8, tall / 2 - 8);
        }
        continue;
      }
      const isLit = random() < 0.22;
      drawing += rect(x, y, wide, tall, shade(palette.frame, -0.3));
      drawing += rect(
        x + wide * 0.1,
        y + tall * 0.08,
        wide * 0.86,
        tall * 0.84,
        isLit ? '#ffd98a' : palette.glass[0],
      );
      if (!isLit)
        drawing += `<path d="M${num(x + wide * 0.1)} ${num(y + tall * 0.92)}V${num(y + tall * 0.5)}L${num(x + wide * 0.7)} ${num(y + tall * 0.08)}H${num(x + wide * 0.96)}V${num(y + tall * 0.3)}Z" fill="${palette.glass[1]}" fill-opacity=".75"/>`;
      if (random() < 0.45)
        drawing += rect(
          x + wide * 0.1,
          y + tall * 0.08,
          wide * 0.86,
          tall * between(random, 0.1, 0.5),
          shade(palette.sky, 0.4),
        ).replace('/>', ' fill-opacity=".8"/>');
      drawing += rect(x + wide * 0.5, y + tall * 0.08, 6, tall * 0.84, palette.frame);
      drawing += rect(x, y + tall * 0.92, wide, tall * 0.05, shade(palette.frame, 0.35));
    }
  }
  return sheet(size, shade(palette.frame, -0.4), drawing + edge.draw(2.4, 0.4));
}

/** Roof tiles in rows, each cover over two channels, weathered by forty winters. */
export function roofTiles(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  step = 108,
): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const rise = step * 1.35;
  let drawing = '';
  for (let row = Math.ceil(size.height / rise) + 1; row >= -1; row -= 1) {
    for (let column = -1; column * step < size.width + step; column += 1) {
      const x = column * step + between(random, -3, 3);
      const y = row * rise + between(random, -7, 7) - rise * 0.3;
      const colour = vary(
        random,
        ramp(stops, noise(x / 280, y / 280) * 0.8 + between(random, -0.1, 0.3)),
        0.14,
      );
      const wide = step * 0.78;
      const long = rise * 1.16;
      const d = `M${num(x)} ${num(y)}h${num(wide)}l${num(-wide * 0.04)} ${num(long)}a${num(wide * 0.46)} ${num(wide * 0.3)} 0 0 1 -${num(wide * 0.92)} 0z`;
      drawing += `<path d="${d}" transform="translate(9 13)" fill="#1a0c06" fill-opacity=".4"/><path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#cover)"/>`;
      if (random() < 0.2)
        drawing += circle(
          x + wide * between(random, 0.2, 0.8),
          y + long * between(random, 0.4, 0.95),
          between(random, 5, 15),
          '#c9c08a',
        ).replace('/>', ' fill-opacity=".5"/>');
    }
  }
  const cover =
    '<linearGradient id="cover"><stop offset="0" stop-color="#1a0c06" stop-opacity=".5"/><stop offset=".3" stop-color="#fff3dc" stop-opacity=".32"/><stop offset=".6" stop-color="#fff3dc" stop-opacity="0"/><stop offset="1" stop-color="#1a0c06" stop-opacity=".55"/></linearGradient>';
  return sheet(size, shade(stops[0], -0.72), drawing, cover);
}

export type LandscapePalette = {
  sky: readonly [string, string];
  sun: string;
  hills: readonly [string, ...string[]];
  brick: string;
};

const works = (random: Random, x: number, foot: number, unit: number, brick: string): string => {
  let drawing = '';
  const sheds = 2 + Math.floor(random() * 3);
  for (let shed = 0; shed < sheds; shed += 1) {
    const left = x + shed * unit * 1.6;
    const tall = unit * between(random, 0.9, 1.2);
    drawing += `<path d="M${num(left)} ${num(foot)}v-${num(tall)}l${num(unit * 1.6)} -${num(unit * 0.5)}V${num(foot)}z" fill="${vary(random, brick, 0.2)}"/>`;
    drawing += [0.2, 0.6, 1]
      .map((at) =>
        rect(left + unit * (at + 0.08), foot - tall * 0.6, unit * 0.24, tall * 0.28, shade(brick, -0.5)),
      )
      .join('');
  }
  const stack = x + unit * between(random, 0.4, sheds * 1.4);
  const top = foot - unit * between(random, 3.2, 4.6);
  drawing += `<path d="M${num(stack)} ${num(foot)}L${num(stack + unit * 0.1)} ${num(top)}h${num(unit * 0.26)}L${num(stack + unit * 0.46)} ${num(foot)}z" fill="${shade(brick, -0.2)}"/>${rect(stack + unit * 0.04, top, unit * 0.38, unit * 0.14, shade(brick, 0.2))}`;
  return drawing;
};

/** The hills of the district with its works among them. */
export function landscape(size: Size, seed: number, palette: LandscapePalette): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const { width, height } = size;
  const [sunX, sunY] = [width * between(random, 0.2, 0.8), height * between(random, 0.2, 0.34)];
  let drawing = rect(0, 0, width, height, 'url(#sky)');
  drawing += [2.3, 1.6]
    .map((grow) =>
      circle(sunX, sunY, height * 0.08 * grow, palette.sun).replace('/>', ' fill-opacity=".16"/>'),
    )
    .join('');
  drawing += circle(sunX, sunY, height * 0.08, palette.sun);
  const count = 7;
  for (let layer = 0; layer < count; layer += 1) {
    const level = height * (0.36 + 0.095 * layer);
    const ridge = (x: number): number =>
      level +
      (noise(x / (340 - layer * 16) + layer * 5, layer * 3.3) - 0.5) * height * (0.26 - layer * 0.022);
    const points: Point[] = [];
    for (let x = -40; x <= width + 80; x += 40) points.push([x, ridge(x)]);
    const colour = ramp(palette.hills, layer / (count - 1));
    if (layer >= 2 && layer < 6) {
      const x = width * between(random, 0.08, 0.8);
      drawing += works(random, x, ridge(x) + height * 0.05, height * (0.028 + layer * 0.006), palette.brick);
    }
    drawing += `<path d="${curve(points)}V${height}H-40Z" fill="${colour}"/>${stroke(curve(points), shade(colour, 0.35), 2.4, 0.5)}`;
    if (layer < 2) continue;
    let rows = '';
    for (let line = 1; line < 7; line += 1)
      rows += curve(
        points.map(
          ([x, y]): Point => [x, y + line * (6 + layer * 2.6) + Math.sin(x / 130 + layer) * line * 2],
        ),
      );
    drawing += stroke(rows, shade(colour, layer % 2 ? 0.22 : -0.25), 2.2, 0.3);
    for (let tree = 0; tree < 5 + layer * 2; tree += 1) {
      const x = random() * width;
      const tall = height * (0.018 + layer * 0.007);
      drawing += `<ellipse cx="${num(x)}" cy="${num(ridge(x) - tall * 0.6)}" rx="${num(tall * 0.2)}" ry="${num(tall)}" fill="${shade(colour, -0.42)}"/>`;
    }
  }
  const sky = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".62" stop-color="${palette.sky[1]}"/></linearGradient>`;
  return sheet(size, palette.sky[1], drawing, sky);
}

export type ContourPalette = { stops: readonly [string, ...string[]]; ink: string };

/** Lines of equal height over the clay beds, by marching squares. */
export function contours(size: Size, seed: number, palette: ContourPalette): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const step = 24;
  const levels = 13;
  const height = (x: number, y: number): number =>
    noise(x / 360, y / 360) * 0.75 + noise(x / 130 + 7, y / 130 + 7) * 0.25;
  const lines = Array.from({ length: levels }, () => '');
  let fields = '';
  for (let y = 0; y < size.height; y += step) {
    for (let x = 0; x < size.width; x += step) {
      const corners: [Point, number][] = (
        [
          [x, y],
          [x + step, y],
          [x + step, y + step],
          [x, y + step],
        ] as Point[]
      ).map((at) => [at, height(...at)]);
      const mean = corners.reduce((sum, [, value]) => sum + value, 0) / 4;
      fields += rect(x, y, step + 0.5, step + 0.5, ramp(palette.stops, Math.floor(mean * levels) / levels));
      lines.forEach((_, level) => {
        const target = (level + 1) / levels;
        const cuts = corners.flatMap(([[ax, ay], from], index) => {
          const [[bx, by], to] = corners[(index + 1) % 4] ?? [[0, 0], 0];
          if (from < target === to < target) return [];
          const share = (target - from) / (to - from);
          return [`${num(ax + (bx - ax) * share)} ${num(ay + (by - ay) * share)}`];
        });
        if (cuts.length >= 2) lines[level] += `M${cuts[0]}L${cuts[1]}`;
      });
    }
  }
  const drawn = lines.map((d, level) => stroke(d, palette.ink, level % 4 === 1 ? 3.4 : 1.5, 0.75)).join('');
  let marks = '';
  for (let mark = 0; mark < 7; mark += 1) {
    const [x, y] = [between(random, 0.08, 0.92) * size.width, between(random, 0.1, 0.9) * size.height];
    const colour = pick(random, ['#b3402a', '#1d3f8f']);
    marks += circle(x, y, 20, '#fffaf0') + circle(x, y, 14, colour) + circle(x, y, 5, '#fffaf0');
  }
  return sheet(size, palette.stops[0], fields + drawn + marks);
}
