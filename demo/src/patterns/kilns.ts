import {
  between,
  circle,
  mulberry32,
  num,
  type Point,
  polygon,
  ramp,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';
import { box, type PlanPalette, squaredPaper } from './plans.ts';

/** Section of a roller kiln, the firing curve drawn above it. */
export function rollerKiln(size: Size, seed: number, palette: PlanPalette): string {
  const random = mulberry32(seed);
  const left = size.width * 0.06;
  const right = size.width * 0.94;
  const top = size.height * 0.56;
  const height = size.height * 0.24;
  const modules = 16;
  const module = (right - left) / modules;
  const belt = top + height * 0.55;
  const heat = (share: number): number =>
    share < 0.55
      ? (share / 0.55) ** 1.7
      : Math.max(0, share < 0.66 ? 1 : 1 - ((share - 0.66) / 0.34) ** 0.62 * 0.92);
  const curvePoints: Point[] = Array.from({ length: 65 }, (_, index) => {
    const share = index / 64;
    return [left + share * (right - left), size.height * 0.45 - heat(share) * size.height * 0.33];
  });
  const firing = curvePoints.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  let drawing = squaredPaper(size, palette.ink);
  drawing += `<path d="M${firing}V${num(size.height * 0.45)}H${num(left)}Z" fill="url(#heat)" fill-opacity=".55"/>`;
  drawing += stroke(`M${firing}`, palette.accent, 6);
  drawing += stroke(
    `M${num(left)} ${num(size.height * 0.1)}V${num(size.height * 0.45)}H${num(right)}`,
    palette.ink,
    3,
  );
  drawing += rect(left, top + 22, right - left, height - 44, 'url(#heat)');
  let lines = box(left, top, right - left, height) + box(left, top + 22, right - left, height - 44);
  let fine = '';
  let rollers = '';
  for (let index = 0; index < modules; index += 1) {
    const x = left + index * module;
    lines += `M${num(x)} ${num(top)}v${num(height)}`;
    lines += box(x + module * 0.2, top + height, module * 0.16, size.height * 0.07);
    lines += box(x + module * 0.64, top + height, module * 0.16, size.height * 0.07);
    if (index % 3 === 1) {
      lines += `M${num(x + module * 0.3)} ${num(top)}v-52h${num(module * 0.4)}v52`;
      lines += `M${num(x + module * 0.5)} ${num(top - 52)}v-40`;
    }
    for (let hatch = 0; hatch < 9; hatch += 1) {
      fine += `M${num(x + (hatch * module) / 9)} ${num(top + 22)}l${num(module / 9)} -22M${num(x + (hatch * module) / 9)} ${num(top + height)}l${num(module / 9)} -22`;
    }
    if (index > 3 && index < 11) {
      for (const side of [-1, 1]) {
        const y = belt + side * height * 0.24;
        drawing += `<path d="M${num(x + module * 0.5)} ${num(y - 9)}q${num(between(random, 20, 34))} 9 0 18q-12 -9 0 -18z" fill="${palette.accent}"/>`;
        lines += box(x + module * 0.36, y - 8, module * 0.14, 16);
      }
    }
  }
  for (let x = left + 8; x < right - 6; x += 17) {
    rollers += `<circle cx="${num(x)}" cy="${num(belt + 9)}" r="6.5" fill="${palette.paper}" stroke="${palette.ink}" stroke-width="2"/>`;
  }
  let tiles = '';
  for (let x = left - 60; x < right + 20; x += 86) tiles += box(x + between(random, -3, 3), belt - 6, 74, 7);
  drawing += `${rollers}<path d="${tiles}" fill="${palette.second}"/>`;
  drawing += stroke(fine, palette.ink, 1.2, 0.5) + stroke(lines, palette.ink, 3);
  drawing += stroke(`M0 ${num(top + height + size.height * 0.07)}H${size.width}`, palette.ink, 5);
  for (let index = 0; index < 5; index += 1) {
    const share = [0.16, 0.36, 0.6, 0.8, 0.95][index] ?? 0;
    const point = curvePoints[Math.round(share * 64)] ?? [0, 0];
    drawing +=
      circle(point[0], point[1], 10, palette.paper) + circle(point[0], point[1], 5.5, palette.accent);
    drawing += stroke(`M${num(point[0])} ${num(point[1] + 14)}V${num(top - 10)}`, palette.ink, 1.4, 0.5);
  }
  const stops = [0.05, 0.35, 0.58, 0.7, 1]
    .map(
      (offset) =>
        `<stop offset="${offset}" stop-color="${ramp([palette.second, palette.accent], heat(offset))}" stop-opacity="${num(0.25 + heat(offset) * 0.7)}"/>`,
    )
    .join('');
  return sheet(size, palette.paper, drawing, `<linearGradient id="heat">${stops}</linearGradient>`);
}

/** Plan of a ring kiln: chambers around one chimney, the fire walking from one to the next. */
export function ringKiln(size: Size, seed: number, palette: PlanPalette): string {
  const random = mulberry32(seed);
  const middle: Point = [size.width / 2, size.height / 2];
  const outer = size.height * 0.4;
  const inner = size.height * 0.2;
  const straight = size.width * 0.22;
  const track = (radius: number): string =>
    `M${num(middle[0] - straight)} ${num(middle[1] - radius)}h${num(straight * 2)}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(radius * 2)}h-${num(straight * 2)}a${num(radius)} ${num(radius)} 0 0 1 0 -${num(radius * 2)}z`;
  const along = (share: number, radius: number): Point => {
    const turn = share * 4;
    if (turn < 1) return [middle[0] - straight + turn * 2 * straight, middle[1] - radius];
    if (turn < 2) {
      const angle = -Math.PI / 2 + (turn - 1) * Math.PI;
      return [middle[0] + straight + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
    }
    if (turn < 3) return [middle[0] + straight - (turn - 2) * 2 * straight, middle[1] + radius];
    const angle = Math.PI / 2 + (turn - 3) * Math.PI;
    return [middle[0] - straight + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
  };
  const chambers = 20;
  let drawing = squaredPaper(size, palette.ink);
  drawing += `<path d="${track(outer + 46)}" fill="${shade(palette.paper, -0.07)}"/>`;
  let walls = '';
  let bricks = '';
  for (let chamber = 0; chamber < chambers; chamber += 1) {
    const from = chamber / chambers;
    const to = (chamber + 1) / chambers;
    const steps = [0, 1, 2, 3, 4].map((step) => from + ((to - from) * step) / 4);
    const distance = Math.min(Math.abs(chamber - 5), chambers - Math.abs(chamber - 5));
    const warm = Math.max(0, 1 - distance / 5);
    drawing += polygon(
      [...steps.map((share) => along(share, outer)), ...steps.map((share) => along(share, inner)).reverse()],
      warm > 0 ? ramp([palette.paper, palette.second, palette.accent], warm) : palette.paper,
    );
    walls += `M${along(from, inner).map(num).join(' ')}L${along(from, outer).map(num).join(' ')}`;
    const door = along((from + to) / 2, outer + 22);
    drawing += circle(door[0], door[1], 9, palette.paper);
    walls += `M${along((from + to) / 2, outer)
      .map(num)
      .join(' ')}L${along((from + to) / 2, outer + 46)
      .map(num)
      .join(' ')}`;
    walls += `M${along((from + to) / 2, inner)
      .map(num)
      .join(' ')}L${along((from + to) / 2, size.height * 0.1)
      .map(num)
      .join(' ')}`;
    if (warm > 0.1) continue;
    for (let stack = 0; stack < 18; stack += 1) {
      const spot = along(between(random, from + 0.007, to - 0.007), between(random, inner + 18, outer - 18));
      bricks += box(spot[0] - 8, spot[1] - 4, 16, 8);
    }
  }
  drawing += stroke(bricks, palette.ink, 1.4, 0.55) + stroke(walls, palette.ink, 2.6);
  drawing +=
    stroke(track(outer + 46) + track(outer) + track(inner), palette.ink, 4) +
    stroke(track(size.height * 0.1), palette.ink, 2.4);
  drawing +=
    circle(middle[0], middle[1], size.height * 0.075, palette.ink) +
    circle(middle[0], middle[1], size.height * 0.05, palette.paper);
  drawing += circle(middle[0], middle[1], size.height * 0.026, palette.accent);
  return sheet(size, palette.paper, drawing);
}

/** The mouth of a kiln: rings of refractory bricks around the fire. */
export function kilnMouth(
  size: Size,
  seed: number,
  stops: readonly [string, ...string[]],
  joint: string,
): string {
  const random = mulberry32(seed);
  const middle: Point = [size.width / 2, size.height * 0.72];
  let drawing = '';
  const rings = 9;
  const depth = size.height * 0.125;
  const start = size.height * 0.3;
  for (let ring = rings - 1; ring >= 0; ring -= 1) {
    const from = start + ring * depth;
    const to = from + depth - 5;
    const count = Math.round((from * Math.PI) / 66);
    for (let brick = -2; brick < count + 2; brick += 1) {
      const first = Math.PI + ((brick + (ring % 2) / 2) / count) * Math.PI + 2.4 / from;
      const last = Math.PI + ((brick + 1 + (ring % 2) / 2) / count) * Math.PI - 2.4 / from;
      const at = (radius: number, angle: number): Point => [
        middle[0] + Math.cos(angle) * radius,
        middle[1] + Math.sin(angle) * radius,
      ];
      const colour = vary(random, ramp(stops, ring / rings + between(random, -0.08, 0.08)), 0.1);
      drawing += polygon([at(from, first), at(to, first), at(to, last), at(from, last)], colour);
    }
  }
  drawing += `<path d="M${num(middle[0] - start)} ${num(middle[1])}a${num(start)} ${num(start)} 0 0 1 ${num(start * 2)} 0V${size.height}h-${num(start * 2)}z" fill="url(#fire)"/>`;
  for (let shelf = 0; shelf < 4; shelf += 1) {
    const y = middle[1] - start * 0.5 + shelf * start * 0.34;
    const reach = start * (shelf === 0 ? 0.72 : 0.86);
    drawing += rect(middle[0] - reach, y, reach * 2, 12, shade(stops[0], -0.5));
    for (let x = middle[0] - reach + 14; x < middle[0] + reach - 40; x += 54) {
      const tall = between(random, 44, 78);
      drawing += `<path d="M${num(x)} ${num(y)}v-${num(tall * 0.5)}q0 -${num(tall * 0.3)} 9 -${num(tall * 0.34)}v-${num(tall * 0.16)}h18v${num(tall * 0.16)}q9 ${num(tall * 0.04)} 9 ${num(tall * 0.34)}v${num(tall * 0.5)}z" fill="${shade(stops[0], between(random, -0.72, -0.5))}"/>`;
    }
  }
  let floor = '';
  for (let row = 0; middle[1] + row * 50 < size.height; row += 1) {
    for (let column = -1; column * 170 < size.width; column += 1) {
      const x = column * 170 + (row % 2) * 85;
      if (x + 165 > middle[0] - start && x < middle[0] + start) continue;
      floor += rect(x, middle[1] + row * 50, 165, 45, vary(random, ramp(stops, 0.75 + random() * 0.25), 0.1));
    }
  }
  const fire = `<radialGradient id="fire" cx=".5" cy=".62" r=".7"><stop offset="0" stop-color="#fff3c4"/><stop offset=".32" stop-color="#ffc257"/><stop offset=".7" stop-color="#ec6f24"/><stop offset="1" stop-color="#8c2a12"/></radialGradient><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${num(middle[0])}" cy="${num(middle[1])}" r="${num(size.height * 0.9)}"><stop offset=".3" stop-color="#ffb04d" stop-opacity=".55"/><stop offset="1" stop-color="#1a0805" stop-opacity=".35"/></radialGradient>`;
  return sheet(
    size,
    joint,
    `${drawing}${floor}<path d="M0 0H${size.width}V${size.height}H0ZM${num(middle[0] - start)} ${size.height}h${num(start * 2)}V${num(middle[1])}a${num(start)} ${num(start)} 0 0 0 -${num(start * 2)} 0z" fill="url(#glow)" fill-rule="evenodd"/>`,
    fire,
  );
}
