import {
  between,
  circle,
  mulberry32,
  num,
  pick,
  type Random,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

export type PlanPalette = { paper: string; ink: string; accent: string; second: string; floor?: string };

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h-${num(width)}z`;

export const squaredPaper = (size: Size, ink: string, step = 40): string => {
  let d = '';
  for (let x = step / 2; x < size.width; x += step) d += `M${num(x)} 0V${size.height}`;
  for (let y = step / 2; y < size.height; y += step) d += `M0 ${num(y)}H${size.width}`;
  return stroke(d, ink, 1, 0.13);
};

function stands(random: Random, area: Size & { x: number; y: number }, palette: PlanPalette): string {
  let drawing = '';
  let lines = '';
  const aisle = 26;
  const rows = Math.max(2, Math.round(area.height / 120));
  const block = (area.height - aisle * (rows + 1)) / rows;
  for (let row = 0; row < rows; row += 1) {
    let x = area.x + aisle;
    const y = area.y + aisle + row * (block + aisle);
    while (x < area.x + area.width - aisle - 30) {
      const width = Math.min(pick(random, [46, 70, 96, 140, 190]), area.x + area.width - aisle - x);
      const fill = random();
      if (fill < 0.16) drawing += rect(x, y, width, block, palette.accent);
      else if (fill < 0.38) drawing += rect(x, y, width, block, palette.second);
      lines += box(x, y, width, block);
      if (width > 90 && random() < 0.6) {
        lines +=
          box(x + 14, y + 14, width * 0.3, block - 28) +
          `M${num(x + width * 0.6)} ${num(y)}v${num(block * 0.55)}h${num(width * 0.25)}`;
      } else if (block > 60 && random() < 0.6) lines += `M${num(x)} ${num(y + block / 2)}h${num(width)}`;
      x += width + (random() < 0.3 ? aisle : 0);
    }
  }
  return drawing + stroke(lines, palette.ink, 2);
}

/** Ground plan of the halls: stands, aisles, columns, doors. */
export function hallPlan(size: Size, seed: number, palette: PlanPalette): string {
  const random = mulberry32(seed);
  const margin = size.width * 0.045;
  const gap = 34;
  const halls: (Size & { x: number; y: number })[] = [];
  const columns = [0.42, 0.3, 0.28];
  let x = margin;
  columns.forEach((share, index) => {
    const width = (size.width - margin * 2 - gap * 2) * share;
    const cut = [0.58, 0.4, 0.66][index] ?? 0.5;
    const height = size.height - margin * 2 - gap;
    halls.push({ x, y: margin, width, height: height * cut });
    halls.push({ x, y: margin + height * cut + gap, width, height: height * (1 - cut) });
    x += width + gap;
  });
  let drawing = squaredPaper(size, palette.ink, 34);
  let walls = '';
  let posts = '';
  for (const hall of halls) {
    drawing += rect(hall.x + 7, hall.y + 9, hall.width, hall.height, palette.ink).replace(
      '/>',
      ' fill-opacity=".16"/>',
    );
    drawing +=
      rect(hall.x, hall.y, hall.width, hall.height, palette.floor ?? shade(palette.paper, 0.35)) +
      stands(random, hall, palette);
    walls += box(hall.x, hall.y, hall.width, hall.height);
    for (let post = hall.x + 13; post < hall.x + hall.width; post += 92) {
      posts += `M${num(post)} ${num(hall.y + 13)}h0M${num(post)} ${num(hall.y + hall.height - 13)}h0`;
    }
    for (const share of [0.28, 0.72]) {
      const door = hall.x + hall.width * share;
      drawing += rect(door - 26, hall.y + hall.height - 6, 52, 12, palette.paper);
      posts += `M${num(door - 26)} ${num(hall.y + hall.height)}h0M${num(door + 26)} ${num(hall.y + hall.height)}h0`;
    }
  }
  drawing += stroke(walls, palette.ink, 6, 0.95) + stroke(posts, palette.ink, 11);
  return sheet(size, palette.paper, drawing);
}

/** Elevation of a basin against its wall, with the lines of the draughtsman still on it. */
export function basinElevation(size: Size, seed: number, palette: PlanPalette): string {
  const random = mulberry32(seed);
  const middle = size.width * 0.5;
  const top = size.height * 0.64;
  const side = size.height / 13.4;
  let tiles = '';
  for (let row = 0; row * side < size.height * 0.86; row += 1) {
    for (let column = -1; column * side * 2 < size.width; column += 1) {
      tiles += rect(
        column * side * 2 + (row % 2) * side + 2,
        row * side + 2,
        side * 2 - 4,
        side - 4,
        vary(random, palette.second, 0.08),
        2,
      );
    }
  }
  const half = size.width * 0.19;
  const basin = `M${num(middle - half)} ${num(top)}c${num(half * 0.1)} ${num(size.height * 0.14)} ${num(half * 0.55)} ${num(size.height * 0.165)} ${num(half)} ${num(size.height * 0.165)}s${num(half * 0.9)} -${num(size.height * 0.025)} ${num(half)} -${num(size.height * 0.165)}z`;
  const counter = top + size.height * 0.165;
  const mirror = size.height * 0.25;
  const mirrorY = size.height * 0.29;
  let drawing = tiles;
  drawing += circle(middle + 10, mirrorY + 14, mirror, '#1a1612').replace('/>', ' fill-opacity=".25"/>');
  drawing +=
    circle(middle, mirrorY, mirror, palette.accent) + circle(middle, mirrorY, mirror - 12, 'url(#mirror)');
  drawing += `<path d="${basin}" fill="#1a1612" fill-opacity=".25" transform="translate(14 12)"/><path d="${basin}" fill="url(#china)"/>`;
  drawing += `<ellipse cx="${num(middle)}" cy="${num(top)}" rx="${num(half)}" ry="15" fill="#f7f4ee"/><ellipse cx="${num(middle)}" cy="${num(top + 2)}" rx="${num(half - 14)}" ry="9" fill="#cfcac0"/>`;
  drawing +=
    rect(0, counter, size.width, 42, shade(palette.accent, -0.25)) +
    rect(0, counter, size.width, 8, shade(palette.accent, 0.25));
  drawing += rect(0, counter + 42, size.width, size.height, shade(palette.paper, -0.12));
  const tap = `M${num(middle + half * 1.3)} ${num(counter)}V${num(top - 96)}q0 -52 -52 -52h-${num(half * 0.55)}q-26 0 -26 30v18`;
  drawing += stroke(tap, shade(palette.ink, -0.2), 24) + stroke(tap, shade(palette.ink, 0.45), 8, 0.7);
  drawing +=
    rect(middle + half * 1.3 - 26, counter - 12, 52, 12, palette.ink, 3) +
    rect(middle + half * 1.3 + 6, top - 60, 54, 13, palette.ink, 6);
  const measure = size.height * 0.94;
  const ticks = [middle - half, middle, middle + half];
  drawing += stroke(
    `M${num(middle - half)} ${num(measure)}h${num(half * 2)}${ticks.map((x) => `M${num(x - 8)} ${num(measure + 8)}l16 -16M${num(x)} ${num(counter + 56)}V${num(measure + 14)}`).join('')}`,
    palette.ink,
    2.4,
    0.8,
  );
  drawing += stroke(
    `M${num(middle)} 0V${size.height}M0 ${num(top)}H${size.width}`,
    palette.ink,
    1.6,
    0.45,
  ).replace('/>', ' stroke-dasharray="26 8 4 8"/>');
  const defs =
    '<linearGradient id="china" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="#fffdf8"/><stop offset=".55" stop-color="#efebe3"/><stop offset="1" stop-color="#bfb8ac"/></linearGradient><linearGradient id="mirror" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eef3f2"/><stop offset=".48" stop-color="#c7d3d4"/><stop offset=".5" stop-color="#dbe4e3"/><stop offset="1" stop-color="#a9b8bb"/></linearGradient>';
  return sheet(size, palette.paper, drawing, defs);
}

/** A gauge of drops: water that goes round the works. */
export function waterCircuit(size: Size, seed: number, palette: PlanPalette): string {
  const random = mulberry32(seed);
  const tanks = 5;
  const step = size.width / tanks;
  let drawing = squaredPaper(size, palette.ink);
  let lines = '';
  for (let tank = 0; tank < tanks; tank += 1) {
    const x = tank * step + step * 0.14;
    const width = step * 0.72;
    const y = size.height * (0.2 + (tank % 2) * 0.14);
    const height = size.height * 0.46;
    const level = y + height * between(random, 0.22, 0.5);
    const wave = (shift: number): string => {
      let d = `M${num(x)} ${num(level + shift)}`;
      for (let part = 0; part < 4; part += 1)
        d += `q${num(width / 8)} ${part % 2 ? 18 : -18} ${num(width / 4)} 0`;
      return `${d}V${num(y + height)}l-${num(width * 0.32)} ${num(size.height * 0.1)}h-${num(width * 0.36)}L${num(x)} ${num(y + height)}z`;
    };
    const clean = tank / (tanks - 1);
    drawing += `<path d="${wave(0)}" fill="${ramp([palette.second, palette.accent], clean)}"/>`;
    drawing += `<path d="${wave(26)}" fill="#0c1a26" fill-opacity=".12"/>`;
    lines += `M${num(x)} ${num(y)}V${num(y + height)}l${num(width * 0.32)} ${num(size.height * 0.1)}h${num(width * 0.36)}L${num(x + width)} ${num(y + height)}V${num(y)}`;
    const next = size.height * (0.2 + ((tank + 1) % 2) * 0.14);
    lines += `M${num(x + width / 2)} ${num(y + height + size.height * 0.1)}v${num(40 + (1 - (tank % 2)) * size.height * 0.14)}`;
    if (tank < tanks - 1) {
      lines += `M${num(x + width * 0.8)} ${num(y + 40)}V${num(Math.min(y, next) - 50)}H${num(x + step + width * 0.2)}V${num(next + 34)}`;
    }
    for (let drop = 0; drop < 34 * (1 - clean); drop += 1) {
      drawing += circle(
        x + between(random, 0.08, 0.92) * width,
        between(random, level + 30, y + height),
        between(random, 2, 6),
        shade(palette.second, -0.35),
      );
    }
  }
  const sump = size.height * 0.9;
  lines += `M${num(step * 0.5)} ${num(sump)}H${num(size.width - step * 0.5)}M${num(step * 0.06)} ${num(sump)}H${num(step * 0.5)}M${num(step * 0.06)} ${num(sump)}V${num(size.height * 0.1)}H${num(step * 0.34)}V${num(size.height * 0.24)}`;
  drawing += stroke(lines, palette.ink, 5);
  return sheet(size, palette.paper, drawing);
}
