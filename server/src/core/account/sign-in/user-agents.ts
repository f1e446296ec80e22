const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: typeof BROWSERS, header: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(header))?.[0];

/** Enough detail to recognise one's own sign-ins, too little to identify a person. */
export function describeUserAgent(header: string | undefined): string {
  const browser = nameIn(BROWSERS, header ?? '');
  const system = nameIn(SYSTEMS, header ?? '');
  return [browser, system].filter((part) => part !== undefined).join(', ');
}
