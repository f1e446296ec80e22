import { RELEASE_ACCESS } from '@press-room/contract/access';
import { FILES_WISHES } from '@press-room/contract/admin-media';
import {
  type OfficeContact,
  READER_NOTE_MAX_LENGTH,
  RELEASE_CONTACTS_MAX,
  RELEASE_FILES_MAX,
  RELEASE_SECTORS_MAX,
} from '@press-room/contract/admin-press-releases';
import { BRAND_NAME_MAX_LENGTH } from '@press-room/contract/companies';
import { LANGUAGES, type Language, languageSchema } from '@press-room/contract/languages';
import {
  COMPANY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  HALL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  STAND_MAX_LENGTH,
} from '@press-room/contract/limits';
import { toMailAddress } from '@press-room/contract/mail-addresses';
import { RELEASE_STATUSES } from '@press-room/contract/press-releases';
import {
  BOILERPLATE_KEY_MAX_LENGTH,
  RELEASE_BOILERPLATES_MAX,
  readBoilerplateKey,
} from '@press-room/contract/release-boilerplates';
import { NOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import {
  RELEASE_TEXT_FIELDS,
  type ReleaseTextField,
  releaseTextField,
} from '@press-room/contract/release-text';
import { lineSchema } from '@press-room/contract/single-line';
import { GRACE_MAX_SECONDS } from '@press-room/contract/undo';
import { z } from 'zod';
import { refuse, whenPresent } from '../../../platform/http/field.ts';
import {
  clearableDate,
  clearableId,
  clearableIdOrName,
  clearableInstant,
  clearableNumber,
  optionalBoolean,
  optionalChoice,
  optionalChoices,
  optionalDate,
  optionalId,
  optionalIdOrName,
  optionalIds,
  optionalObjects,
  optionalText,
  readList,
  readText,
  requiredChoice,
  type TextOptions,
  unreadable,
} from '../../../platform/http/fields.ts';

/** A text in each language; an omitted language is empty. */
const optionalBilingual = (options: TextOptions) =>
  whenPresent((value) => {
    const parsed = z.partialRecord(languageSchema, z.unknown()).safeParse(value);
    if (!parsed.success) return refuse('not_of_this_shape');
    const read = (text: unknown): string => readText(text ?? '', { ...options, allowBlank: true });
    return { it: read(parsed.data.it), en: read(parsed.data.en) };
  });

/** Changes of one language. */
export type TextChange = Partial<Record<ReleaseTextField, string>> & {
  /** Null: the text is confirmed as up to date. */
  outdated_since?: null;
};

const line = lineSchema(NAME_MAX_LENGTH);

const contactSchema = z.object({
  name: z.object({ it: line, en: line }),
  role: z.object({ it: line, en: line }),
  email: z.string().max(EMAIL_MAX_LENGTH).transform(toShownAddress),
  phone: lineSchema(50),
}) satisfies z.ZodType<OfficeContact>;

/** Incomplete addresses are kept as typed. */
function toShownAddress(typed: string): string {
  return toMailAddress(typed) ?? typed;
}

const readBoilerplate = (value: unknown): string => {
  const key = readText(value, { max: BOILERPLATE_KEY_MAX_LENGTH });
  return readBoilerplateKey(key) === null ? refuse('unknown_boilerplate') : key;
};

const FILES = { max: RELEASE_FILES_MAX, allowNone: true };
const nameOf = (language: Language, part: string): string => `text.${language}.${part}`;

/** A separate field for each text, so that errors name the text: `text.it.title`. */
const textFields = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    ...RELEASE_TEXT_FIELDS.map((part) => [nameOf(language, part), optionalText(releaseTextField(part))]),
    // Only null has an effect: clients may send back the value that they received.
    [
      nameOf(language, 'outdated_since'),
      z
        .unknown()
        .optional()
        .transform((value) => (value === null ? null : undefined)),
    ],
  ]),
) as Record<string, ReturnType<typeof optionalText>>;

