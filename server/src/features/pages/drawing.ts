import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot, CarriedAnswer } from '@press-room/contract/boot';
import type { Page } from '@press-room/contract/pages';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import type { CardFonts } from './cards/draw-card.ts';

/** What `web/src/page-entry.tsx` exports. */
interface Entry {
  draw(
    page: Page,
    boot: Omit<Boot, 'answers'>,
    ask: Ask,
  ): Promise<{ html: string; answers: CarriedAnswer[] }>;
}

/** The part of the build that holds the screen of a page; null: the first load does. */
const SCREENS: Record<Page['kind'], string | null> = {
  archive: null,
  company: 'src/features/companies/company-page.tsx',
  contact: 'src/features/contact/contact-page.tsx',
  release: 'src/features/press-releases/detail/press-release-page.tsx',
};

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The web app as the server draws it. */
export interface Drawing {
  /** The built index page. */
  template: string;
  /** Elements that fetch what the screen of a page needs beside the first load. */
  links: Record<Page['kind'], readonly string[]>;
  draw: Entry['draw'];
  /** Null in a build without the app's own letters. */
  fonts: CardFonts | null;
}

/** Null where the app was not built. */
export function openDrawing(webRoot: string): Drawing | null {
  const paths = {
    template: join(webRoot, 'index.html'),
    manifest: join(webRoot, '.manifest.json'),
    entry: join(webRoot, '../pages/dist/page-entry.js'),
  };
  if (!Object.values(paths).every(existsSync)) return null;
  const template = readFileSync(paths.template, 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(paths.manifest, 'utf8')));
  // Loaded with the first page that is asked for.
  let entry: Promise<Entry> | null = null;
  return {
    template,
    links: {
      archive: toLinks(manifest, SCREENS.archive, template),
      company: toLinks(manifest, SCREENS.company, template),
      contact: toLinks(manifest, SCREENS.contact, template),
      release: toLinks(manifest, SCREENS.release, template),
    },
    fonts: findFonts(webRoot, manifest),
    draw: async (page, boot, ask) => {
      entry ??= import(pathToFileURL(paths.entry).href) as Promise<Entry>;
      return (await entry).draw(page, boot, ask);
    },
  };
}

function toLinks(manifest: Manifest, screen: string | null, template: string): string[] {
  if (screen === null) return [];
  const parts = listParts(manifest, screen).flatMap((part) => manifest[part] ?? []);
  const isNew = (file: string): boolean => !template.includes(file);
  const styles = [...new Set(parts.flatMap(({ css }) => css))].filter(isNew);
  const scripts = [...new Set(parts.map(({ file }) => file))].filter(isNew);
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
  ];
}

/** A part of the build and all that it imports before it runs. */
function listParts(manifest: Manifest, part: string, found: string[] = []): string[] {
  if (found.includes(part)) return found;
  found.push(part);
  for (const imported of manifest[part]?.imports ?? []) listParts(manifest, imported, found);
  return found;
}

const FAMILIES = {
  display: /\/bodoni-moda-latin(-ext)?-wght-normal\.woff2$/,
  text: /\/instrument-sans-latin(-ext)?-wght-normal\.woff2$/,
};

function findFonts(webRoot: string, manifest: Manifest): CardFonts | null {
  const find = (family: RegExp): string[] =>
    Object.entries(manifest)
      .filter(([source]) => family.test(source))
      .map(([, { file }]) => join(webRoot, file))
      // The letters of most languages first.
      .toSorted((a, b) => a.length - b.length);
  const [display, text] = [find(FAMILIES.display), find(FAMILIES.text)];
  return display.length === 0 || text.length === 0 ? null : { display, text };
}
