import {
  between,
  circle,
  mulberry32,
  num,
  polygon,
  rect,
  type Size,
  shade,
  sheet,
  stroke,
  vary,
} from './drawing.ts';

export type PosterPalette = readonly [
  paper: string,
  ink: string,
  first: string,
  second: string,
  third: string,
];
export type PosterMotif = 'arches' | 'vase' | 'sun' | 'kiln' | 'tiles' | 'hand';

type Motif = (size: Size, palette: PosterPalette, random: () => number) => string;

const arches: Motif = ({ width, height }, [paper, ink, first, second, third]) => {
  const colours = [first, second, third, ink];
  let drawing = '';
  for (let index = 0; index < 9; index += 1) {
    const reach = width * (0.47 - index * 0.05);
    const foot = height * 0.78;
    drawing += `<path d="M${num(width / 2 - reach)} ${num(foot)}V${num(height * 0.46)}a${num(reach)} ${num(reach)} 0 0 1 ${num(reach * 2)} 0V${num(foot)}z" fill="${index === 8 ? paper : (colours[index % 4] ?? ink)}"/>`;
  }
  return drawing + rect(width * 0.03, height * 0.78, width * 0.94, height * 0.02, ink);
};

const vase: Motif = ({ width, height }, [paper, ink, first, second, third]) => {
  const middle = width / 2;
  const d = `M${num(middle - width * 0.1)} ${num(height * 0.2)}h${num(width * 0.2)}C${num(middle + width * 0.09)} ${num(height * 0.34)} ${num(middle + width * 0.36)} ${num(height * 0.36)} ${num(middle + width * 0.34)} ${num(height * 0.54)}C${num(middle + width * 0.32)} ${num(height * 0.7)} ${num(middle + width * 0.16)} ${num(height * 0.72)} ${num(middle + width * 0.15)} ${num(height * 0.79)}h-${num(width * 0.3)}C${num(middle - width * 0.16)} ${num(height * 0.72)} ${num(middle - width * 0.32)} ${num(height * 0.7)} ${num(middle - width * 0.34)} ${num(height * 0.54)}C${num(middle - width * 0.36)} ${num(height * 0.36)} ${num(middle - width * 0.09)} ${num(height * 0.34)} ${num(middle - width * 0.1)} ${num(height * 0.2)}z`;
  let bands = rect(0, height * 0.2, width, height * 0.6, first);
  bands +=
    rect(0, height * 0.44, width, height * 0.13, second) +
    rect(0, height * 0.62, width, height * 0.03, paper);
  for (let index = 0; index < 12; index += 1) {
    const x = width * (0.06 + index * 0.08);
    bands +=
      polygon(
        [
          [x, height * 0.57],
          [x + width * 0.04, height * 0.46],
          [x + width * 0.08, height * 0.57],
        ],
        third,
      ) + circle(x + width * 0.04, height * 0.385, width * 0.016, paper);
  }
  return `${circle(middle, height * 0.46, width * 0.43, third)}<clipPath id="pot"><path d="${d}"/></clipPath><g clip-path="url(#pot)">${bands}${rect(middle, 0, width / 2, height, ink).replace('/>', ' fill-opacity=".22"/>')}</g>`;
};

const sun: Motif = ({ width, height }, [, ink, first, second, third]) => {
  const [cx, cy] = [width / 2, height * 0.44];
  let drawing = '';
  for (let ray = 0; ray < 32; ray += 1) {
    const [from, to] = [(ray / 32) * 2 * Math.PI, ((ray + 0.62) / 32) * 2 * Math.PI];
    const reach = width * (ray % 2 ? 0.44 : 0.36);
    drawing += polygon(
      [
        [cx, cy],
        [cx + Math.cos(from) * reach, cy + Math.sin(from) * reach],
        [cx + Math.cos(to) * reach, cy + Math.sin(to) * reach],
      ],
      ray % 2 ? first : second,
    );
  }
  drawing += circle(cx, cy, width * 0.2, ink) + circle(cx, cy, width * 0.17, third);
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 8; column += 1)
      drawing += polygon(
        [
          [width * (column / 8), height * (0.72 + row * 0.035)],
          [width * ((column + 1) / 8), height * (0.72 + row * 0.035)],
          [width * ((column + (row % 2)) / 8), height * (0.755 + row * 0.035)],
        ],
        [ink, first, second, third][(row + column) % 4] ?? ink,
      );
  return drawing;
};

