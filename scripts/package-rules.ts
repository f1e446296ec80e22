import type { LockedPackage } from './lock-file.ts';

/** Accepted licences; docs/licences.md lists the obligations of the last three. */
const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
  'LGPL-3.0-or-later',
];

/** Packages whose package.json states no exact licence; their LICENSE or README does. */
const SILENT: Readonly<Record<string, string>> = {
  '@inlang/plugin-message-format': 'MIT',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'sqlite-wasm-kysely': 'MIT',
  busboy: 'MIT',
  'combine-errors': 'MIT',
  dicer: 'MIT',
  // Two clauses in its own text.
  duck: 'BSD-2-Clause',
  'humanize-number': 'MIT',
  // The sources of libheif and libde265 state version 3, or any later one.
  'libheif-js': 'LGPL-3.0-or-later',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

export const licenceOf = ({ name, license }: LockedPackage): string => SILENT[name] ?? license ?? 'unknown';

/** An expression such as `(MIT OR CC0-1.0)`: one of the alternatives must be allowed as a whole. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => ALLOWED.includes(licence)));

/** Faults of a package with their remedies; empty: none. */
export function checkPackage(locked: LockedPackage): string[] {
  const { name, version, integrity, resolved, hasInstallScript } = locked;
  const licence = licenceOf(locked);
  return [
    ...(integrity === undefined
      ? [
          `${name} ${version}: has no integrity value: remove it from package-lock.json or install it where it is to be had`,
        ]
      : []),
    ...(resolved === undefined
      ? []
      : [`${name}: names a registry: run npm config set omit-lockfile-registry-resolved true`]),
    ...(hasInstallScript === true ? [`${name}: runs code when it is installed: take one that does not`] : []),
    ...(isAllowed(licence)
      ? []
      : [`${name}: has the licence ${licence}, which is not on the list of scripts/package-rules.ts`]),
  ];
}
