import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { MailLook } from '../../../platform/mail/looks.ts';
import { CARD_SIZE, COLUMN, PICTURE_SIZE } from './size.ts';

const MARGIN = 64;
const WIDTH = COLUMN - 2 * MARGIN;
const TITLE = { top: 130, height: 380, most: 68, least: 30, line: 1.12 } as const;
const TILE = 110;
const QUALITY = 86;

export interface CardFacts {
  title: string;
  issuer: string;
  date: string;
  look: MailLook;
  /** In `PICTURE_SIZE`. Null: the tile pattern is shown instead. */
  picture: Buffer | null;
  fonts: CardFonts;
}

/** Font files of the app. */
export interface CardFonts {
  display: readonly string[];
  text: readonly string[];
}

/** The title in the font and colours of the press group, beside the picture, as JPEG. */
export async function drawCard({ title, issuer, date, look, picture, fonts }: CardFacts): Promise<Buffer> {
  const { width, height } = CARD_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = look.wall;
  context.fillRect(0, 0, width, height);
  if (picture === null) drawTiles(context, look);
  else await drawPicture(context, picture);
  const text = familyOf('CardText', fonts.text);
  context.fillStyle = '#fff';
  write(context, issuer, { font: (size) => `600 ${size}px ${text}`, y: MARGIN, size: 30, lines: 1 });
  drawTitle(context, title, familyOf('CardDisplay', fonts.display));
  context.globalAlpha = 0.85;
  write(context, date, {
    font: (size) => `400 ${size}px ${text}`,
    y: height - MARGIN - 26,
    size: 26,
    lines: 1,
  });
  return canvas.encode('jpeg', QUALITY);
}

/** One font family per file: missing glyphs are taken from the next. */
function familyOf(name: string, files: readonly string[]): string {
  const families = files.map((file, at) => {
    const family = `${name}${at}`;
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(file, family);
    return family;
  });
  return [...families, 'sans-serif'].join(', ');
}

/** As large as it fits; a very long title ends in an ellipsis. */
function drawTitle(context: SKRSContext2D, title: string, family: string): void {
  const font = (size: number): string => `500 ${size}px ${family}`;
  for (let size = TITLE.most; ; size -= 2) {
    context.font = font(size);
    const most = Math.floor(TITLE.height / (size * TITLE.line));
    const lines = breakLines(context, title);
    const fits = lines.length <= most && lines.every((line) => context.measureText(line).width <= WIDTH);
    if (!fits && size > TITLE.least) continue;
    write(context, title, { font, y: TITLE.top, size, lines: most });
    return;
  }
}

interface Type {
  font: (size: number) => string;
  y: number;
  size: number;
  lines: number;
}

function write(context: SKRSContext2D, text: string, { font, y, size, lines: most }: Type): void {
  context.font = font(size);
  const lines = breakLines(context, text);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += ' …';
  for (const [at, line] of shown.entries())
    context.fillText(line, MARGIN, y + size * (0.82 + at * TITLE.line), WIDTH);
}

function breakLines(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

async function drawPicture(context: SKRSContext2D, picture: Buffer): Promise<void> {
  const { width, height } = PICTURE_SIZE;
  context.drawImage(await loadImage(picture), COLUMN, 0, width, height);
}

/** Quarter circles, as in the app's wall pattern. */
function drawTiles(context: SKRSContext2D, { tile, lit }: MailLook): void {
  for (let x = COLUMN, column = 0; x < CARD_SIZE.width; x += TILE, column += 1) {
    for (let y = 0, row = 0; y < CARD_SIZE.height; y += TILE, row += 1) {
      context.fillStyle = tile;
      context.fillRect(x, y, TILE - 2, TILE - 2);
      const [right, below] = [(column + row) % 2, (column + 2 * row) % 3 === 0 ? 1 : 0];
      context.fillStyle = lit;
      context.save();
      context.beginPath();
      context.rect(x, y, TILE - 2, TILE - 2);
      context.clip();
      context.beginPath();
      context.arc(x + right * (TILE - 2), y + below * (TILE - 2), TILE - 2, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    }
  }
}