const kiln: Motif = ({ width, height }, [paper, ink, first, second, third]) => {
  let drawing = polygon(
    [
      [width * 0.26, height * 0.8],
      [width * 0.4, height * 0.16],
      [width * 0.6, height * 0.16],
      [width * 0.74, height * 0.8],
    ],
    first,
  );
  drawing += polygon(
    [
      [width * 0.5, height * 0.16],
      [width * 0.6, height * 0.16],
      [width * 0.74, height * 0.8],
      [width * 0.5, height * 0.8],
    ],
    shade(first, -0.28),
  );
  for (let ring = 0; ring < 5; ring += 1) {
    const y = height * (0.2 + ring * 0.1);
    const reach = width * (0.115 + ring * 0.024);
    drawing += rect(width / 2 - reach, y, reach * 2, height * 0.014, paper);
  }
  for (let puff = 0; puff < 6; puff += 1)
    drawing += circle(
      width * (0.5 + puff * 0.075),
      height * (0.13 - puff * 0.012),
      width * (0.045 + puff * 0.014),
      puff % 2 ? second : third,
    );
  const mouth = (grow: number): string =>
    `M${num(width * (0.5 - grow))} ${num(height * 0.8)}V${num(height * 0.7)}a${num(width * grow)} ${num(width * grow)} 0 0 1 ${num(width * grow * 2)} 0V${num(height * 0.8)}z`;
  drawing += `<path d="${mouth(0.12)}" fill="${ink}"/><path d="${mouth(0.09)}" fill="${second}"/><path d="${mouth(0.05)}" fill="${third}"/>`;
  return drawing + rect(width * 0.06, height * 0.8, width * 0.88, height * 0.018, ink);
};

const tiles: Motif = ({ width, height }, [paper, ink, first, second, third], random) => {
  const side = width * 0.22;
  let drawing = '';
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [width * 0.06 + column * side, height * 0.09 + row * side];
      const [ground = paper, shape = ink] =
        [
          [first, paper],
          [second, ink],
          [third, first],
          [ink, second],
        ][(row + column * 3) % 4] ?? [];
      const kind = Math.floor(random() * 4);
      drawing += rect(x, y, side, side, ground);
      if (kind === 0)
        drawing += `<path d="M${num(x)} ${num(y)}h${num(side)}a${num(side)} ${num(side)} 0 0 1 -${num(side)} ${num(side)}z" fill="${shape}"/>`;
      else if (kind === 1)
        drawing +=
          circle(x + side / 2, y + side / 2, side * 0.36, shape) +
          circle(x + side / 2, y + side / 2, side * 0.14, ground);
      else if (kind === 2)
        drawing += polygon(
          [
            [x, y + side],
            [x + side, y],
            [x + side, y + side],
          ],
          shape,
        );
      else
        drawing += [0, 1, 2]
          .map((bar) => rect(x, y + side * (0.1 + bar * 0.32), side, side * 0.16, shape))
          .join('');
    }
  return drawing;
};

const hand: Motif = ({ width, height }, [, ink, first, second, third]) => {
  const finger = (x: number, top: number): string =>
    stroke(`M${num(width * x)} ${num(height * top)}V${num(height * 0.6)}`, first, width * 0.105);
  let drawing = circle(width / 2, height * 0.44, width * 0.42, second);
  drawing += finger(0.33, 0.36) + finger(0.445, 0.29) + finger(0.56, 0.28) + finger(0.675, 0.35);
  drawing += stroke(
    `M${num(width * 0.33)} ${num(height * 0.66)}Q${num(width * 0.2)} ${num(height * 0.6)} ${num(width * 0.17)} ${num(height * 0.52)}`,
    first,
    width * 0.11,
  );
  drawing += `<path d="M${num(width * 0.278)} ${num(height * 0.52)}H${num(width * 0.728)}V${num(height * 0.68)}Q${num(width * 0.7)} ${num(height * 0.76)} ${num(width * 0.6)} ${num(height * 0.8)}H${num(width * 0.4)}Q${num(width * 0.3)} ${num(height * 0.76)} ${num(width * 0.278)} ${num(height * 0.68)}Z" fill="${first}"/>`;
  for (let ring = 0; ring < 4; ring += 1)
    drawing += `<circle cx="${num(width / 2)}" cy="${num(height * 0.62)}" r="${num(width * (0.15 - ring * 0.036))}" fill="${ring % 2 ? third : ink}"/>`;
  return drawing;
};

const MOTIFS: Readonly<Record<PosterMotif, Motif>> = { arches, vase, sun, kiln, tiles, hand };

/** A printed poster: flat inks, a paper with a past, three bars where the lettering was. */
export function poster(size: Size, seed: number, palette: PosterPalette, motif: PosterMotif): string {
  const random = mulberry32(seed);
  const [paper, ink, first] = palette;
  const { width, height } = size;
  let drawing = MOTIFS[motif](size, palette, random);
  [0.62, 0.42, 0.24].forEach((share, index) => {
    drawing += rect(
      width * 0.06,
      height * (0.865 + index * 0.034),
      width * share,
      height * (index ? 0.014 : 0.022),
      index === 1 ? first : ink,
    );
  });
  drawing += circle(width * 0.89, height * 0.905, width * 0.045, first);
  let wear = '';
  for (let speck = 0; speck < 420; speck += 1)
    wear += `M${num(random() * width)} ${num(random() * height)}h${num(random() * 3)}`;
  drawing += stroke(wear, vary(random, paper, 0.2), 2.4, 0.5);
  const fold = between(random, 0.48, 0.52);
  drawing +=
    stroke(`M0 ${num(height * fold)}H${width}M${num(width / 2)} 0V${height}`, shade(paper, 0.5), 3, 0.4) +
    stroke(`M0 ${num(height * fold + 4)}H${width}`, ink, 2, 0.14);
  return sheet(size, paper, drawing);
}
