import { BRAND_NAME_MAX_LENGTH } from '@press-room/contract/companies';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { COMPANY_NAME_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import {
  HALL_MAX_LENGTH,
  type OfficeContact,
  READER_NOTE_MAX_LENGTH,
  RELEASE_CONTACTS_MAX,
  RELEASE_FILES_MAX,
  RELEASE_GRACE_MAX_SECONDS,
  RELEASE_SECTORS_MAX,
  RELEASE_TEXT_FIELDS,
  RELEASE_TEXT_MAX_LENGTH,
  type ReleaseTextField,
  STAND_MAX_LENGTH,
} from '@press-room/contract/office-press-releases';
import { RELEASE_ACCESS, RELEASE_STATUSES } from '@press-room/contract/press-releases';
import { NOTE_MAX_LENGTH } from '@press-room/contract/release-reviews';
import { z } from 'zod';
import { optionalBilingual } from '../../../http/bilingual-field.ts';
import {
  clearableId,
  clearableIdOrName,
  clearableInstant,
  clearableNumber,
  optionalChoice,
  optionalChoices,
  optionalDate,
  optionalId,
  optionalIdOrName,
  optionalIds,
  optionalObjects,
  optionalText,
  optionalTextList,
  requiredChoice,
  unreadable,
} from '../../../http/fields.ts';

/** What is sent of one language. */
export type TextChange = Partial<Record<ReleaseTextField, string>> & {
  /** Null: the text is in order as it stands. */
  outdated_since?: null;
};

const contactSchema = z.object({
  name: z.object({ it: z.string().max(NAME_MAX_LENGTH), en: z.string().max(NAME_MAX_LENGTH) }),
  role: z.object({ it: z.string().max(NAME_MAX_LENGTH), en: z.string().max(NAME_MAX_LENGTH) }),
  email: z.string().max(EMAIL_MAX_LENGTH),
  phone: z.string().max(50),
}) satisfies z.ZodType<OfficeContact>;

const FILES = { max: RELEASE_FILES_MAX, allowNone: true };
const nameOf = (language: Language, part: string): string => `text.${language}.${part}`;

/** A field of its own for each text, so that a refusal names the text: `text.it.title`. */
const textFields = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    ...RELEASE_TEXT_FIELDS.map((part) => [
      nameOf(language, part),
      optionalText({ max: RELEASE_TEXT_MAX_LENGTH[part], isLine: part !== 'body' && part !== 'abstract' }),
    ]),
    // Only null means something here: what is read may be sent back as it is.
    [
      nameOf(language, 'outdated_since'),
      z
        .unknown()
        .optional()
        .transform((value) => (value === null ? null : undefined)),
    ],
  ]),
) as Record<string, ReturnType<typeof optionalText>>;

const fields = {
  press_group: optionalIdOrName({ max: NAME_MAX_LENGTH }),
  company: clearableIdOrName({ max: COMPANY_NAME_MAX_LENGTH }),
  brand: clearableIdOrName({ max: BRAND_NAME_MAX_LENGTH }),
  hall: optionalText({ max: HALL_MAX_LENGTH, isLine: true }),
  stand: optionalText({ max: STAND_MAX_LENGTH, isLine: true }),
  date: optionalDate(),
  access: optionalChoice(RELEASE_ACCESS),
  embargo_until: clearableInstant(),
  expires_at: clearableInstant(),
  sectors: optionalTextList({ max: 100, isLine: true }, RELEASE_SECTORS_MAX),
  contacts: optionalObjects(contactSchema, RELEASE_CONTACTS_MAX),
  hero: clearableId(),
  pictures: optionalIds(FILES),
  attachments: optionalIds(FILES),
  assignee: clearableId(),
  correction: optionalBilingual({ max: READER_NOTE_MAX_LENGTH }),
  template: optionalId(),
  text: unreadable(),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(body: Record<string, unknown>): Record<string, unknown> {
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

/** The body of a new release or of a change, with the texts by language as they were sent. */
export const releaseForm = z.preprocess(flatten, z.object({ ...fields, ...textFields })).transform((form) => {
  const flat: Record<string, unknown> = form;
  const text: Partial<Record<Language, TextChange>> = {};
  for (const language of LANGUAGES) {
    const parts = [...RELEASE_TEXT_FIELDS, 'outdated_since'].flatMap((part): [string, unknown][] => {
      const value = flat[nameOf(language, part)];
      return value === undefined ? [] : [[part, value]];
    });
    if (parts.length > 0) text[language] = Object.fromEntries(parts);
  }
  const { press_group, company, brand, assignee, correction, template, ...rest } = form;
  const { date, access, embargo_until, expires_at, sectors, contacts, hero, pictures, attachments } = rest;
  const place = { hall: rest.hall, stand: rest.stand };
  const files = { hero, pictures, attachments };
  const release = { date, access, embargo_until, expires_at, sectors, contacts, ...place, ...files };
  return { press_group, company, brand, assignee, correction, template, release, text };
});
export type ReleaseForm = z.infer<typeof releaseForm>;

export const transitionForm = z.object({
  to: requiredChoice(RELEASE_STATUSES),
  languages: optionalChoices(LANGUAGES),
  publish_at: clearableInstant(),
  grace_seconds: clearableNumber({ max: RELEASE_GRACE_MAX_SECONDS }),
  note: optionalText({ max: NOTE_MAX_LENGTH }),
  withdrawal_note: optionalBilingual({ max: READER_NOTE_MAX_LENGTH }),
});
export type TransitionForm = z.infer<typeof transitionForm>;
