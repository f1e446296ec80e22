import { describe, expect, it } from 'vitest';
import { createNamePool, extensionOf, toFileName, toPictureName, toSlug, toWords } from './file-names.ts';

const PICTURE = {
  name: 'Sala d’esposizione.TIFF',
  caption_en: 'A tiled hall',
  caption_it: 'Una sala',
  credit: 'Zoë Müller / Studio Ø',
  taken_on: '2024-05-01',
  created_at: '2026-11-20T10:00:00.000Z',
};

describe('file names', () => {
  it.each([
    ['Perché è così: città, qualità', 'perche-e-cosi-citta-qualita'],
    ['Straße Łódź Smørrebrød Ærø', 'strasse-lodz-smorrebrod-aero'],
    ['Керамика Σασσουόλο', 'keramika-sassoyolo'],
    ['l’oro dell’argilla', 'loro-dellargilla'],
    ['../../etc/passwd\0.jpg', 'etc-passwd-jpg'],
    ['🧱 tile 🏺', 'tile'],
    ['ﬁne ²', 'fine-2'],
    ['磁砖', ''],
    ['CON.', 'con'],
  ])('%s becomes %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it('are cut at a word, or within one that has no end', () => {
    expect(toSlug('one two three four', 10)).toBe('one-two');
    expect(toSlug('x'.repeat(200))).toBe('x'.repeat(60));
  });

  it('say credit, year and subject', () => {
    expect(toPictureName(PICTURE, 'image/jpeg')).toBe('zoe-muller-studio-o_2024_sala-desposizione.jpg');
    expect(toPictureName({ ...PICTURE, taken_on: null, credit: '' }, 'image/avif')).toBe(
      '2026_sala-desposizione.avif',
    );
  });

  it('say which of the files of a picture it is', () => {
    expect(toPictureName(PICTURE, 'image/jpeg', 'print')).toBe(
      'zoe-muller-studio-o_2024_sala-desposizione_print.jpg',
    );
  });

  it.each(['IMG_0042.jpg', 'DSC00123.JPG', '0815.png', '磁砖.jpg'])(
    '%s takes the words of its caption',
    (name) => {
      expect(toPictureName({ ...PICTURE, name }, 'image/png')).toBe(
        'zoe-muller-studio-o_2024_a-tiled-hall.png',
      );
    },
  );

  it('do not repeat what a file that comes back says already', () => {
    const name = toPictureName(PICTURE, 'image/jpeg');
    expect(toPictureName({ ...PICTURE, name }, 'image/jpeg')).toBe(name);
  });

  it('say source, day, subject and language', () => {
    const parts = { source: 'Assofornace', date: '2026-03-01', subject: 'Più piastrelle', language: 'it' };
    expect(toFileName({ ...parts, extension: 'docx' })).toBe('assofornace_2026-03-01_piu-piastrelle_it.docx');
  });

  it('are never empty and stay within 120 characters', () => {
    expect(toFileName({ subject: '🧱', extension: '' })).toBe('file');
    const long = toFileName({
      subject: 'a '.repeat(200),
      source: 'b'.repeat(200),
      date: '2026-03-01',
      language: 'it',
      extension: '.JPEG',
    });
    expect(long).toMatch(/^[a-z0-9_-]+\.jpeg$/);
    expect(long.length).toBeLessThanOrEqual(120);
  });

  it.each([
    ['image/jpeg', 'x.png', 'jpg'],
    ['image/webp', '', 'webp'],
    ['application/pdf', 'x', 'pdf'],
    ['text/csv', 'figures.csv', 'csv'],
    ['text/plain', 'video.SRT', 'srt'],
    ['application/octet-stream', 'plan.DWG', 'dwg'],
    ['application/octet-stream', 'plan', 'bin'],
  ])('%s of %s ends in %s', (type, name, ending) => {
    expect(extensionOf(type, name)).toBe(ending);
  });

  it('are numbered where they are equal, also to a file system that ignores case', () => {
    const pool = createNamePool();
    expect(['a.jpg', 'A.jpg', 'a_2.jpg', 'a.jpg', 'b', 'b'].map(pool)).toEqual([
      'a.jpg',
      'A_2.jpg',
      'a_2_2.jpg',
      'a_3.jpg',
      'b',
      'b_2',
    ]);
  });
});

describe('toWords', () => {
  it.each([
    ['scheda_tecnica-2026.pdf', 'Scheda tecnica 2026'],
    ['table.pdf', 'Table'],
    ['v1.2 notes', 'V1.2 notes'],
    ['.pdf', '.pdf'],
    ['città.CSV', 'Città'],
  ])('says %s as %s', (name, words) => expect(toWords(name)).toBe(words));
});
