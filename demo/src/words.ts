import { z } from 'zod';
import { readBoth } from './content.ts';
import type { DemoGallery } from './galleries.ts';
import type { demoMagazines } from './magazines.ts';
import type { Bilingual } from './types.ts';

const DAY_MS = 86_400_000;

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

const texts = readBoth(
  'pictures',
  z.record(z.string(), z.strictObject({ caption: z.string(), alt: z.string() })),
);

/** Caption and alternative text of a picture. */
export const captions = (key: string): { caption: Bilingual; alt: Bilingual } => ({
  caption: { it: texts.it[key]?.caption ?? '', en: texts.en[key]?.caption ?? '' },
  alt: { it: texts.it[key]?.alt ?? '', en: texts.en[key]?.alt ?? '' },
});

/** Texts of a picture that are shown everywhere. */
export function toPictureWords(key: string, gallery: DemoGallery) {
  const owner = gallery.credit.endsWith('Ceraforma')
    ? 'fair'
    : gallery.credit.startsWith('Archivio')
      ? 'archive'
      : 'association';
  const taken = Date.parse(gallery.taken_on) + Math.max(0, gallery.pictures.indexOf(key)) * 2 * DAY_MS;
  const taken_on = new Date(taken).toISOString().slice(0, 10);
  return {
    credit: gallery.credits?.[key] ?? gallery.credit,
    copyright: `© ${taken_on.slice(0, 4)} ${owner === 'fair' ? 'Ceraforma' : 'Assofornace'}`,
    rights: RIGHTS[owner],
    ...captions(key),
    taken_on,
  };
}

/** Texts of the first page, which represents the issue in lists. */
export const toCoverWords = ({ year, cover }: (typeof demoMagazines)[number]) => ({
  credit: 'Assofornace',
  copyright: `© ${year} Assofornace`,
  caption: cover,
  alt: cover,
});
