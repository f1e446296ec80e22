import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot, CarriedAnswer } from '@press-room/contract/boot';
import type { Language } from '@press-room/contract/languages';
import type { Page } from '@press-room/contract/pages';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import type { CardFonts } from './cards/draw-card.ts';

/** A page, or the result that an address has none. */
export type DrawnPage = Page | { kind: 'missing'; language: Language };

/** Exports of `web/src/page-entry.tsx`. */
interface Entry {
  /** Whether the app has a screen at a path after its `#`. */
  isScreen(path: string): boolean;
  draw(
    page: DrawnPage,
    boot: Omit<Boot, 'answers'>,
    ask: Ask,
  ): Promise<{ html: string; answers: CarriedAnswer[] }>;
}

const FRONT = 'src/features/press-releases/list/home-front.tsx';

/** Part of the build that a page needs in addition to the first load; null: none. */
const SCREENS: Record<DrawnPage['kind'], string | null> = {
  appointment: 'src/features/agenda/appointment-page.tsx',
  archive: FRONT,
  company: 'src/features/companies/company-page.tsx',
  contact: 'src/features/contact/contact-page.tsx',
  event: 'src/features/events/event-page.tsx',
  home: FRONT,
  missing: null,
  release: 'src/features/press-releases/detail/press-release-page.tsx',
  sector: 'src/features/sectors/sector-page.tsx',
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

/** Files of a page's screen in addition to the first load. */
export interface Screen {
  /** Inlined, because separate style sheets would be loaded one by one. */
  style: string;
  /** Paths of the scripts; the browser fetches them after the first paint. */
  scripts: string[];
}

/** The web app for rendering on the server. */
export interface Drawing {
  /** The built index page. */
  template: string;
  screens: Record<DrawnPage['kind'], Screen>;
  draw: Entry['draw'];
  isScreen: (path: string) => Promise<boolean>;
  /** Null: the build has no fonts. */
  fonts: CardFonts | null;
}

/** Null: the app was not built. */
export function openDrawing(webRoot: string): Drawing | null {
  const paths = {
    template: join(webRoot, 'index.html'),
    manifest: join(webRoot, '.manifest.json'),
    entry: join(webRoot, '../pages/dist/page-entry.js'),
  };
  if (!Object.values(paths).every(existsSync)) return null;
  const template = readFileSync(paths.template, 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(paths.manifest, 'utf8')));
  const open = (kind: DrawnPage['kind']): Screen => {
    const { css, scripts } = listFiles({ manifest, template }, SCREENS[kind]);
    return { style: css.map((file) => readFileSync(join(webRoot, file), 'utf8')).join(''), scripts };
  };
  // Loaded with the first page.
  let entry: Promise<Entry> | null = null;
  const load = (): Promise<Entry> => {
    entry ??= import(pathToFileURL(paths.entry).href) as Promise<Entry>;
    return entry;
  };
  return {
    template,
    screens: {
      appointment: open('appointment'),
      archive: open('archive'),
      company: open('company'),
      contact: open('contact'),
      event: open('event'),
      home: open('home'),
      missing: open('missing'),
      release: open('release'),
      sector: open('sector'),
    },
    fonts: findFonts(webRoot, manifest),
    draw: async (page, boot, ask) => (await load()).draw(page, boot, ask),
    isScreen: async (path) => (await load()).isScreen(path),
  };
}

/** Files of a screen besides the first load. */
function listFiles(
  { manifest, template }: { manifest: Manifest; template: string },
  screen: string | null,
): { css: string[]; scripts: string[] } {
  const parts = (screen === null ? [] : listParts(manifest, screen)).flatMap((part) => manifest[part] ?? []);
  const unless = (files: readonly string[]): string[] =>
    [...new Set(files)].filter((file) => !template.includes(file));
  return { css: unless(parts.flatMap(({ css }) => css)), scripts: unless(parts.map(({ file }) => file)) };
}

/** A part of the build with all its static imports. */
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
      // Fonts with most languages first.
      .toSorted((a, b) => a.length - b.length);
  const [display, text] = [find(FAMILIES.display), find(FAMILIES.text)];
  return display.length === 0 || text.length === 0 ? null : { display, text };
}
