import type { DemoGallery } from './galleries.ts';
import type { Bilingual, Drawing } from './types.ts';

const LONG_EDGE = 1600;
const PRINT_EDGE = 4000;
const DAY_MS = 86_400_000;

/** The file as a photographer would hand it in: from the drawing, in pixels. */
export async function renderOriginal({ size, draw }: Drawing, isPrint: boolean): Promise<Uint8Array> {
  // Loaded at the first picture: a start that draws none does not wait for it.
  const { default: sharp } = await import('sharp');
  const scale = (isPrint ? PRINT_EDGE : LONG_EDGE) / Math.max(size.width, size.height);
  const drawing = sharp(Buffer.from(draw(size)), { density: 72 * scale });
  return new Uint8Array(await drawing.flatten().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
}

const RIGHTS: Readonly<Record<'association' | 'archive' | 'fair', Bilingual>> = {
  association: {
    it: 'Riproduzione libera per uso giornalistico citando autore e fonte; altri usi su richiesta.',
    en: 'Free for editorial use if author and source are quoted; other uses on request.',
  },
  archive: {
    it: 'Solo a corredo di articoli sulla storia della ceramica, citando l’archivio.',
    en: 'Only with articles on the history of ceramics, quoting the archive.',
  },
  fair: {
    it: 'Riproduzione libera per articoli su Ceraforma; le persone ritratte hanno dato il consenso.',
    en: 'Free for articles on Ceraforma; the people shown have given their consent.',
  },
};

/** What is said of a picture wherever it is shown. */
export function toWords({ key, alt, caption, credit }: Drawing, gallery: DemoGallery) {
  const owner = gallery.credit.endsWith('Ceraforma')
    ? 'fair'
    : gallery.credit.startsWith('Archivio')
      ? 'archive'
      : 'association';
  const rights = RIGHTS[owner];
  const taken = Date.parse(gallery.taken_on) + Math.max(0, gallery.pictures.indexOf(key)) * 2 * DAY_MS;
  const taken_on = new Date(taken).toISOString().slice(0, 10);
  return {
    credit: credit ?? gallery.credit,
    copyright: `© ${taken_on.slice(0, 4)} ${owner === 'fair' ? 'Ceraforma' : 'Assofornace'}`,
    rights_en: rights.en,
    rights_it: rights.it,
    caption_en: caption.en,
    caption_it: caption.it,
    alt_en: alt.en,
    alt_it: alt.it,
    taken_on,
    embargo_until: null,
  };
}
