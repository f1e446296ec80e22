import {
  between,
  bevels,
  circle,
  GLOSS,
  mulberry32,
  num,
  type Point,
  planeNoise,
  polygon,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

export type PennyPalette = { ground: string; petal: string; heart: string; joint: string };

/** Penny rounds: every seventh is the heart of a flower. */
export function pennyRounds(size: Size, seed: number, palette: PennyPalette, step = 44): string {
  const random = mulberry32(seed);
  const rise = (step * Math.sqrt(3)) / 2;
  const radius = step / 2 - 2.6;
  let rounds = '';
  let glints = '';
  let shadows = '';
  for (let row = -1; row * rise < size.height + step; row += 1) {
    for (let column = -1; column * step < size.width + step; column += 1) {
      const x = column * step + (row % 2 ? step / 2 : 0);
      const y = row * rise;
      // Along the lattice's own axes every neighbour differs by 1, 3 or 4 modulo 13: flowers that never touch.
      const flower = (((column - Math.floor(row / 2) + row * 4) % 13) + 13) % 13;
      const isPetal = [1, 3, 4, 9, 10, 12].includes(flower);
      const colour = flower === 0 ? palette.heart : isPetal ? palette.petal : palette.ground;
      rounds += circle(x, y, radius, vary(random, colour, colour === palette.ground ? 0.07 : 0.16));
      glints += `M${num(x - radius * 0.55)} ${num(y - radius * 0.25)}a${num(radius * 0.6)} ${num(radius * 0.6)} 0 0 1 ${num(radius * 0.5)} -${num(radius * 0.4)}`;
      shadows += `M${num(x + radius * 0.7)} ${num(y + radius * 0.45)}a${num(radius * 0.86)} ${num(radius * 0.86)} 0 0 1 -${num(radius)} ${num(radius * 0.38)}`;
    }
  }
  return sheet(
    size,
    palette.joint,
    rounds + stroke(shadows, '#12141c', 3, 0.2) + stroke(glints, '#ffffff', 3.4, 0.5),
  );
}

export type HexagonPalette = {
  stops: readonly [string, ...string[]];
  joint: string;
  accent?: string;
  variation?: number;
};

/** Hexagons whose glaze pools and breaks from tile to tile. */
export function hexagons(size: Size, seed: number, palette: HexagonPalette, radius = 76): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const across = radius * Math.sqrt(3);
  let tiles = '';
  for (let row = -1; row * radius * 1.5 < size.height + radius * 2; row += 1) {
    for (let column = -1; column * across < size.width + across; column += 1) {
      const x = column * across + (row % 2 ? across / 2 : 0);
      const y = row * radius * 1.5;
      const corners: Point[] = [-90, -30, 30, 90, 150, 210].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return [x + Math.cos(angle) * (radius - 3), y + Math.sin(angle) * (radius - 3)];
      });
      const place = noise(x / 300, y / 300) * 0.75 + random() * 0.3 - 0.03;
      const isAccent = palette.accent !== undefined && random() < 0.055;
      const colour = isAccent && palette.accent ? palette.accent : ramp(palette.stops, place);
      tiles +=
        polygon(corners, vary(random, colour, palette.variation ?? 0.14)) + polygon(corners, 'url(#gloss)');
      edge.add(corners);
      if (random() < 0.6) {
        const bowl = radius * between(random, 0.35, 0.62);
        tiles += `<ellipse cx="${num(x + between(random, -10, 10))}" cy="${num(y + between(random, -10, 10))}" rx="${num(bowl)}" ry="${num(bowl * between(random, 0.7, 1))}" fill="${shade(colour, between(random, -0.3, 0.3))}" fill-opacity=".22"/>`;
      }
    }
  }
  return sheet(size, palette.joint, tiles + edge.draw(2, 0.4), GLOSS);
}

export type ScalePalette = { stops: readonly [string, ...string[]]; joint: string };

