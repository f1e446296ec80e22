import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openShared } from '../shared-folder.ts';
import { openXmlSchema } from './xml-schemas.ts';

/** IPTC's own schemas as published, if they exist beside the project. */
export const iptc = openShared('iptc');

const FORMATS = { uri: (text: string) => URL.canParse(text), 'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ };

/** Checks that a document is valid by IPTC's schema of ninjs 2.1. */
export function expectNinjs(document: unknown): void {
  const read = (name: string): object => JSON.parse(iptc.read(name).toString()) as object;
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  ajv.addSchema(read('GeoJSON-schema.json'));
  const validate = ajv.compile(read('ninjs-schema_2.1.json'));
  validate(document);
  expect(validate.errors).toBeNull();
}

const NEWSML = 'NewsML-G2_2.35-spec-All-Power.xsd';

/** Checks that a document is valid by IPTC's schema of NewsML-G2 2.35. */
export function expectNewsml(xml: string): void {
  const findFaults = openXmlSchema(iptc.read(NEWSML).toString(), join(iptc.folder, NEWSML));
  expect(findFaults(xml)).toEqual([]);
}
