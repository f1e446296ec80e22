import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { z } from 'zod';
import type { LockedPackage } from '../lock-file.ts';
import { licenceOf } from '../package-rules.ts';
import type { Library } from './copy-libraries.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Version of this product. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** Converts `sha512-…` of a lock file to CycloneDX. */
function toHash(integrity: string): [Enums.HashAlgorithm, string] {
  const digest = integrity.slice('sha512-'.length);
  return [Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')];
}

function toComponent(locked: LockedPackage): Models.Component {
  const { name, version = '', integrity } = locked;
  const [group, own] = name.startsWith('@') ? name.split('/', 2) : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return new Models.Component(Enums.ComponentType.Library, own ?? name, {
    version,
    purl,
    bomRef: purl,
    ...(group !== undefined && { group }),
    licenses: new Models.LicenseRepository([new Models.LicenseExpression(licenceOf(locked))]),
    ...(integrity?.startsWith('sha512-') && { hashes: new Models.HashDictionary([toHash(integrity)]) }),
  });
}

function toSystemComponent({ name, licence }: Library): Models.Component {
  const licenses = new Models.LicenseRepository([new Models.LicenseExpression(licence)]);
  return new Models.Component(Enums.ComponentType.Library, name, { bomRef: name, licenses });
}

/** CycloneDX 1.6 bill of materials of packages and libraries; equal input gives equal output. */
export function writeBill(packages: readonly LockedPackage[], libraries: readonly Library[] = []): string {
  const bill = new Models.Bom();
  bill.metadata.component = new Models.Component(Enums.ComponentType.Application, 'press-room', {
    version: VERSION,
    bomRef: 'press-room',
  });
  // The same version can be in several folders.
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  for (const each of byName.values()) bill.components.add(toComponent(each));
  for (const each of libraries) bill.components.add(toSystemComponent(each));
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bill, { sortLists: true, space: 2 })}\n`;
}
