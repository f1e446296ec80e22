import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { acceptChanges, listHiddenStyles, parseXml } from './accept-changes.ts';
import { WordFileError, type WordText } from './word-file.ts';

const MEGABYTE = 1024 ** 2;
/** Limits of the unpacked parts: of text in bytes, of all in bytes, and of their number. */
const TEXT_MAX_BYTES = 30 * MEGABYTE;
const ALL_MAX_BYTES = 250 * MEGABYTE;
const PARTS_MAX = 3000;

// Excludes forms, previews, macros and fonts.
const NEEDED = /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/(?!embeddings\/|fonts\/|theme\/|activeX\/).*)$/;
const TEXT = /\.(?:xml|rels)$/i;

/**
 * Unpacks the parts of a Word file. The limits apply to the declared sizes before unpacking, and no part can exceed its
 * declared size.
 */
function unpack(file: Uint8Array<ArrayBuffer>): Unzipped {
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new WordFileError('format');
  const left = { text: TEXT_MAX_BYTES, all: ALL_MAX_BYTES, parts: PARTS_MAX };
  try {
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name)) return false;
        left.parts -= 1;
        left.all -= originalSize;
        if (TEXT.test(name)) left.text -= originalSize;
        if (Math.min(left.parts, left.all, left.text) < 0) throw new WordFileError('large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof WordFileError ? error : new WordFileError('broken');
  }
}

/** Limit of the resulting HTML. */
const HTML_MAX_LENGTH = 3_000_000;
const STYLES = 'word/styles.xml';
/** The main text, and its footnotes and endnotes. */
const TEXTS = /^word\/(?:document\d*|footnotes\d*|endnotes\d*)\.xml$/;
const XML = /\.(?:xml|rels)$/i;

const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
];
const BACK_TO_TEXT = /\s*<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;
const NOTES = /<ol><li id="(?:foot|end)note-/;

/** Reads a Word file with all changes accepted. The file can be hostile: run it in a worker. */
export async function readWordFile(file: Uint8Array<ArrayBuffer>): Promise<WordText> {
  const parts = unpack(file);
  if (!Object.keys(parts).some((name) => TEXTS.test(name))) throw new WordFileError('format');
  const styles = parts[STYLES];
  const hidden = styles ? listHiddenStyles(strFromU8(styles)) : new Set<string>();
  let deletions = 0;
  const comments = new Set<string>();
  for (const [name, bytes] of Object.entries(parts)) {
    if (!XML.test(name)) continue;
    if (!TEXTS.test(name)) {
      parseXml(strFromU8(bytes));
      continue;
    }
    const accepted = acceptChanges(strFromU8(bytes), hidden);
    deletions += accepted.deletions;
    for (const comment of accepted.comments) comments.add(comment);
    parts[name] = strToU8(accepted.xml);
  }
  const { html, pictures } = await toHtml(zipSync(parts, { level: 0 }));
  if (html.length > HTML_MAX_LENGTH) throw new WordFileError('large');
  return { html, pictures, deletions, comments: comments.size };
}

async function toHtml(file: Uint8Array<ArrayBuffer>): Promise<Pick<WordText, 'html' | 'pictures'>> {
  const pictures: { address: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const src = `docx:${pictures.length}`;
    // Linked pictures outside the file cannot be read.
    const bytes = await image.readAsArrayBuffer().catch(() => new ArrayBuffer(0));
    pictures.push({ address: src, mediaType: image.contentType ?? '', bytes: new Uint8Array(bytes) });
    return { src };
  });
  const options = { styleMap: STYLE_MAP, includeEmbeddedStyleMap: false, convertImage };
  const { value } = await mammoth.convertToHtml({ arrayBuffer: file.buffer }, options).catch(() => {
    throw new WordFileError('broken');
  });
  return { html: value.replaceAll(BACK_TO_TEXT, '').replace(NOTES, (list) => `<hr>${list}`), pictures };
}
