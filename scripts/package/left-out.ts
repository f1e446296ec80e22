/**
 * Files in packages that only developers need: types, source maps, tests and duplicates for browsers. Licences are
 * included.
 */
const NOT_RUN = [
  /\.(?:map|d\.[cm]?ts|[cm]?ts|tsbuildinfo|flow|md|markdown|yml|cc|h|gyp)$/i,
  /\.(?:umd|iife)(?:\.[cm]?js)?$|\.(?:umd|iife)\./,
  /(?:^|\/)(?:test|tests|__tests__|benchmarks?|examples?)\//,
  /(?:^|\/)dist(?:-es|-types|\/(?:umd|iife|browser))\//,
];

/** For single packages: builds for other platforms than Node, and modules that no other package imports. */
const NOT_RUN_OF: Readonly<Record<string, RegExp>> = {
  '@e965/xlsx': /^(?:dist|bin)\/|^xlsx(?:worker)?\.js$/,
  'csv-parse': /^dist\//,
  'csv-stringify': /^dist\//,
  '@opentelemetry/semantic-conventions': /^dist\/(?:experimental_|index-incubating\.)/,
  diff: /^(?:dist|libcjs)\//,
  docx: /^dist\/(?!index\.mjs$)/,
  'ical.js': /^lib\/|^dist\/(?!ical\.js$)/,
  imapflow: /^dist\/cjs\//,
  'libheif-js': /^libheif\/|^libheif-wasm\/(?:libheif\.(?:js|wasm)|libheif-bundle\.mjs)$/,
  pako: /^dist\/(?!pako\.esm\.mjs$)/,
  'pdfjs-dist':
    /^(?:build|web|types|image_decoders|legacy\/(?:web|image_decoders))\/|\.min\.mjs$|pdf\.sandbox\.mjs$/,
  fontkit: /^src\/|^dist\/(?!module\.mjs$)/,
  brotli: /^build\//,
  'write-excel-file': /^bundle\//,
  pdfkit: /^\.yarn\/|^js\/(?:pdfkit\.(?!node\.mjs$)|standard-fonts\/|output\.)/,
};

const LICENCE = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

/** Whether a file of a package is omitted; its path is relative to the package. */
export const isLeftOut = (packageName: string, path: string): boolean =>
  !LICENCE.test(path) &&
  (NOT_RUN.some((pattern) => pattern.test(path)) || (NOT_RUN_OF[packageName]?.test(path) ?? false));
