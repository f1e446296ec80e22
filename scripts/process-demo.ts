import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_MAX_PIXELS } from '../contract/src/limits.ts';
import { buildDemoDocument } from '../demo/src/document.ts';
import { DEMO_FILES } from '../demo/src/files.ts';
import { readDocument } from '../server/src/content/assets/documents/read-document.ts';
import { toFileWords } from '../server/src/content/assets/metadata/words.ts';
import { buildXmp } from '../server/src/content/assets/metadata/xmp.ts';
import type { AssetWords } from '../server/src/content/assets/queries.ts';
import { writeOriginal } from '../server/src/content/assets/renditions/original.ts';
import { assetSchema, type ProcessedPicture, toAssetWords } from '../server/src/fixtures/media.ts';
import { loadSharp, measureColour, readPicture } from '../server/src/platform/pictures/open-picture.ts';
import { asFile } from '../server/src/platform/storage/file-store.ts';

/** For lists, and for the largest screen. */
const SMALL = 480;
const LARGE = 1600;
const AVIF = { quality: 45, effort: 5, chromaSubsampling: '4:2:0' };
const COVER_WIDTH = 480;
const COVER = { quality: 58, mozjpeg: true };
const INDENT = 1;

const PROCESSED = join(import.meta.dirname, '../demo/content/processed.json');

// Processes the files of the demo once, so that a first start has nothing to render or read. Run it after changing
// them.

const sharp = await loadSharp();
const processed: Record<string, unknown> = {};
for (const each of buildDemoDocument(new Date(), () => '').assets) {
  const { file, ...asset } = assetSchema.omit({ processed: true }).strip().parse(each);
  const words = toAssetWords({ ...asset, file });
  if (file.endsWith('.jpg') || file.endsWith('.png')) processed[file] = await processPicture(file, words);
  if (file.endsWith('.pdf')) processed[file] = await processDocument(file, words);
}
writeFileSync(PROCESSED, `${JSON.stringify(processed, null, INDENT)}\n`);

/** Writes our texts into the file, and its renditions beside it. */
async function processPicture(path: string, words: AssetWords): Promise<ProcessedPicture> {
  const file = readFileSync(join(DEMO_FILES, path));
  const facts = await readPicture(file, ASSET_MAX_PIXELS);
  const { width, height } = facts;
  const fileWords = toFileWords(words);
  const source = { file, media_type: `image/${facts.format}`, readable: file };
  const { content } = await writeOriginal(source, facts, fileWords, null);
  writeFileSync(join(DEMO_FILES, path), content);
  const renditions: ProcessedPicture['renditions'] = [];
  for (const each of new Set([Math.min(SMALL, width), Math.min(LARGE, width)])) {
    const name = path.replace(/\.\w+$/, `-${each}.avif`);
    const picture = sharp(file).resize({ width: each }).withXmp(buildXmp(fileWords)).avif(AVIF);
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    writeFileSync(join(DEMO_FILES, name), data);
    renditions.push({ file: name, width: info.width, height: info.height });
  }
  return { width, height, placeholder: await measureColour(file, ASSET_MAX_PIXELS), renditions };
}

async function processDocument(path: string, words: AssetWords): Promise<unknown> {
  const { texts, cover } = await readDocument(asFile(readFileSync(join(DEMO_FILES, path))));
  if (cover === null) return { pages: texts, cover: null };
  const file = path.replace(/\.pdf$/, '-cover.jpg');
  const picture = sharp(cover).resize({ width: COVER_WIDTH }).jpeg(COVER);
  writeFileSync(join(DEMO_FILES, file), await picture.toBuffer());
  return { pages: texts, cover: { file, ...(await processPicture(file, words)) } };
}
