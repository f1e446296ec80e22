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
});
const mappingSchema = z.array(z.string().nullable());

export const readSettings = (json: string): ReadSettings => settingsSchema.parse(JSON.parse(json));
export const readMapping = (json: string): (string | null)[] => mappingSchema.parse(JSON.parse(json));

const isKey = (target: ImportTarget, key: string): key is ImportKey =>
  IMPORT_KEYS[target].some((each) => each === key);

/** By what the rows of a run are known. */
export const toChoice = ({
  target,
  key,
  profile_id,
}: {
  target: ImportTarget;
  key: string;
  profile_id: number | null;
}): KeyChoice => ({ key: isKey(target, key) ? key : IMPORT_KEYS[target][0], profile_id });
