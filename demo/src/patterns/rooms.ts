import {
  between,
  circle,
  GLOSS,
  mulberry32,
  num,
  type Point,
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

/** A floor in one-point perspective from `top` to `bottom`, chequered with `colours`. */
export function perspectiveFloor(
  random: Random,
  size: Size,
  {
    top,
    bottom,
    spread = 2.6,
    columns = 14,
  }: { top: number; bottom: number; spread?: number; columns?: number },
  colours: readonly [string, string],
): string {
  const rows = 9;
  const level = (row: number): number => top + (bottom - top) * (row / rows) ** 1.7;
  const at = (share: number, y: number): number => {
    const wide = 1 + ((y - top) / (bottom - top)) * (spread - 1);
    return size.width / 2 + (share / columns - 0.5) * size.width * wide;
  };
  let drawing = '';
  for (let row = 0; row < rows; row += 1) {
    const [near, far] = [level(row + 1), level(row)];
    for (let column = -columns; column < columns * 2; column += 1) {
      if (at(column + 1, near) < 0 || at(column, near) > size.width) continue;
      const corners: Point[] = [
        [at(column, far), far],
        [at(column + 1, far), far],
        [at(column + 1, near), near],
        [at(column, near), near],
      ];
      const colour = colours[(row + Math.abs(column)) % 2] ?? colours[0];
      drawing += polygon(corners, vary(random, shade(colour, (row / rows) * 0.1 - 0.1), 0.08));
    }
  }
  return drawing;
}

export type BathPalette = {
  wall: readonly [string, ...string[]];
  floor: readonly [string, string];
  tub: string;
  metal: string;
  textile: string;
  joint: string;
};

const plant = (random: Random, x: number, foot: number, tall: number, leaf: string, pot: string): string => {
  let leaves = '';
  for (let index = 0; index < 13; index += 1) {
    const lean = (index / 12 - 0.5) * 1.9 + between(random, -0.1, 0.1);
    const reach = tall * between(random, 0.6, 1);
    const [tipX, tipY] = [x + Math.sin(lean) * reach, foot - tall * 0.4 - Math.cos(lean) * reach * 0.8];
    const [side, rise] = [Math.cos(lean) * tall * 0.09, Math.sin(lean) * tall * 0.09];
    const [midX, midY] = [(x + tipX) / 2 + Math.sin(lean) * 18, (foot - tall * 0.38 + tipY) / 2 - 12];
    leaves += `<path d="M${num(x)} ${num(foot - tall * 0.36)}Q${num(midX - side)} ${num(midY - rise)} ${num(tipX)} ${num(tipY)}Q${num(midX + side)} ${num(midY + rise)} ${num(x)} ${num(foot - tall * 0.36)}Z" fill="${vary(random, leaf, 0.3)}"/>`;
  }
  return `${leaves}<path d="M${num(x - tall * 0.22)} ${num(foot - tall * 0.42)}h${num(tall * 0.44)}l-${num(tall * 0.07)} ${num(tall * 0.42)}h-${num(tall * 0.3)}z" fill="${pot}"/>${rect(x - tall * 0.24, foot - tall * 0.44, tall * 0.48, tall * 0.07, shade(pot, 0.2), 4)}`;
};

/** A bath by the window: tiled wall, free-standing tub, one plant. */
export function bathroom(size: Size, seed: number, palette: BathPalette, tile: Size): string {
  const random = mulberry32(seed);
  const ground = size.height * 0.74;
  let drawing = rect(0, 0, size.width, ground, palette.joint);
  for (let row = 0; row * tile.height < ground; row += 1) {
    const offset = row % 2 && tile.width !== tile.height ? -tile.width / 2 : 0;
    for (let column = 0; column * tile.width + offset < size.width; column += 1) {
      const x = column * tile.width + offset;
      const colour = vary(
        random,
        ramp(palette.wall, (row * tile.height) / ground + between(random, -0.12, 0.12)),
        0.09,
      );
      const tall = Math.min(tile.height, ground - row * tile.height) - 5;
      drawing += rect(x, row * tile.height, tile.width - 5, tall, colour, 3);
      drawing += rect(x, row * tile.height, tile.width - 5, tall, 'url(#gloss)', 3);
    }
  }
  const isLeft = random() < 0.5;
  const windowX = size.width * (isLeft ? 0.1 : 0.66);
  const [wide, tall] = [size.width * 0.24, ground * 0.56];
  const top = ground * 0.13;
  drawing += `<path d="M${num(windowX)} ${num(top + tall)}V${num(top + wide / 2)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(wide)} 0V${num(top + tall)}Z" fill="url(#sky)" stroke="${shade(palette.joint, 0.5)}" stroke-width="20"/>`;
  drawing += stroke(
    `M${num(windowX + wide / 2)} ${num(top)}V${num(top + tall)}M${num(windowX)} ${num(top + tall * 0.56)}h${num(wide)}`,
    shade(palette.joint, 0.5),
    9,
  );
  drawing += rect(windowX - 24, top + tall - 4, wide + 48, 20, shade(palette.joint, 0.6), 4);
  drawing += perspectiveFloor(random, size, { top: ground, bottom: size.height }, palette.floor);
  drawing += rect(0, ground - 16, size.width, 20, shade(palette.joint, 0.4));
  const tubX = size.width * (isLeft ? 0.42 : 0.1);
  const span = size.width * 0.46;
  const rim = ground - size.height * 0.17;
  const foot = ground + size.height * 0.1;
  const body = `M${num(tubX - 14)} ${num(rim)}H${num(tubX + span + 14)}C${num(tubX + span)} ${num(rim + (foot - rim) * 0.6)} ${num(tubX + span * 0.93)} ${num(foot)} ${num(tubX + span * 0.82)} ${num(foot)}H${num(tubX + span * 0.18)}C${num(tubX + span * 0.07)} ${num(foot)} ${num(tubX)} ${num(rim + (foot - rim) * 0.6)} ${num(tubX - 14)} ${num(rim)}Z`;
  drawing += `<ellipse cx="${num(tubX + span / 2 + 20)}" cy="${num(foot + 6)}" rx="${num(span * 0.46)}" ry="24" fill="#0d0a08" fill-opacity=".3"/><path d="${body}" fill="${palette.tub}"/><path d="${body}" fill="url(#gloss)"/>${rect(tubX - 26, rim - 16, span + 52, 24, shade(palette.tub, 0.5), 12)}`;
  const tap = tubX + span * (isLeft ? 0.12 : 0.88);
  const lean = isLeft ? 1 : -1;
  drawing += stroke(
    `M${num(tap)} ${num(rim - 14)}V${num(rim - 170)}q0 -54 ${num(lean * 56)} -54q${num(lean * 46)} 0 ${num(lean * 46)} 50`,
    palette.metal,
    16,
  );
  drawing += stroke(`M${num(tap - 34)} ${num(rim - 74)}h68`, palette.metal, 13);
  const towel = tubX + span * (isLeft ? 0.6 : 0.24);
  drawing += `<path d="M${num(towel)} ${num(rim - 20)}h${num(span * 0.16)}v${num((foot - rim) * 0.72)}h-${num(span * 0.16)}z" fill="${palette.textile}"/>${stroke([0.5, 0.56, 0.66].map((share) => `M${num(towel + 6)} ${num(rim + (foot - rim) * share)}h${num(span * 0.16 - 12)}`).join(''), shade(palette.textile, 0.55), 5, 0.8)}`;
  drawing += plant(
    random,
    size.width * (isLeft ? 0.26 : 0.78),
    foot - 10,
    size.height * 0.3,
    '#4d7a57',
    palette.textile,
  );
  const sky =
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9cfe4"/><stop offset=".62" stop-color="#e9eee2"/><stop offset="1" stop-color="#b9c79a"/></linearGradient>';
  return sheet(size, palette.joint, drawing, GLOSS + sky);
}

export type InteriorPalette = {
  wall: string;
  recess: string;
  ceiling: string;
  floor: readonly [string, string];
  light: string;
  furniture: string;
};

/** An empty room with a floor to look at: arch, side walls and the sun coming in. */
export function interior(size: Size, seed: number, palette: InteriorPalette, arches = 1): string {
  const random = mulberry32(seed);
  const { width, height } = size;
  const [left, right, top, ground] = [width * 0.2, width * 0.8, height * 0.16, height * 0.6];
  let drawing = perspectiveFloor(
    random,
    size,
    { top: ground, bottom: height, spread: 1 / 0.6, columns: 22 },
    palette.floor,
  );
  drawing += rect(left, top, right - left, ground - top, palette.wall);
  drawing += polygon(
    [
      [0, 0],
      [width, 0],
      [right, top],
      [left, top],
    ],
    palette.ceiling,
  );
  drawing += polygon(
    [
      [0, 0],
      [left, top],
      [left, ground],
      [0, height],
    ],
    shade(palette.wall, -0.22),
  );
  drawing += polygon(
    [
      [width, 0],
      [right, top],
      [right, ground],
      [width, height],
    ],
    shade(palette.wall, 0.24),
  );
  const bay = (right - left) / arches;
  for (let arch = 0; arch < arches; arch += 1) {
    const wide = bay * 0.54;
    const x = left + arch * bay + (bay - wide) / 2;
    const spring = top + (ground - top) * 0.2 + wide / 2;
    const d = `M${num(x)} ${num(ground)}V${num(spring)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(wide)} 0V${num(ground)}Z`;
    drawing += `<path d="${d}" fill="${palette.recess}"/><path d="M${num(x)} ${num(ground)}V${num(spring)}a${num(wide / 2)} ${num(wide / 2)} 0 0 1 ${num(wide * 0.3)} -${num(wide * 0.46)}V${num(ground)}Z" fill="#0d0a08" fill-opacity=".24"/>`;
    if (arch % 2 === 0) drawing += circle(x + wide * 0.6, ground - wide * 0.62, wide * 0.14, palette.light);
  }
  const beam = (share: number): Point[] => [
    [width * (0.98 - share * 0.1), height * 0.64],
    [width * (0.9 - share * 0.12), height * 0.6],
    [width * (0.42 - share * 0.2), height * 0.9],
    [width * (0.56 - share * 0.2), height],
  ];
  drawing += [0, 1.3]
    .map((share) => polygon(beam(share), palette.light).replace('/>', ' fill-opacity=".34"/>'))
    .join('');
  const seat = height * 0.78;
  const bench = width * between(random, 0.24, 0.34);
  drawing += `<ellipse cx="${num(bench + width * 0.13)}" cy="${num(seat + height * 0.1)}" rx="${num(width * 0.16)}" ry="16" fill="#0d0a08" fill-opacity=".3"/>`;
  drawing += rect(bench, seat, width * 0.24, height * 0.028, palette.furniture, 6);
  drawing += [0.02, 0.2]
    .map((share) =>
      rect(
        bench + width * share,
        seat + height * 0.028,
        width * 0.018,
        height * 0.072,
        shade(palette.furniture, -0.3),
      ),
    )
    .join('');
  drawing += plant(random, width * 0.86, height * 0.88, height * 0.34, '#55775a', palette.furniture);
  return sheet(size, palette.wall, drawing);
}
