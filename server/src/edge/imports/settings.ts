import { CONTACT_BASES, type ContactBasis } from '@press-room/contract/contacts';
import { IMPORT_KEYS, type ImportKey, type ImportTarget } from '@press-room/contract/imports';
import { z } from 'zod';
import type { ReadSettings } from './read/shape.ts';
import type { KeyChoice } from './targets/target.ts';

const settingsSchema = z.object({
  table: z.string().optional(),
  header_row: z.number().optional(),
  delimiter: z.string().optional(),
  encoding: z.string().optional(),
  quotes: z.boolean().optional(),
  is_complete: z.boolean().optional(),
  basis: z.enum(CONTACT_BASES).optional(),
  source: z.string().optional(),
  press_group: z.number().optional(),
  adds_outlets: z.boolean().optional(),
});
const mappingSchema = z.array(z.string().nullable());

/** How a file is read, and whether it is complete; a source sends the same kind of list each time. */
export interface RunSettings extends ReadSettings {
  is_complete?: boolean | undefined;
  /** Legal basis of added contacts. */
  basis?: ContactBasis | undefined;
  source?: string | undefined;
  /** Press group of added clippings. */
  press_group?: number | undefined;
  adds_outlets?: boolean | undefined;
}

export const readSettings = (json: string): RunSettings => settingsSchema.parse(JSON.parse(json));
export const readMapping = (json: string): (string | null)[] => mappingSchema.parse(JSON.parse(json));

const isKey = (target: ImportTarget, key: string): key is ImportKey =>
  IMPORT_KEYS[target].some((each) => each === key);

/** Key that identifies the rows of an import. */
export const toChoice = ({
  target,
  key,
  profile_id,
}: {
  target: ImportTarget;
  key: string;
  profile_id: number | null;
}): KeyChoice => ({ key: isKey(target, key) ? key : IMPORT_KEYS[target][0], profile_id });
