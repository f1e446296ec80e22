import { mulberry32, type Random } from '../patterns/drawing.ts';
import { type Box, discPath, polygonPath, quarterPath, type Sheet } from './sheet.ts';

/** Paper, ink and three colours of an issue. */
export type Palette = { paper: string; ink: string; first: string; second: string; third: string };

type Cell = { x: number; y: number; side: number; column: number; row: number };
type Motif = (sheet: Sheet, cell: Cell, palette: Palette, random: Random) => void;

const ground = (sheet: Sheet, { x, y, side }: Cell, colour: string): void =>
  sheet.rect({ x, y, width: side + 0.3, height: side + 0.3 }, colour);

const pickOf = (random: Random, { first, second, third, paper }: Palette): string =>
  [first, second, third, paper][Math.floor(random() * 4)] ?? first;

const quarters: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  const turn = Math.floor(random() * 4);
  const corner = { x: turn === 0 || turn === 3 ? x : x + side, y: turn < 2 ? y : y + side };
  ground(sheet, cell, palette.paper);
  const rings: readonly [number, string][] = [
    [0.98, palette.first],
    [0.74, palette.paper],
    [0.6, palette.second],
    [0.34, palette.paper],
    [0.22, palette.third],
  ];
  for (const [share, colour] of rings) sheet.fill(quarterPath(corner, side * share, turn), colour);
};

const triangles: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  ground(sheet, cell, pickOf(random, palette));
  const corners: [number, number][] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  corners.splice(Math.floor(random() * 4), 1);
  sheet.fill(
    polygonPath(corners),
    [palette.first, palette.ink, palette.second][cell.column % 3] ?? palette.ink,
  );
};

const stars: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  ground(sheet, cell, random() < 0.7 ? palette.first : palette.second);
  const star = (radius: number): string =>
    polygonPath(
      Array.from({ length: 16 }, (_, index) => {
        const reach = index % 2 ? radius * 0.765 : radius;
        const angle = (index * Math.PI) / 8;
        return [x + side / 2 + Math.cos(angle) * reach, y + side / 2 + Math.sin(angle) * reach] as const;
      }),
    );
  sheet.fill(star(side * 0.49), palette.paper);
  sheet.fill(star(side * 0.3), palette.third);
  sheet.fill(star(side * 0.14), palette.ink);
};

const scales: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  ground(sheet, cell, [palette.first, palette.second][cell.row % 2] ?? palette.first);
  for (const [share, colour] of [
    [0.5, pickOf(random, palette)],
    [0.36, palette.paper],
    [0.24, palette.third],
  ] as const) {
    const middle = { x: x + side / 2, y: y + side };
    sheet.fill(`${quarterPath(middle, side * share, 2)} ${quarterPath(middle, side * share, 3)}`, colour);
    const top = { x: x + side / 2, y: y + side / 2 };
    sheet.fill(
      `${quarterPath(top, side * share, 2)} ${quarterPath(top, side * share, 3)}`,
      share === 0.5 ? palette.ink : colour,
    );
  }
};

const discs: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  const middle = { x: x + side / 2, y: y + side / 2 };
  const isDark = (cell.column + cell.row) % 2 === 0;
  ground(sheet, cell, isDark ? palette.first : palette.paper);
  sheet.fill(discPath(middle, side * 0.4), isDark ? palette.paper : palette.second);
  sheet.fill(discPath(middle, side * 0.26), random() < 0.5 ? palette.third : palette.ink);
  if (random() < 0.4) sheet.fill(discPath(middle, side * 0.1), palette.paper);
};

const weave: Motif = (sheet, cell, palette, random) => {
  const { x, y, side } = cell;
  ground(sheet, cell, palette.ink);
  const isUpright = (cell.column + cell.row) % 2 === 0;
  const colours = [palette.first, palette.paper, palette.second, palette.third];
  for (let bar = 0; bar < 3; bar += 1) {
    const at = side * (0.06 + bar * 0.32);
    const box: Box = isUpright
      ? { x: x + at, y: y + side * 0.03, width: side * 0.25, height: side * 0.94 }
      : { x: x + side * 0.03, y: y + at, width: side * 0.94, height: side * 0.25 };
    sheet.rect(box, colours[(bar + Math.floor(random() * 2) + cell.row) % 4] ?? palette.first);
  }
};

const MOTIFS = { quarters, triangles, stars, scales, discs, weave } as const;
export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[];

export interface Field {
  box: Box;
  motif: MotifName;
  palette: Palette;
  seed: number;
  /** Edge of a tile in points. */
  side: number;
}

/** Covers a box with tiles, drawn as shapes. */
export function drawTiles(sheet: Sheet, { box, motif, palette, seed, side }: Field): void {
  const random = mulberry32(seed);
  sheet.clip(box, () => {
    for (let row = 0; row * side < box.height; row += 1) {
      for (let column = 0; column * side < box.width; column += 1) {
        const cell = { x: box.x + column * side, y: box.y + row * side, side, column, row };
        MOTIFS[motif](sheet, cell, palette, random);
      }
    }
  });
}