const ownFields = z.object({
  hall: optionalText({ max: HALL_MAX_LENGTH }),
  stand: optionalText({ max: STAND_MAX_LENGTH }),
  date: optionalDate(),
  access: optionalChoice(RELEASE_ACCESS),
  embargo_until: clearableInstant(),
  expires_at: clearableInstant(),
  event: clearableId(),
  sectors: optionalIds({ max: RELEASE_SECTORS_MAX, allowNone: true }),
  contacts: optionalObjects(contactSchema, RELEASE_CONTACTS_MAX),
  boilerplates: whenPresent((value) =>
    value === null ? null : [...new Set(readList(value, RELEASE_BOILERPLATES_MAX).map(readBoilerplate))],
  ),
  hero: clearableId(),
  pictures: optionalIds(FILES),
  attachments: optionalIds(FILES),
});
const contentForm = z.object(
  {
    press_group: optionalIdOrName({ max: NAME_MAX_LENGTH }),
    ...ownFields.shape,
    text: unreadable(),
    ...textFields,
  },
  { error: 'not_of_this_shape' },
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { text = {}, ...rest } = body;
  const texts = isObject(text) ? Object.entries(text) : [];
  const isReadable =
    isObject(text) &&
    texts.every(([language, one]) => LANGUAGES.some((each) => each === language) && isObject(one));
  if (!isReadable) return body;
  const parts = texts.flatMap(([language, one]) =>
    Object.entries(one ?? {}).map(([part, value]): [string, unknown] => [`text.${language}.${part}`, value]),
  );
  return { ...rest, ...Object.fromEntries(parts) };
}

/** Converts a release form to nested texts by language. */
function toContent(flat: z.infer<typeof contentForm>) {
  const written: Record<string, unknown> = flat;
  const text: Partial<Record<Language, TextChange>> = {};
  for (const language of LANGUAGES) {
    const parts = [...RELEASE_TEXT_FIELDS, 'outdated_since'].flatMap((part): [string, unknown][] => {
      const value = written[nameOf(language, part)];
      return value === undefined ? [] : [[part, value]];
    });
    if (parts.length > 0) text[language] = Object.fromEntries(parts);
  }
  const release: Partial<z.infer<typeof ownFields>> = Object.fromEntries(
    Object.keys(ownFields.shape).map((name) => [name, written[name]]),
  );
  const { press_group } = flat;
  return { press_group, release, text };
}

/** Pending changes; errors name their fields `pending.text.it.title`. */
const pendingForm = z.preprocess(flatten, contentForm.transform(toContent).nullable().optional());

/** Body of a new release or of a change. */
export const releaseForm = z
  .preprocess(
    flatten,
    contentForm.extend({
      company: clearableIdOrName({ max: COMPANY_NAME_MAX_LENGTH }),
      brand: clearableIdOrName({ max: BRAND_NAME_MAX_LENGTH }),
      assignee: clearableId(),
      due_on: clearableDate(),
      lead_until: clearableDate(),
      correction: optionalBilingual({ max: READER_NOTE_MAX_LENGTH, hasLines: true }),
      withdrawal_note: optionalBilingual({ max: READER_NOTE_MAX_LENGTH, hasLines: true }),
      template: optionalId(),
      pending: pendingForm,
      show_pending: optionalBoolean(),
      show_unready: optionalBoolean(),
      show_when_ready: optionalBoolean(),
    }),
  )
  .transform((form) => {
    const { press_group: _group, text: _text, ...others } = form;
    const about = Object.fromEntries(
      Object.entries(others).filter(([name]) => !(name in ownFields.shape) && !name.startsWith('text.')),
    ) as Omit<typeof others, keyof typeof ownFields.shape | `text.${string}`>;
    return { ...toContent(form), ...about };
  });
export type ReleaseForm = z.infer<typeof releaseForm>;
/** Content of a release in a write. */
export type ContentForm = Pick<ReleaseForm, 'press_group' | 'release' | 'text'>;

export const transitionForm = z.object({
  to: requiredChoice(RELEASE_STATUSES),
  languages: optionalChoices(LANGUAGES),
  publish_at: clearableInstant(),
  grace_seconds: clearableNumber({ max: GRACE_MAX_SECONDS }),
  files: optionalChoice(FILES_WISHES),
  despite_crisis: optionalBoolean(),
  note: optionalText({ max: NOTE_MAX_LENGTH, hasLines: true }),
  withdrawal_note: optionalBilingual({ max: READER_NOTE_MAX_LENGTH, hasLines: true }),
});
export type TransitionForm = z.infer<typeof transitionForm>;
