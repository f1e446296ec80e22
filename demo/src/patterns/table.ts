import { between, circle, mulberry32, num, pick, type Size, shade, sheet, stroke, vary } from './drawing.ts';

export type PlatePalette = { table: string; ground: string; colours: readonly [string, string, string] };

function plate(random: () => number, x: number, y: number, radius: number, palette: PlatePalette): string {
  const [deep, warm, light] = palette.colours;
  const ring = (share: number, colour: string, width: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * share)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
  let drawing = [14, 9, 4]
    .map(
      (drop) =>
        `<circle cx="${num(x + drop)}" cy="${num(y + drop * 1.5)}" r="${num(radius + 2)}" fill="#140d08" fill-opacity=".12"/>`,
    )
    .join('');
  drawing += circle(x, y, radius, vary(random, palette.ground, 0.04));
  const style = Math.floor(random() * 4);
  const petals = 12 + Math.floor(random() * 3) * 4;
  if (style === 0) {
    drawing += ring(0.95, deep, radius * 0.05) + ring(0.66, deep, 3);
    for (let index = 0; index < petals; index += 1) {
      const turn = (index * 360) / petals;
      drawing += `<ellipse cx="${num(x)}" cy="${num(y - radius * 0.8)}" rx="${num(radius * 0.055)}" ry="${num(radius * 0.1)}" fill="${index % 2 ? warm : deep}" transform="rotate(${num(turn)} ${num(x)} ${num(y)})"/>`;
    }
  } else if (style === 1) {
    drawing +=
      circle(x, y, radius * 0.98, deep) + circle(x, y, radius * 0.66, vary(random, palette.ground, 0.05));
    drawing += ring(0.93, light, 2.5) + ring(0.72, light, 2.5);
    for (let index = 0; index < petals * 2; index += 1) {
      const angle = (index * Math.PI) / petals;
      drawing += circle(
        x + Math.cos(angle) * radius * 0.825,
        y + Math.sin(angle) * radius * 0.825,
        radius * 0.028,
        light,
      );
    }
  } else if (style === 2) {
    for (let band = 0; band < 5; band += 1) {
      drawing += ring(0.94 - band * 0.055, band % 2 ? warm : deep, between(random, 2, 7));
    }
    for (let index = 0; index < 6; index += 1) {
      drawing += `<ellipse cx="${num(x)}" cy="${num(y - radius * 0.24)}" rx="${num(radius * 0.09)}" ry="${num(radius * 0.19)}" fill="${index % 2 ? light : deep}" transform="rotate(${index * 60} ${num(x)} ${num(y)})"/>`;
    }
    drawing += circle(x, y, radius * 0.07, warm);
  } else {
    drawing +=
      circle(x, y, radius, warm) + circle(x, y, radius * 0.9, shade(warm, 0.12)) + ring(0.95, deep, 3);
    drawing += ring(0.68, shade(warm, -0.25), 2);
  }
  drawing += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.64)}" fill="url(#well)"/>`;
  return (
    drawing +
    stroke(
      `M${num(x - radius * 0.82)} ${num(y - radius * 0.42)}A${num(radius * 0.92)} ${num(radius * 0.92)} 0 0 1 ${num(x - radius * 0.2)} ${num(y - radius * 0.9)}`,
      '#ffffff',
      radius * 0.03,
      0.6,
    )
  );
}

/** A set table from above. */
export function plates(size: Size, seed: number, palette: PlatePalette): string {
  const random = mulberry32(seed);
  const step = size.width / 4.6;
  let drawing = '';
  let weave = '';
  for (let line = 0; line < size.height; line += 9) weave += `M0 ${line}H${size.width}`;
  drawing += stroke(weave, shade(palette.table, -0.3), 1, 0.18);
  for (let row = -1; row * step * 0.88 < size.height + step; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const x = column * step + (row % 2 ? step / 2 : 0) + step * 0.3 + between(random, -9, 9);
      const y = row * step * 0.88 + step * 0.32 + between(random, -9, 9);
      drawing += plate(random, x, y, step * pick(random, [0.45, 0.42, 0.36]), palette);
      if (random() < 0.4) drawing += plate(random, x, y, step * 0.25, palette);
    }
  }
  const well =
    '<radialGradient id="well" cx=".45" cy=".42" r=".6"><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#201810" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></radialGradient>';
  return sheet(size, palette.table, drawing, well);
}
