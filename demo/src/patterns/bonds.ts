import {
  between,
  bevels,
  mulberry32,
  num,
  outline,
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

export type BondPalette = { stops: readonly [string, ...string[]]; joint: string; variation?: number };

const rotate = ([x, y]: Point, angle: number, [middleX, middleY]: Point): Point => [
  middleX + (x - middleX) * Math.cos(angle) - (y - middleY) * Math.sin(angle),
  middleY + (x - middleX) * Math.sin(angle) + (y - middleY) * Math.cos(angle),
];

/** Herringbone laid at 45 degrees; `ratio` is the length of a piece in widths. */
export function herringbone(size: Size, seed: number, palette: BondPalette, width = 56, ratio = 4): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const length = width * ratio;
  const middle: Point = [size.width / 2, size.height / 2];
  const reach = Math.hypot(size.width, size.height) / 2 + length;
  let pieces = '';
  const lay = (x: number, y: number, across: number, down: number): void => {
    const gap = 2.5;
    const centre = rotate([x + across / 2, y + down / 2], Math.PI / 4, middle);
    if (centre[0] < -length / 1.5 || centre[0] > size.width + length / 1.5) return;
    if (centre[1] < -length / 1.5 || centre[1] > size.height + length / 1.5) return;
    const corners = (
      [
        [x + gap, y + gap],
        [x + across - gap, y + gap],
        [x + across - gap, y + down - gap],
        [x + gap, y + down - gap],
      ] satisfies Point[]
    ).map((corner) => rotate(corner, Math.PI / 4, middle));
    const place = noise(centre[0] / 240, centre[1] / 240) * 0.7 + random() * 0.3;
    const turn = across > down ? 0.035 : -0.035;
    pieces += polygon(
      corners,
      shade(vary(random, ramp(palette.stops, place), palette.variation ?? 0.12), turn),
    );
    edge.add(corners);
  };
  const steps = Math.ceil(reach / width);
  for (let along = -steps * 2; along <= steps * 2; along += 1) {
    for (let over = -6; over <= 6; over += 1) {
      const x = middle[0] + along * width + over * length;
      const y = middle[1] + along * width - over * length;
      if (Math.abs(x - middle[0]) > reach + length || Math.abs(y - middle[1]) > reach + length) continue;
      lay(x, y, length, width);
      lay(x + length, y + width - length, width, length);
    }
  }
  return sheet(size, palette.joint, pieces + edge.draw(1.8, 0.3));
}

/** Chevron: columns of parallelograms that meet in a clean line. */
export function chevron(size: Size, seed: number, palette: BondPalette, column = 160, height = 66): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const skew = column * 0.55;
  let pieces = '';
  for (let index = -1; index * column < size.width + column; index += 1) {
    const x = index * column + ((size.width % column) / 2 - column / 2);
    const down = index % 2 === 0 ? skew : -skew;
    for (let y = -column - height; y < size.height + column; y += height) {
      const start = y + (down < 0 ? skew : 0);
      const corners: readonly Point[] = [
        [x + 2.5, start + 2.5],
        [x + column - 2.5, start + down + 2.5],
        [x + column - 2.5, start + down + height - 2.5],
        [x + 2.5, start + height - 2.5],
      ];
      const place = noise(x / 300, y / 220) * 0.65 + random() * 0.35;
      pieces += polygon(corners, vary(random, ramp(palette.stops, place), palette.variation ?? 0.1));
      edge.add(corners);
      const grain = between(random, 0.25, 0.75) * height;
      pieces += stroke(
        `M${num(x + 12)} ${num(start + grain + down * 0.05)}L${num(x + column - 12)} ${num(start + down * 0.95 + grain)}`,
        '#1b120a',
        1.2,
        0.12,
      );
    }
  }
  return sheet(size, palette.joint, pieces + edge.draw(1.8, 0.3));
}

export type WallShadow = 'pergola' | 'arch' | 'cypress';

function shadowOf(kind: WallShadow, size: Size): string {
  const { width, height } = size;
  const dark = (d: string, opacity: number, shift = 0): string =>
    `<path d="${d}" fill="#1a0f1f" fill-opacity="${opacity}"${shift ? ` transform="translate(${shift} ${shift})"` : ''}/>`;
  if (kind === 'pergola') {
    let d = '';
    for (let x = -height; x < width; x += 190) {
      d += outline([
        [x, height],
        [x + height * 0.72, 0],
        [x + height * 0.72 + 74, 0],
        [x + 74, height],
      ]);
    }
    d += outline([
      [0, height * 0.16],
      [width, height * 0.34],
      [width, height * 0.43],
      [0, height * 0.25],
    ]);
    return dark(d, 0.24) + dark(d, 0.16, 4);
  }
  if (kind === 'arch') {
    const foot = width * 0.3;
    const span = width * 0.34;
    const spring = height * 0.5;
    const lean = width * 0.16;
    const opening = (grow: number): string =>
      `M0 0H${width}V${height}H0ZM${num(foot - grow)} ${height}L${num(foot + lean * 0.6 - grow)} ${num(spring)}C${num(foot + lean * 0.75)} ${num(spring - span * 0.75 - grow)} ${num(foot + lean + span)} ${num(spring - span * 0.7 - grow)} ${num(foot + span + lean * 0.6 + grow)} ${num(spring)}L${num(foot + span + grow)} ${height}Z`;
    return [0, 7, 14]
      .map((grow) => dark(opening(grow), 0.13).replace('/>', ' fill-rule="evenodd"/>'))
      .join('');
  }
  const tree = (x: number, spread: number): string =>
    `M${num(x)} ${height}C${num(x - spread)} ${num(height * 0.75)} ${num(x + spread * 0.3)} ${num(height * 0.25)} ${num(x + spread * 1.9)} ${num(height * 0.04)}C${num(x + spread * 2.1)} ${num(height * 0.34)} ${num(x + spread * 1.9)} ${num(height * 0.72)} ${num(x + spread * 1.15)} ${height}Z`;
  const d = tree(width * 0.1, 120) + tree(width * 0.42, 90) + tree(width * 0.68, 140);
  return dark(d, 0.26) + dark(d, 0.16, 6);
}

