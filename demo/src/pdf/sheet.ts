import { toShown } from './encoding.ts';
import { FONTS, measure, type Type } from './fonts.ts';
import { breakLines, type Line } from './paragraphs.ts';

/** A4 in points. */
export const SHEET = { width: 595, height: 842 };

export type Box = { x: number; y: number; width: number; height: number };
export type Place = { x: number; y: number };
export type Ink = { colour: string };
type Align = 'left' | 'right' | 'middle';

export interface Link {
  box: Box;
  /** Index of the page that it leads to. */
  page: number;
}

/** One page that is being drawn; distances in points from its top left corner. */
export interface Sheet {
  fill(path: string, colour: string): void;
  rect(box: Box, colour: string): void;
  rule(from: Place, to: Place, ink: Ink & { width?: number }): void;
  /** Draws nothing outside the box. */
  clip(box: Box, draw: () => void): void;
  /** Says in which language that is which is written meanwhile. */
  inLanguage(language: string, write: () => void): void;
  text(text: string, place: Place, type: Type & Ink & { align?: Align; tracking?: number }): void;
  lines(lines: readonly Line[], place: Place, type: Type & Ink & { leading: number }): void;
  link(link: Link): void;
  readonly links: readonly Link[];
  content(): string;
}

export const num = (value: number): string => String(Math.round(value * 100) / 100);

const channels = (colour: string): string =>
  [1, 3, 5].map((at) => num(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** Path of a box whose `y` counts from the top. */
export const boxPath = ({ x, y, width, height }: Box): string =>
  `${num(x)} ${num(SHEET.height - y - height)} ${num(width)} ${num(height)} re`;

export const polygonPath = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => `${num(x)} ${num(SHEET.height - y)} ${index ? 'l' : 'm'}`).join(' ')} h`;

/** How far the handles of a quarter of a circle reach, as a share of its radius. */
const HANDLE = 0.5523;

/** A quarter of a disc with its corner at a place; `turn` counts clockwise from the one that opens right and down. */
export function quarterPath({ x, y }: Place, radius: number, turn: number): string {
  const [dx, dy] = [turn === 0 || turn === 3 ? radius : -radius, turn < 2 ? radius : -radius];
  const at = (px: number, py: number): string => `${num(x + px)} ${num(SHEET.height - y - py)}`;
  return `${at(0, 0)} m ${at(dx, 0)} l ${at(dx, dy * HANDLE)} ${at(dx * HANDLE, dy)} ${at(0, dy)} c h`;
}

export const discPath = (place: Place, radius: number): string =>
  [0, 1, 2, 3].map((turn) => quarterPath(place, radius, turn)).join(' ');

export function createSheet(): Sheet {
  const parts: string[] = [];
  const links: Link[] = [];
  const write: Sheet['text'] = (text, { x, y }, { font, size, colour, align = 'left', tracking = 0 }) => {
    const width = measure(text, { font, size }) + tracking * text.length;
    const start = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const spaced = tracking === 0 ? '' : `${num(tracking)} Tc `;
    parts.push(
      `BT ${channels(colour)} rg ${spaced}/F${FONTS.indexOf(font)} ${num(size)} Tf ${num(start)} ${num(SHEET.height - y)} Td ${toShown(text)} Tj${spaced && ' 0 Tc'} ET`,
    );
  };
  return {
    fill: (path, colour) => parts.push(`${channels(colour)} rg ${path} f`),
    rect: (box, colour) => parts.push(`${channels(colour)} rg ${boxPath(box)} f`),
    rule: (from, to, { colour, width = 0.6 }) =>
      parts.push(
        `${channels(colour)} RG ${num(width)} w ${num(from.x)} ${num(SHEET.height - from.y)} m ${num(to.x)} ${num(SHEET.height - to.y)} l S`,
      ),
    clip: (box, draw) => {
      parts.push(`q ${boxPath(box)} W n`);
      draw();
      parts.push('Q');
    },
    inLanguage: (language, draw) => {
      parts.push(`/Span << /Lang (${language}) >> BDC`);
      draw();
      parts.push('EMC');
    },
    text: write,
    lines: (lines, { x, y }, { font, size, colour, leading }) => {
      parts.push(`BT ${channels(colour)} rg /F${FONTS.indexOf(font)} ${num(size)} Tf`);
      let last = { x: 0, y: 0 };
      lines.forEach(({ text, wordSpacing, indent }, index) => {
        const to = { x: x + indent, y: SHEET.height - y - index * leading };
        parts.push(
          `${num(wordSpacing)} Tw ${num(to.x - last.x)} ${num(to.y - last.y)} Td ${toShown(text)} Tj`,
        );
        last = {
          x: last.x + Math.round((to.x - last.x) * 100) / 100,
          y: last.y + Math.round((to.y - last.y) * 100) / 100,
        };
      });
      parts.push('0 Tw ET');
    },
    link: (link) => links.push(link),
    links,
    content: () => parts.join('\n'),
  };
}

/** Writes a heading over as many lines as it needs and answers where the next thing may begin. */
export function writeHeading(
  sheet: Sheet,
  text: string,
  { x, y, width }: Place & { width: number },
  type: Type & Ink & { leading: number },
): number {
  const lines = breakLines(text, { ...type, width, isJustified: false });
  sheet.lines(lines, { x, y: y + type.size * 0.78 }, type);
  return y + lines.length * type.leading;
}
