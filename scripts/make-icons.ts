import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of the installed app from the tile of `favicon.svg`; run it again when the tile changes. */
const PUBLIC = join(import.meta.dirname, '../web/public');
const TILE = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const GLAZE = '#16357f';

/** `inset`: share of the side that stays background all around, because systems crop the icon to their own shape. */
const ICONS = [
  { name: 'icon-192', size: 192, inset: 0 },
  { name: 'icon-512', size: 512, inset: 0 },
  { name: 'maskable-192', size: 192, inset: 0.13 },
  { name: 'maskable-512', size: 512, inset: 0.13 },
  { name: 'apple-touch-icon', size: 180, inset: 0.06 },
];

for (const { name, size, inset } of ICONS) {
  const side = Math.round(size * (1 - 2 * inset));
  const tile = await sharp(Buffer.from(TILE), { density: (72 * side) / 32 })
    .resize(side, side)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: GLAZE } })
    .composite([{ input: tile, gravity: 'centre' }])
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(join(PUBLIC, 'icons', `${name}.png`));
}
