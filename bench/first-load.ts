import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INDEX_PAGE = join(import.meta.dirname, '../web/dist/index.html');
export const isWebBuilt = (): boolean => existsSync(INDEX_PAGE);

/** Address of the script that the web app starts with. */
export function findEntryScript(): string {
  const path = /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync(INDEX_PAGE, 'utf8'))?.[1];
  if (path === undefined) throw new Error('web/dist/index.html names no script; run npm run build');
  return path;
}

export interface FirstLoadPart {
  what: string;
  files: number;
  bytes: number;
}

const PHONE_PICTURE_WIDTH = 800;

/** Bytes transferred by an anonymous first visit of Home, bodies only, for a browser that accepts brotli. */
export async function measureFirstLoad(origin: string): Promise<FirstLoadPart[]> {
  const page = await fetchBytes(origin, '/');
  const html = page.text;
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = (pattern: RegExp, attribute: 'src' | 'href' | 'data-app'): string[] =>
    tags.flatMap((tag) =>
      pattern.test(tag) ? (new RegExp(`\\b${attribute}="(/[^"]+)"`).exec(tag)?.[1] ?? []) : [],
    );
  const sum = async (what: string, paths: string[]): Promise<FirstLoadPart> => {
    const answers = await Promise.all(paths.map((path) => fetchBytes(origin, path)));
    return { what, files: paths.length, bytes: answers.reduce((total, { bytes }) => total + bytes, 0) };
  };
  return [
    { what: 'HTML', files: 1, bytes: page.bytes },
    await sum('JavaScript', [
      ...addresses(/^<script .*src=/, 'src'),
      ...addresses(/data-app=/, 'data-app'),
      ...addresses(/rel="modulepreload"/, 'href'),
    ]),
    await sum('CSS', addresses(/rel="stylesheet"/, 'href')),
    await sum('fonts', addresses(/as="font"/, 'href')),
    await sum('first picture', findPicture(html)),
  ];
}

// The rendition that a phone selects: the smallest that is wide enough.
function findPicture(html: string): string[] {
  const [, srcset = ''] = /<source[^>]* srcset="([^"]+)"/i.exec(html) ?? [];
  const renditions = srcset.split(', ').flatMap((part) => {
    const [url, width] = part.split(' ');
    return url && width ? [{ url, width: Number.parseInt(width, 10) }] : [];
  });
  const chosen = renditions.find(({ width }) => width >= PHONE_PICTURE_WIDTH) ?? renditions.at(-1);
  return chosen === undefined ? [] : [chosen.url];
}

async function fetchBytes(origin: string, path: string): Promise<{ bytes: number; text: string }> {
  const headers = { 'Accept-Encoding': 'br', 'Accept-Language': 'it' };
  const response = await fetch(`${origin}${path}`, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // fetch decompresses the body; the header has the transferred length.
  const isPacked = response.headers.has('content-encoding');
  const length = response.headers.get('content-length');
  if (isPacked && length === null) throw new Error(`${path} names no length`);
  return { bytes: isPacked ? Number(length) : body.length, text: body.toString() };
}
