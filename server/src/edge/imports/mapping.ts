import {
  EXTERNAL_ID,
  FIELDS_OF_KEY,
  IMPORT_FIELDS,
  IMPORT_KEYS,
  type ImportTarget,
} from '@press-room/contract/imports';
import { invalidFields } from '../../platform/errors/errors.ts';
import type { Message } from '../../platform/text/messages.ts';
import type { Found } from './read/shape.ts';

interface Mapped {
  target: ImportTarget;
  mapping: readonly (string | null)[];
  key: string;
  hasProfile: boolean;
}

/** Refuses a mapping that is insufficient for a comparison. @throws 400 naming the missing fields */
export function checkMapping(found: Found, { target, mapping, key, hasProfile }: Mapped): void {
  const messages: Message[] = [...listFaults(found, target, mapping)];
  if (messages.length > 0) throw invalidFields({ mapping: messages });
  const known = IMPORT_KEYS[target].find((each) => each === key);
  if (known === undefined) throw invalidFields({ key: [{ key: 'choice', parameters: { input: key } }] });
  const missing = FIELDS_OF_KEY[known].filter((field) => !mapping.includes(field));
  if (missing.length > 0) {
    throw invalidFields({ key: [{ key: 'import_key_needs', parameters: { value: missing.join(', ') } }] });
  }
  if (known === EXTERNAL_ID && !hasProfile)
    throw invalidFields({ profile: [{ key: 'import_key_needs_profile' }] });
}

function* listFaults(
  { columns }: Found,
  target: ImportTarget,
  mapping: readonly (string | null)[],
): Generator<Message> {
  if (mapping.length !== columns.length)
    yield { key: 'import_columns_differ', parameters: { n: columns.length } };
  const fields = mapping.filter((field) => field !== null);
  for (const field of new Set(fields)) {
    if (!IMPORT_FIELDS[target].some((each) => each === field))
      yield { key: 'import_field_unknown', parameters: { value: field } };
    if (fields.indexOf(field) !== fields.lastIndexOf(field))
      yield { key: 'import_field_twice', parameters: { value: field } };
  }
  for (const [at, { name, problem }] of columns.entries()) {
    if (problem !== null && (mapping[at] ?? null) !== null)
      yield { key: 'import_column_unreadable', parameters: { value: name } };
  }
}
