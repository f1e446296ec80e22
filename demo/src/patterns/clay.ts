import {
  between,
  bevels,
  curve,
  mulberry32,
  num,
  type Point,
  planeNoise,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

/** Strata of a clay quarry. */
export function clayStrata(size: Size, seed: number, stops: readonly [string, ...string[]]): string {
  const random = mulberry32(seed);
  const noise = planeNoise(random);
  const layers = 15;
  let drawing = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const level = (size.height * (layer - 0.6)) / (layers - 1.2);
    const height = (x: number): number =>
      level + (noise(x / 420, layer * 0.72) - 0.5) * 150 + (noise(x / 90, layer * 3.1) - 0.5) * 26;
    const top: Point[] = [];
    for (let x = -40; x <= size.width + 40; x += 40) top.push([x, height(x)]);
    const colour = vary(random, ramp(stops, layer / layers), 0.14);
    const d = curve(top);
    drawing += stroke(d, '#160b06', 16, 0.16);
    drawing += `<path d="${d}V${size.height + 20}H-40Z" fill="${colour}"/>${stroke(d, shade(colour, 0.4), 2.6, 0.5)}`;
    let lines = '';
    for (let line = 1; line < 5; line += 1) {
      lines += curve(top.map(([x, y]) => [x, y + line * between(random, 11, 15)]));
    }
    drawing += stroke(lines, shade(colour, -0.4), 1.6, 0.2);
    let stones = '';
    for (let stone = 0; stone < 46; stone += 1) {
      const x = random() * size.width;
      stones += `M${num(x)} ${num(height(x) + between(random, 8, 74))}h${num(random() * 7)}`;
    }
    drawing += stroke(stones, shade(colour, random() < 0.5 ? 0.4 : -0.45), between(random, 3, 6), 0.4);
  }
  return sheet(size, stops[0], drawing);
}

/** Hollow clay blocks on the pallet, seen through. */
export function hollowBlocks(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  dark: string,
): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const side = 266.7;
  let drawing = '';
  for (let row = 0; row * side < size.height; row += 1) {
    for (let column = 0; column * side < size.width; column += 1) {
      const x = column * side + between(random, -2, 3);
      const y = row * side + between(random, -2, 3);
      const colour = vary(random, ramp(stops, random()), 0.1);
      drawing += rect(x + 4, y + 4, side - 9, side - 9, colour, 5);
      edge.addRect(x + 5, y + 5, side - 11, side - 11);
      let combing = '';
      for (let line = 1; line < 24; line += 1)
        combing += `M${num(x + 8)} ${num(y + line * 11)}h${num(side - 18)}`;
      drawing += stroke(combing, shade(colour, -0.4), 1.3, 0.25);
      const columns = 4;
      const rows = row % 2 ? 5 : 3;
      const wide = (side - 40) / columns;
      const tall = (side - 40) / rows;
      for (let cell = 0; cell < columns * rows; cell += 1) {
        const left = x + 24 + (cell % columns) * wide;
        const top = y + 24 + Math.floor(cell / columns) * tall;
        drawing += rect(left, top, wide - 12, tall - 12, dark, 8);
        drawing += `<path d="M${num(left + 8)} ${num(top + tall - 12)}h${num(wide - 28)}a8 8 0 0 0 8-8V${num(top + 8)}q-4 ${num(tall * 0.5)} -${num(wide * 0.42)} ${num(tall - 20)}z" fill="${shade(colour, -0.42)}"/>`;
      }
    }
  }
  return sheet(size, shade(stops[0], -0.7), drawing + edge.draw(2.6, 0.35));
}

/** Outdoor slabs of 20 mm laid dry, grass in the gaps. */
export function outdoorPavers(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  lawn: string,
): string {
  const random = mulberry32(seed);
  const edge = bevels();
  const width = 400;
  const height = 266.7;
  let blades = ['', '', '', ''];
  for (let index = 0; index < 4600; index += 1) {
    const x = random() * size.width;
    const y = random() * size.height;
    const tone = index % 4;
    blades = blades.map((d, place) =>
      place === tone
        ? `${d}M${num(x)} ${num(y)}l${num(between(random, -6, 6))} -${num(between(random, 6, 17))}`
        : d,
    );
  }
  let drawing = blades.map((d, tone) => stroke(d, shade(lawn, tone * 0.18 - 0.22), 2.2, 0.85)).join('');
  let specks = '';
  for (let row = -1; row * height < size.height; row += 1) {
    for (let column = -1; column * width < size.width; column += 1) {
      const x = column * width + (row % 2 ? width / 2 : 0) + 18;
      const y = row * height + 18;
      const wide = width - 36;
      const tall = height - 36;
      const colour = vary(random, ramp(stops, random()), 0.06);
      drawing += rect(x + 7, y + 10, wide, tall, '#0c1408', 3).replace('/>', ' fill-opacity=".5"/>');
      drawing += rect(x, y, wide, tall, shade(colour, -0.4), 3) + rect(x, y, wide, tall - 7, colour, 3);
      edge.addRect(x + 1, y + 1, wide - 2, tall - 9);
      for (let speck = 0; speck < 120; speck += 1) {
        specks += `M${num(x + 4 + random() * (wide - 8))} ${num(y + 4 + random() * (tall - 16))}h0`;
      }
    }
  }
  drawing += stroke(specks, '#20242a', 3, 0.22);
  let tufts = '';
  for (let index = 0; index < 900; index += 1) {
    const row = Math.floor(random() * 5);
    const isUpright = random() < 0.4;
    const x = isUpright
      ? Math.floor(random() * 5) * width + (row % 2 ? width / 2 : 0) + between(random, -14, 16)
      : random() * size.width;
    const y = row * height + (isUpright ? random() * height : between(random, -8, 18));
    tufts += `M${num(x)} ${num(y)}q${num(between(random, -7, 7))} -8 ${num(between(random, -10, 10))} -${num(between(random, 10, 20))}`;
  }
  drawing += stroke(tufts, shade(lawn, 0.3), 2, 0.75);
  return sheet(size, shade(lawn, -0.35), drawing + edge.draw(2, 0.4));
}