/** Fish scales, each row lying over the one below. */
export function fishScales(size: Size, seed: number, palette: ScalePalette, step = 116): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const radius = step / 2;
  const rows = Math.ceil(size.height / radius) + 2;
  let scales = '';
  for (let row = rows; row >= -1; row -= 1) {
    for (let column = -1; column * step < size.width + step; column += 1) {
      const x = column * step + (row % 2 ? radius : 0);
      const y = row * radius - radius * 0.4;
      const place =
        (y / size.height) * 0.55 + noise(x / 300, y / 300) * 0.5 + between(random, -0.1, 0.1) - 0.03;
      const colour = vary(random, ramp(palette.stops, place), 0.1);
      scales += circle(x, y, radius, palette.joint) + circle(x, y, radius - 4, colour);
      scales += circle(x, y, radius - 4, 'url(#scale)');
      scales += `<path d="M${num(x - radius + 10)} ${num(y)}a${num(radius - 10)} ${num(radius - 10)} 0 0 0 ${num((radius - 10) * 0.5)} ${num((radius - 10) * 0.866)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`;
    }
  }
  const gloss =
    '<radialGradient id="scale" cx=".42" cy=".62" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0a1020" stop-opacity=".3"/></radialGradient>';
  return sheet(size, palette.joint, scales, gloss);
}

/** The portico of a town that walks to its fair dry-shod. */
export function portico(
  size: Size,
  seed: number,
  wall: string,
  sky: string,
  floor: readonly [string, string],
): string {
  const random = mulberry32(seed);
  const ground = size.height * 0.78;
  let drawing = rect(0, 0, size.width, ground, wall);
  let plaster = '';
  for (let index = 0; index < 260; index += 1) {
    plaster += `M${num(random() * size.width)} ${num(random() * ground)}h${num(between(random, 6, 60))}`;
  }
  drawing += stroke(plaster, shade(wall, -0.4), 2, 0.09);
  const bays = 5;
  const bay = size.width / bays;
  for (let index = 0; index < bays; index += 1) {
    const left = index * bay + bay * 0.16;
    const width = bay * 0.68;
    const spring = size.height * 0.4;
    const arch = (grow: number): string =>
      `M${num(left - grow)} ${num(ground)}V${num(spring)}a${num(width / 2 + grow)} ${num(width / 2 + grow)} 0 0 1 ${num(width + grow * 2)} 0V${num(ground)}Z`;
    drawing += `<path d="${arch(16)}" fill="${shade(wall, 0.3)}"/><path d="${arch(0)}" fill="${shade(wall, -0.55)}"/>`;
    drawing += `<path d="M${num(left + 36)} ${num(ground)}V${num(spring + 16)}a${num(width / 2 - 18)} ${num(width / 2 - 18)} 0 0 1 ${num(width - 36)} 0V${num(ground)}Z" fill="${sky}"/>`;
    drawing += `<path d="M${num(left + 36)} ${num(ground)}V${num(ground - 150)}l${num(width - 36)} 40V${num(ground)}Z" fill="${shade(wall, -0.2)}" fill-opacity=".7"/>`;
    drawing += rect(left - bay * 0.32 + 8, spring - 12, bay * 0.32 - 16, 22, shade(wall, 0.4));
    drawing += rect(left - bay * 0.32 + 2, ground - 40, bay * 0.32 - 4, 40, shade(wall, -0.25));
    drawing += rect(
      index * bay + bay * 0.36,
      size.height * 0.04,
      bay * 0.28,
      size.height * 0.1,
      shade(wall, -0.5),
      2,
    );
    drawing += rect(
      index * bay + bay * 0.27,
      size.height * 0.04,
      bay * 0.09,
      size.height * 0.1,
      shade(floor[0], -0.1),
      1,
    );
    drawing += rect(
      index * bay + bay * 0.64,
      size.height * 0.04,
      bay * 0.09,
      size.height * 0.1,
      shade(floor[0], -0.1),
      1,
    );
  }
  drawing +=
    rect(0, size.height * 0.17, size.width, 9, shade(wall, 0.35)) +
    rect(0, size.height * 0.17 + 9, size.width, 5, shade(wall, -0.3));
  for (let row = 0; row < 6; row += 1) {
    const top = ground + ((size.height - ground) * row ** 1.4) / 6 ** 1.4;
    const bottom = ground + ((size.height - ground) * (row + 1) ** 1.4) / 6 ** 1.4;
    const count = 20;
    for (let column = -count; column < count * 2; column += 1) {
      const spread = (y: number): number => 1 + ((y - ground) / (size.height - ground)) * 0.9;
      const at = (share: number, y: number): number =>
        size.width / 2 + (share / count - 0.5) * size.width * spread(y);
      if (at(column + 1, bottom) < 0 || at(column, bottom) > size.width) continue;
      drawing += polygon(
        [
          [at(column, top), top],
          [at(column + 1, top), top],
          [at(column + 1, bottom), bottom],
          [at(column, bottom), bottom],
        ],
        vary(random, floor[(row + Math.abs(column)) % 2] ?? floor[0], 0.07),
      );
    }
  }
  return sheet(size, wall, drawing);
}
