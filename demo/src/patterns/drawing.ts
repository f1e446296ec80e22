export type Size = { width: number; height: number };
export type Random = () => number;
export type Point = readonly [x: number, y: number];

/** The same seed gives the same picture everywhere. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A number as short as the eye allows: one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const toChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Colour between two `#rrggbb`; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = toChannels(second);
  const channels = toChannels(first).map((channel, index) => {
    const target = other[index] ?? channel;
    return Math.round(channel + (target - channel) * Math.min(1, Math.max(0, share)));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter for a positive `amount`, darker for a negative one, as glaze does: warm lights, cool darks. */
export const shade = (hex: string, amount: number): string =>
  amount >= 0 ? mix(hex, '#fffaf0', amount) : mix(hex, '#12141c', -amount);

/** One firing is never quite like the next. */
export const vary = (random: Random, hex: string, amount: number): string =>
  shade(hex, (random() + random() - 1) * amount);

/** Colour along a ramp of stops, `position` 0 to 1. */
export function ramp(stops: readonly [string, ...string[]], position: number): string {
  const place = Math.min(0.9999, Math.max(0, position)) * (stops.length - 1);
  const index = Math.floor(place);
  const from = stops[index] ?? stops[0];
  return mix(from, stops[index + 1] ?? from, place - index);
}

/** Smooth value noise over the plane, 0 to 1; one unit is one cell. */
export function planeNoise(random: Random): (x: number, y: number) => number {
  const lattice = Array.from({ length: 1024 }, () => random());
  const at = (x: number, y: number): number =>
    lattice[((((x & 31) + (y & 31) * 32) % 1024) + 1024) % 1024] ?? 0;
  const smooth = (share: number): number => share * share * (3 - 2 * share);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rounding = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${rounding ? ` rx="${rounding}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`;

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

export const polygon = (points: readonly Point[], fill: string): string =>
  `<path d="${outline(points)}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

/** A curve through the middles of the points, which serve as handles. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${num(first[0])} ${num(first[1])}`;
  rest.forEach(([x, y], index) => {
    const next = rest[index + 1];
    d += next
      ? `Q${num(x)} ${num(y)} ${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`
      : `L${num(x)} ${num(y)}`;
  });
  return d;
}

/** Lit and shaded edges of many tiles, gathered into two paths. */
export function bevels(): {
  add(points: readonly Point[]): void;
  addRect(x: number, y: number, width: number, height: number): void;
  draw(width: number, strength?: number): string;
} {
  let lit = '';
  let shaded = '';
  const line = (from: Point, to: Point): string =>
    `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  const add = (points: readonly Point[]): void => {
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length];
      if (!to) return;
      // Clockwise points: an edge that runs right or up faces the light from the top left.
      if (to[0] - from[0] - (to[1] - from[1]) > 0) lit += line(from, to);
      else shaded += line(from, to);
    });
  };
  return {
    add,
    addRect: (x, y, width, height) =>
      add([
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]),
    draw: (width, strength = 0.35) =>
      stroke(lit, '#ffffff', width, strength) + stroke(shaded, '#0d0f16', width, strength * 0.8),
  };
}

const LIGHT =
  '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6e0" stop-opacity=".3"/><stop offset=".42" stop-color="#fff6e0" stop-opacity="0"/><stop offset=".6" stop-color="#0b1020" stop-opacity="0"/><stop offset="1" stop-color="#0b1020" stop-opacity=".22"/></linearGradient>';

/** The finished picture: ground, drawing, and one soft light from the top left over it all. */
export const sheet = (size: Size, ground: string, drawing: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${LIGHT}${defs}</defs>${rect(0, 0, size.width, size.height, ground)}${drawing}${rect(0, 0, size.width, size.height, 'url(#light)')}</svg>`;

/** Gloss that pools in the middle of a tile; fill a tile a second time with `url(#gloss)`. */
export const GLOSS =
  '<linearGradient id="gloss" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity=".02"/><stop offset=".75" stop-color="#000" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>';
