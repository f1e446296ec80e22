import {
  between,
  circle,
  GLOSS,
  mix,
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

export type SamplePalette = { board: string; clay: string; glazes: readonly [string, ...string[]] };

/** Trial tiles on nails: each row one oxide, each column a little more of it. */
export function glazeSamples(
  size: Size,
  seed: number,
  palette: SamplePalette,
  { columns = 11, rows = 6 } = {},
): string {
  const random = mulberry32(seed);
  const [wide, tall] = [size.width / (columns + 0.6), size.height / (rows + 0.5)];
  let drawing = '';
  let grain = '';
  for (let line = 0; line < 90; line += 1) {
    const y = random() * size.height;
    grain += `M0 ${num(y)}q${num(size.width / 2)} ${num(between(random, -24, 24))} ${size.width} 0`;
  }
  drawing += stroke(grain, shade(palette.board, -0.4), 2, 0.22);
  for (let row = 0; row < rows; row += 1) {
    const glaze = palette.glazes[row % palette.glazes.length] ?? palette.clay;
    const other = palette.glazes[(row + 2) % palette.glazes.length] ?? palette.clay;
    for (let column = 0; column < columns; column += 1) {
      const turn = between(random, -3.2, 3.2);
      const [x, y] = [(column + 0.42) * wide, (row + 0.36) * tall];
      const [w, h] = [wide * 0.76, tall * 0.76];
      const colour = vary(
        random,
        mix(
          mix(palette.clay, glaze, 0.35 + (column / columns) * 0.65),
          other,
          column > columns * 0.6 ? 0.25 : 0,
        ),
        0.1,
      );
      const line = h * between(random, 0.74, 0.88);
      const run = `M0 6V${num(line)}q${num(w * 0.25)} ${num(between(random, -4, 22))} ${num(w * 0.5)} ${num(between(random, -4, 8))}T${num(w)} ${num(line)}V6q0 -6 -6 -6H6q-6 0 -6 6z`;
      drawing += `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)} ${num(w / 2)} 10)">${rect(6, 9, w, h, '#0d0a08', 7).replace('/>', ' fill-opacity=".35"/>')}${rect(0, 0, w, h, palette.clay, 7)}<path d="${run}" fill="${colour}"/><path d="${run}" fill="url(#gloss)"/>${circle(w / 2, 15, 9, shade(palette.board, -0.5))}${circle(w / 2 - 2, 13, 5.5, '#d9d4c8')}${stroke(`M${num(w * 0.2)} ${num(h - 12)}h${num(w * between(random, 0.2, 0.5))}`, '#2a211c', 3, 0.6)}</g>`;
    }
  }
  return sheet(size, palette.board, drawing, GLOSS);
}

export type CrystalPalette = {
  ground: readonly [string, ...string[]];
  crystals: readonly [string, ...string[]];
  core: string;
};

const crystal = (random: Random, [x, y]: Point, radius: number, colour: string, core: string): string => {
  const needles = Math.round(radius * 0.75);
  let fine = '';
  let strong = '';
  for (let needle = 0; needle < needles; needle += 1) {
    const angle = (needle / needles) * Math.PI * 2 + between(random, -0.05, 0.05);
    const reach = radius * (0.86 + 0.14 * Math.cos(angle * 2 + radius)) * between(random, 0.86, 1);
    const d = `M${num(x + Math.cos(angle) * radius * 0.06)} ${num(y + Math.sin(angle) * radius * 0.06)}L${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
    if (needle % 5) fine += d;
    else strong += d;
  }
  const fan = [0, 1]
    .map((half) => {
      const angle = radius + half * Math.PI;
      return polygon(
        [
          [x, y],
          [x + Math.cos(angle - 0.35) * radius * 0.92, y + Math.sin(angle - 0.35) * radius * 0.92],
          [x + Math.cos(angle + 0.35) * radius * 0.92, y + Math.sin(angle + 0.35) * radius * 0.92],
        ],
        shade(colour, 0.5),
      ).replace('/>', ' fill-opacity=".22"/>');
    })
    .join('');
  return `${circle(x, y, radius, shade(colour, -0.1)).replace('/>', ' fill-opacity=".62"/>')}${circle(x, y, radius * 0.7, shade(colour, 0.18)).replace('/>', ' fill-opacity=".4"/>')}${fan}${stroke(fine, shade(colour, 0.45), 1.6, 0.55)}${stroke(strong, shade(colour, 0.75), 2.2, 0.75)}${stroke(`M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 1 0 .1`, shade(colour, -0.4), 2.4, 0.5)}${circle(x, y, Math.max(3, radius * 0.05), core)}`;
};

/** Zinc silicate grown in the glaze while the kiln cools slowly. */
export function crystals(size: Size, seed: number, palette: CrystalPalette, count = 34): string {
  const random = mulberry32(seed);
  const placed: { at: Point; radius: number }[] = [];
  for (let trial = 0; trial < 2400 && placed.length < count; trial += 1) {
    const radius = between(random, 34, 210) * (placed.length < 6 ? 1 : 0.62);
    const at: Point = [random() * size.width, random() * size.height];
    const overlap = placed.some(
      (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (other.radius + radius) * 0.9,
    );
    if (!overlap) placed.push({ at, radius });
  }
  let drawing = rect(0, 0, size.width, size.height, 'url(#melt)');
  for (let drop = 0; drop < 700; drop += 1)
    drawing += circle(
      random() * size.width,
      random() * size.height,
      between(random, 1, 5),
      ramp(palette.ground, random()),
    ).replace('/>', ' fill-opacity=".5"/>');
  for (const { at, radius } of placed)
    drawing += crystal(random, at, radius, vary(random, pick(random, palette.crystals), 0.14), palette.core);
  const stops = palette.ground
    .map(
      (colour, index) =>
        `<stop offset="${num(index / Math.max(1, palette.ground.length - 1))}" stop-color="${colour}"/>`,
    )
    .join('');
  return sheet(
    size,
    palette.ground[0],
    drawing,
    `<linearGradient id="melt" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient>`,
  );
}

export type LinePalette = {
  wall: string;
  machine: string;
  accent: string;
  floor: string;
  tiles: readonly [string, ...string[]];
};

/** The glazing line from the side: rollers, booths, tiles on their way to the kiln. */
export function glazingLine(size: Size, seed: number, palette: LinePalette): string {
  const random = mulberry32(seed);
  const { width, height } = size;
  const belt = height * 0.62;
  let drawing =
    rect(0, 0, width, height * 0.84, palette.wall) +
    rect(0, height * 0.84, width, height * 0.16, palette.floor);
  for (let window = 0; window < 7; window += 1)
    drawing += rect(
      width * (0.03 + window * 0.14),
      height * 0.06,
      width * 0.1,
      height * 0.13,
      shade(palette.wall, 0.6),
      6,
    );
  drawing +=
    rect(0, height * 0.25, width, 15, shade(palette.machine, -0.3)) +
    rect(0, height * 0.28, width, 8, palette.accent);
  let x = width * 0.04;
  while (x < width - width * 0.1) {
    const wide = width * between(random, 0.11, 0.19);
    const tall = height * between(random, 0.2, 0.28);
    const top = belt - tall - height * 0.03;
    const paint = random() < 0.4 ? palette.accent : palette.machine;
    drawing += stroke(
      `M${num(x + wide * 0.3)} ${num(height * 0.27)}V${num(top)}M${num(x + wide * 0.7)} ${num(height * 0.27)}V${num(top)}`,
      shade(palette.machine, -0.35),
      13,
    );
    drawing +=
      rect(x + 10, top + 12, wide, tall, '#0d0a08', 12).replace('/>', ' fill-opacity=".2"/>') +
      rect(x, top, wide, tall, vary(random, paint, 0.1), 12) +
      rect(x, top, wide, tall, 'url(#gloss)', 12);
    drawing += rect(x + wide * 0.12, top + tall * 0.16, wide * 0.5, tall * 0.42, '#1b2430', 8);
    drawing += [0.2, 0.32, 0.44]
      .map((share) =>
        rect(
          x + wide * 0.17,
          top + tall * share,
          wide * between(random, 0.14, 0.38),
          tall * 0.05,
          pick(random, ['#7fd1b0', '#f2c14e', '#8fb3dc']),
          3,
        ),
      )
      .join('');
    drawing +=
      circle(x + wide * 0.8, top + tall * 0.24, 13, pick(random, ['#6cc070', '#6cc070', '#e0533d'])) +
      circle(x + wide * 0.8, top + tall * 0.46, 10, '#d9d4c8');
    for (let jet = 0; jet < 5; jet += 1)
      drawing += `<path d="M${num(x + wide * (0.2 + jet * 0.15))} ${num(top + tall)}l-9 ${num(height * 0.028)}h18z" fill="${pick(random, palette.tiles)}" fill-opacity=".6"/>`;
    x += wide + width * between(random, 0.04, 0.09);
  }
  for (let at = -20; at < width; at += 132) {
    const colour = ramp(palette.tiles, at / width);
    drawing +=
      rect(at, belt - 15, 112, 15, vary(random, colour, 0.1), 2) +
      rect(at, belt - 4, 112, 4, shade(colour, -0.45));
  }
  drawing += rect(0, belt + 2, width, 46, shade(palette.machine, -0.25));
  for (let roller = 8; roller < width; roller += 44)
    drawing += circle(roller, belt + 12, 13, '#c9ccd0') + circle(roller, belt + 12, 5, '#5a6068');
  for (let leg = 60; leg < width; leg += 250)
    drawing +=
      rect(leg, belt + 48, 30, height * 0.84 - belt - 32, shade(palette.machine, -0.4)) +
      rect(leg - 16, height * 0.855, 62, 13, shade(palette.machine, -0.55), 4);
  let hatch = '';
  for (let stripe = -20; stripe < width; stripe += 64)
    hatch += `M${stripe} ${num(height * 0.93)}h34l-20 ${num(height * 0.03)}h-34z`;
  return sheet(
    size,
    palette.wall,
    `${drawing}<path d="${hatch}" fill="${palette.accent}" fill-opacity=".8"/>`,
    GLOSS,
  );
}

export type RingPalette = { ground: string; joint: string; shares: readonly [string, ...string[]] };

/** A share chart in rings of small tiles; `shares` add up to one. */
export function ringChart(size: Size, seed: number, palette: RingPalette, shares: readonly number[]): string {
  const random = mulberry32(seed);
  const [cx, cy] = [size.width / 2, size.height / 2];
  const noise = planeNoise(random);
  const step = 30;
  const [inner, outer] = [size.height * 0.2, size.height * 0.42];
  let drawing = '';
  for (let y = 0; y < size.height; y += step)
    for (let x = 0; x < size.width; x += step)
      if (
        Math.hypot(x + 15 - cx, y + 15 - cy) > outer + 26 ||
        Math.hypot(x + 15 - cx, y + 15 - cy) < inner - 22
      )
        drawing += rect(
          x + 1.5,
          y + 1.5,
          step - 3,
          step - 3,
          vary(random, shade(palette.ground, noise(x / 300, y / 300) * 0.12 - 0.06), 0.05),
          2,
        );
  const shareAt = (turn: number): number => {
    let sum = 0;
    return shares.findIndex((share) => {
      sum += share;
      return turn < sum;
    });
  };
  const rings = Math.round((outer - inner) / step);
  for (let ring = 0; ring < rings; ring += 1) {
    const [from, to] = [inner + ring * step + 2, inner + (ring + 1) * step - 2];
    const count = Math.round((2 * Math.PI * to) / step);
    for (let index = 0; index < count; index += 1) {
      const share = shareAt((index + 0.5) / count);
      const colour = palette.shares[Math.max(0, share) % palette.shares.length] ?? palette.ground;
      const [start, end] = [index / count, (index + 1) / count].map(
        (turn) => turn * 2 * Math.PI - Math.PI / 2,
      );
      const gap = 2 / to;
      const corner = (radius: number, angle: number): Point => [
        cx + Math.cos(angle) * radius,
        cy + Math.sin(angle) * radius,
      ];
      const [a, b] = [(start ?? 0) + gap, (end ?? 0) - gap];
      drawing += polygon(
        [corner(from, a), corner(to, a), corner(to, b), corner(from, b)],
        vary(random, shade(colour, ring * 0.03), 0.16),
      );
    }
  }
  return sheet(size, palette.joint, drawing);
}
