import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PressRelease, pressReleasePath } from '@press-room/contract/press-releases';
import sharp from 'sharp';
import { type LoadedServer, runLoadedServer } from './run-server.ts';

/** Officer of that site. */
export const OFFICER = { email: 'olga@example.com', password: 'Str0ng_pass!' };
export const JOURNALIST = { email: 'alice@example.com', password: 'Str0ng_pass!' };
const PICTURES = { red: '#983519', blue: '#1b3d9c' };
/** Time limit in milliseconds; the machine may be busy. */
export const PATIENCE_MS = 600_000;
const PAUSE_MS = 300;

/** A press room with one release and two kits, whose few files are ready in seconds. */
export async function startSmall(folder: string): Promise<LoadedServer> {
  await writeFiles(folder);
  const server = await runLoadedServer(folder, CONTENT);
  await waitForFiles(server.origin);
  return server;
}

/** Waits for the renditions, which jobs make after the start. */
async function waitForFiles(origin: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await isReady(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('The files of the release were not made');
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}${pressReleasePath(1)}`);
  // A busy machine can cause an error.
  if (!answer.ok) return false;
  const { pictures, attachments } = (await answer.json()) as PressRelease;
  return pictures.length === Object.keys(PICTURES).length && attachments.length === 1;
}

async function writeFiles(folder: string): Promise<void> {
  for (const [name, background] of Object.entries(PICTURES)) {
    const picture = sharp({ create: { width: 700, height: 500, channels: 3, background } });
    writeFileSync(join(folder, `${name}.jpg`), await picture.jpeg().toBuffer());
  }
  writeFileSync(join(folder, 'figures.pdf'), PDF);
}

const both = (en: string, it: string) => ({ en, it });
const toFile = (asset: string, language: 'en' | 'it' | null, more: object = {}) => ({
  asset,
  language,
  title: both(`File ${asset}`, `File ${asset}`),
  ...more,
});
const LONG_AGO = { published_at: '2025-03-01T08:00:00Z' };

const CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { ...JOURNALIST, first_name: 'Alice', last_name: 'Rossi', groups: ['user_press_room'] },
    { ...OFFICER, first_name: 'Olga', last_name: 'Neri', groups: ['administrator_press_room'] },
  ],
  assets: [
    ...Object.keys(PICTURES).map((key) => ({
      key,
      file: `${key}.jpg`,
      credit: `Photographer of ${key}`,
      caption: both(`A ${key} tile`, `Una piastrella: ${key}`),
      alt: both(`A ${key} tile`, `Una piastrella: ${key}`),
    })),
    { key: 'figures', file: 'figures.pdf' },
  ],
  press_releases: [
    {
      press_group: 'Site Alpha',
      date: '2026-03-05',
      hero: 'red',
      pictures: ['blue'],
      attachments: ['figures'],
      text: {
        en: { title: 'New tiles', body: '<p>They are red.</p>' },
        it: { title: 'Nuove piastrelle', body: '<p>Sono rosse.</p>' },
      },
    },
  ],
  press_kits: [
    {
      press_group: 'Site Alpha',
      year: 2026,
      title: both('Kit of 2026', 'Cartella 2026'),
      ...LONG_AGO,
      files: [
        toFile('figures', 'it'),
        toFile('red', null, { added_at: '2025-03-01T08:00:00Z' }),
        toFile('blue', null, { added_at: '2025-03-01T08:00:00Z' }),
      ],
    },
    {
      press_group: 'Site Alpha',
      year: 2025,
      title: both('Kit of 2025', 'Cartella 2025'),
      ...LONG_AGO,
      files: [toFile('figures', 'en', { added_at: '2025-03-01T08:00:00Z' })],
    },
  ],
};

/** Minimal PDF with a page and a word. Readers rebuild its missing cross-reference table. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 41>>stream
BT /F1 18 Tf 20 100 Td (Figures) Tj ET   
endstream
endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
