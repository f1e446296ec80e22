import { join } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** Entry points of a start; modules loaded later by `await import` are excluded. */
const STARTS = [
  'server/src/main.ts',
  'server/src/serve.ts',
  'server/src/platform/db/sqlite/reader-worker.ts',
];

/** Heavy packages that few requests or none need: loaded on first use, or in a separate process. */
const LAZY = [
  '@aws-sdk/client-s3',
  '@e965/xlsx',
  '@napi-rs/canvas',
  '@opentelemetry/',
  '@simplewebauthn/server',
  '@tus/',
  '@xmldom/xmldom',
  '@e965/xlsx',
  'age-encryption',
  'csv-parse',
  'csv-stringify',
  'docx',
  'file-type',
  'imapflow',
  'libheif-js',
  'mdb-reader',
  'nodemailer',
  'numfmt',
  'otpauth',
  'pdfjs-dist',
  'pdfkit',
  'pg',
  'postal-mime',
  'postcss',
  'prom-client',
  're2js',
  'sanitize-html',
  'sharp',
  'snowball-stemmers',
  'stdnum',
  'write-excel-file',
];

const isLazy = (name: string): boolean =>
  LAZY.some((late) => name === late || name.startsWith(late.endsWith('/') ? late : `${late}/`));

const STATIC_IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^'\n]+)'/gm;

/** Modules loaded together with a file; type imports are excluded. */
const listLoaded = ({ path, text }: SourceFile): string[] =>
  Array.from(text.matchAll(STATIC_IMPORT), ([, name = '']) =>
    name.startsWith('.')
      ? join(path, '..', name)
      : name.replace(/^@press-room\/([^/]+)\/(.*)$/, '$1/src/$2.ts'),
  );

/** Packages that a start would load without needing them, each with the importing files. */
export function findEarlyPackages(files: readonly SourceFile[]): string[] {
  const sources = new Map(files.map((file) => [file.path, file]));
  const waysTo = new Map(STARTS.map((path): [string, string[]] => [path, [path]]));
  const faults: string[] = [];
  for (const [path, way] of waysTo) {
    const source = sources.get(path);
    for (const name of source === undefined ? [] : listLoaded(source)) {
      if (isLazy(name)) {
        faults.push(
          `${path}: loads ${name} at the start (${way.join(' > ')}): await import() it where it is used, or loadLate`,
        );
      } else if (!waysTo.has(name)) waysTo.set(name, [...way, name]);
    }
  }
  return faults;
}
