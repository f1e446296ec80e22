import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts, loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import encodeQR from 'qr';

/** A6 portrait in points: fits common holders, and four fit on an A4 sheet. */
const PAGE = { width: 298, height: 420 };
const MARGIN = 24;
const WIDTH = PAGE.width - 2 * MARGIN;
const INK = '#1a1a1f';
const FAINT = '#55555f';
const BAND = '#1d3f8f';
const FONT = 'Badge';
const QR_SIDE = 132;

export interface BadgeFacts {
  event: string;
  days: string;
  place: string;
  name: string;
  outlet: string;
  lane: string;
  code: string;
  token: string;
  /** A square JPEG. */
  picture: Buffer | null;
}

/** Latin, Greek and Cyrillic letters, independent of the server's fonts. */
function registerFonts(): void {
  if (GlobalFonts.has(FONT)) return;
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  );
  GlobalFonts.registerFromPath(join(folder, 'LiberationSans-Regular.ttf'), FONT);
  GlobalFonts.registerFromPath(join(folder, 'LiberationSans-Bold.ttf'), FONT);
}

interface Type {
  size: number;
  isBold?: boolean;
  colour?: string;
  lines?: number;
}

function breakLines(canvas: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && canvas.measureText(longer).width <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes a text in a limited number of lines, smaller if necessary; returns the next vertical position. */
function write(
  canvas: SKRSContext2D,
  text: string,
  y: number,
  { size, isBold = false, colour = INK, lines: most = 2 }: Type,
): number {
  if (text === '') return y;
  const fitted = fit(canvas, text, { size, isBold, most });
  canvas.fillStyle = colour;
  for (const [at, line] of fitted.lines.entries())
    canvas.fillText(line, MARGIN, y + fitted.size * (1 + at * 1.18), WIDTH);
  return y + fitted.size * 1.18 * fitted.lines.length + 4;
}

function fit(
  canvas: SKRSContext2D,
  text: string,
  { size, isBold, most }: { size: number; isBold: boolean; most: number },
): { size: number; lines: string[] } {
  canvas.font = `${isBold ? 'bold ' : ''}${size}px ${FONT}`;
  const lines = breakLines(canvas, text);
  const isNarrow = lines.every((line) => canvas.measureText(line).width <= WIDTH);
  if ((lines.length <= most && isNarrow) || size <= 7) return { size, lines: lines.slice(0, most) };
  return fit(canvas, text, { size: size - 1, isBold, most });
}

function drawCode(canvas: SKRSContext2D, token: string, x: number, y: number): void {
  const rows = encodeQR(token, 'raw', { ecc: 'medium', border: 2 });
  const step = QR_SIDE / rows.length;
  canvas.fillStyle = '#fff';
  canvas.fillRect(x, y, QR_SIDE, QR_SIDE);
  canvas.fillStyle = '#000';
  rows.forEach((row, at) => {
    row.forEach((isDark, column) => {
      // Slightly wider, so that no gaps are visible between modules.
      if (isDark) canvas.fillRect(x + column * step, y + at * step, step + 0.05, step + 0.05);
    });
  });
}

async function drawPicture(canvas: SKRSContext2D, picture: Buffer, x: number, y: number): Promise<void> {
  canvas.drawImage(await loadImage(picture), x, y, 84, 84);
}

/** One page for the check-in: the lane in large letters, the name, and the code as text and QR code. */
export async function drawBadge(facts: BadgeFacts): Promise<Buffer> {
  registerFonts();
  const document = new PDFDocument({ title: `${facts.event}: ${facts.name}`, author: facts.event });
  // The library's type is narrower than the actual object.
  const canvas = document.beginPage(PAGE.width, PAGE.height) as unknown as SKRSContext2D;
  canvas.fillStyle = BAND;
  canvas.fillRect(0, 0, PAGE.width, 84);
  let y = write(canvas, facts.event, 16, { size: 17, isBold: true, colour: '#fff' });
  write(canvas, [facts.days, facts.place].filter(Boolean).join(' · '), y, { size: 9, colour: '#fff' });
  y = write(canvas, facts.lane.toUpperCase(), 96, { size: 15, isBold: true, colour: BAND, lines: 1 });
  y = write(canvas, facts.name, y + 2, { size: 26, isBold: true });
  write(canvas, facts.outlet, y, { size: 14, colour: FAINT });
  const top = PAGE.height - MARGIN - QR_SIDE - 18;
  drawCode(canvas, facts.token, MARGIN, top);
  if (facts.picture !== null)
    await drawPicture(canvas, facts.picture, PAGE.width - MARGIN - 84, top + QR_SIDE - 84);
  canvas.font = `bold 11px ${FONT}`;
  canvas.fillStyle = INK;
  canvas.fillText(facts.code, MARGIN, top + QR_SIDE + 16);
  document.endPage();
  return document.close();
}