/** A running-bond wall in the afternoon. */
export function brickWall(size: Size, seed: number, palette: BondPalette, shadow: WallShadow): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const edge = bevels();
  const brick: Size = { width: 172, height: 54 };
  let bricks = '';
  let specks = '';
  for (let row = 0; row * brick.height < size.height; row += 1) {
    for (let column = -1; column * brick.width < size.width; column += 1) {
      const x = column * brick.width + (row % 2) * (brick.width / 2) + between(random, -1.5, 1.5);
      const y = row * brick.height + between(random, -1, 1);
      const width = brick.width - 9 + between(random, -2, 2);
      const height = brick.height - 9 + between(random, -1.5, 1.5);
      const place = noise(x / 420, y / 200) * 0.45 + random() * 0.55;
      bricks += rect(
        x,
        y,
        width,
        height,
        vary(random, ramp(palette.stops, place), palette.variation ?? 0.14),
        3,
      );
      edge.addRect(x + 1.5, y + 1.5, width - 3, height - 3);
      for (let speck = 0; speck < 7; speck += 1) {
        specks += `M${num(x + random() * width)} ${num(y + random() * height)}h${num(random() * 5)}`;
      }
    }
  }
  return sheet(
    size,
    palette.joint,
    bricks + stroke(specks, '#2a120a', 2.4, 0.28) + edge.draw(2, 0.26) + shadowOf(shadow, size),
  );
}

/** A pierced brick screen with the evening behind it. */
export function brickScreen(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  [low, high]: readonly [string, string],
): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const step = 200;
  const height = 76;
  const brick = 132;
  let drawing = rect(0, 0, size.width, size.height, 'url(#sky)');
  for (let row = 0; row * height < size.height; row += 1) {
    for (let column = -1; column * step < size.width; column += 1) {
      const x = column * step + (row % 2) * (step / 2);
      const y = row * height;
      const colour = vary(random, ramp(stops, random()), 0.1);
      drawing += polygon(
        [
          [x + brick, y],
          [x + brick + 22, y],
          [x + brick + 22, y + height],
          [x + brick, y + height],
        ],
        shade(colour, -0.62),
      );
      drawing += rect(x - 16, y + height - 12, step, 14, shade(colour, -0.48));
      drawing += rect(x, y + 2, brick, height - 6, colour, 2);
      edge.addRect(x + 1, y + 3, brick - 2, height - 8);
    }
  }
  const sky = `<linearGradient id="sky" x1="0" y1="1" x2=".3" y2="0"><stop offset="0" stop-color="${low}"/><stop offset="1" stop-color="${high}"/></linearGradient>`;
  return sheet(size, '#20140f', drawing + edge.draw(2.2, 0.35), sky);
}

/** Long porcelain planks with the grain of an oak that never grew. */
export function planks(size: Size, seed: number, palette: BondPalette): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const height = 118;
  let drawing = '';
  for (let row = 0; row * height < size.height; row += 1) {
    let x = -between(random, 100, 700);
    while (x < size.width) {
      const width = between(random, 620, 860);
      const y = row * height;
      const colour = vary(random, ramp(palette.stops, random()), palette.variation ?? 0.08);
      drawing += rect(x + 2, y + 2, width - 4, height - 4, colour, 1);
      edge.addRect(x + 2, y + 2, width - 4, height - 4);
      let fine = '';
      let bold = '';
      const knot = y + between(random, 0.2, 0.8) * height;
      const heart = x + between(random, 0.2, 0.8) * width;
      for (let line = 0; line < 13; line += 1) {
        const level = y + 7 + (line * (height - 14)) / 12;
        const bend = (12 - Math.min(12, Math.abs(level - knot) / 4)) * (level < knot ? -1 : 1) * 0.9;
        const d = `M${num(x + 6)} ${num(level)}C${num(heart - 170)} ${num(level + between(random, -3, 3))} ${num(heart - 60)} ${num(Math.min(y + height - 5, Math.max(y + 5, level + bend)))} ${num(heart)} ${num(Math.min(y + height - 5, Math.max(y + 5, level + bend)))}S${num(heart + 160)} ${num(level + between(random, -4, 4))} ${num(x + width - 6)} ${num(level)}`;
        if (random() < 0.3) bold += d;
        else fine += d;
      }
      drawing += stroke(fine, shade(colour, -0.45), 1.1, 0.3) + stroke(bold, shade(colour, -0.5), 2.2, 0.28);
      x += width;
    }
  }
  return sheet(size, palette.joint, drawing + edge.draw(1.6, 0.3));
}
