import { CONTACT_BASES, CONTACT_SOURCE_MAX_LENGTH } from '@press-room/contract/contacts';
import {
  IMPORT_IDS_MAX,
  IMPORT_TARGETS,
  PROFILE_NAME_MAX_LENGTH,
  WRITTEN_KINDS,
} from '@press-room/contract/imports';
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@press-room/contract/table-formats';
import { z } from 'zod';
import { refuse, whenPresent } from '../../platform/http/field.ts';
import {
  changedText,
  optionalBoolean,
  optionalChoice,
  optionalId,
  optionalIds,
  optionalNumber,
  optionalText,
  requiredBoolean,
  requiredChoice,
} from '../../platform/http/fields.ts';
import { COLUMNS_MAX } from './read/shape.ts';

const FIELD_MAX_LENGTH = 60;
const TABLE_MAX_LENGTH = 255;
const HEADER_ROW_MAX = 1000;

const reading = {
  // Not trimmed, because a tab is a delimiter.
  delimiter: whenPresent((value) => {
    const found = IMPORT_DELIMITERS.find((each) => each === value);
    return found ?? refuse('choice', { input: String(value).slice(0, 10) });
  }),
  encoding: optionalChoice(IMPORT_ENCODINGS),
  quotes: optionalBoolean(),
};

const PASSWORD_MAX_LENGTH = 255;
const password = changedText({ max: PASSWORD_MAX_LENGTH, trim: false });

/** Fields of an upload. */
export const uploadForm = z.object({ target: requiredChoice(IMPORT_TARGETS), password, ...reading });

const fieldOfColumn = (value: unknown): string | null => {
  if (value === null || value === '') return null;
  return typeof value === 'string' && value.length <= FIELD_MAX_LENGTH ? value : refuse('not_of_this_shape');
};

export const changeForm = z.object({
  ...reading,
  password,
  table: changedText({ max: TABLE_MAX_LENGTH, trim: false }),
  header_row: optionalNumber({ min: 0, max: HEADER_ROW_MAX }),
  mapping: whenPresent((value) => {
    if (!Array.isArray(value) || value.length > COLUMNS_MAX) return refuse('not_of_this_shape');
    return value.map(fieldOfColumn);
  }),
  key: optionalText({ max: FIELD_MAX_LENGTH }),
  is_complete: optionalBoolean(),
  basis: optionalChoice(CONTACT_BASES),
  source: optionalText({ max: CONTACT_SOURCE_MAX_LENGTH }),
  press_group: optionalId(),
  adds_outlets: optionalBoolean(),
  profile: optionalText({ max: PROFILE_NAME_MAX_LENGTH, allowBlank: true }),
});
export type ChangeForm = z.infer<typeof changeForm>;

export const choiceForm = z.object({
  is_accepted: requiredBoolean(),
  ids: optionalIds({ max: IMPORT_IDS_MAX }),
  field: optionalText({ max: FIELD_MAX_LENGTH }),
  kind: optionalChoice(WRITTEN_KINDS),
});
export type ChoiceForm = z.infer<typeof choiceForm>;

export const applyForm = z.object({ confirm_removal: optionalBoolean() });
