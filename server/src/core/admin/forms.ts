import { RELEASE_ACCESS } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { z } from 'zod';
import { invalidField } from '../../platform/errors/errors.ts';
import {
  clearableInstant,
  optionalBoolean,
  optionalChoice,
  optionalText,
  unreadable,
} from '../../platform/http/fields.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';

type TextOptions = Parameters<typeof optionalText>[0];
/** Change of a text in both languages. */
export type TextChange = Partial<Bilingual>;

const nameIn = (name: string, language: Language): string => `${name}.${language}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moves the languages of a text to the top level, each by its path, so that errors name it. */
function flatten(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const flat = { ...body };
  for (const name of names) {
    const text = body[name];
    const isReadable =
      isObject(text) && Object.keys(text).every((key) => LANGUAGES.some((language) => language === key));
    if (!isReadable) continue;
    delete flat[name];
    for (const [language, value] of Object.entries(text)) flat[`${name}.${language}`] = value;
  }
  return flat;
}

/**
 * Body of an office write: fields that may be absent, and texts in both languages, each of which may be absent too.
 * Errors of a text name its path, `title.it`.
 */
export function officeForm<Shape extends z.ZodRawShape, Name extends string>(
  shape: Shape,
  texts: Readonly<Record<Name, TextOptions>>,
) {
  const names = Object.keys(texts);
  const each = Object.entries<TextOptions>(texts).flatMap(([name, options]) =>
    LANGUAGES.map((language) => [nameIn(name, language), optionalText(options)]),
  );
  const whole = names.map((name) => [name, unreadable()]);
  const fields = z.object({ ...shape, ...Object.fromEntries([...whole, ...each]) });
  return z
    .preprocess((body: Record<string, unknown>) => flatten(body, names), fields)
    .transform((parsed): z.infer<z.ZodObject<Shape>> & Partial<Record<Name, TextChange>> => {
      const form: Record<string, unknown> = { ...parsed };
      for (const name of names) {
        const sent = LANGUAGES.flatMap((language): [Language, unknown][] => {
          const value = form[nameIn(name, language)];
          delete form[nameIn(name, language)];
          return value === undefined ? [] : [[language, value]];
        });
        if (sent.length > 0) form[name] = Object.fromEntries(sent);
      }
      return form as z.infer<z.ZodObject<Shape>> & Partial<Record<Name, TextChange>>;
    });
}

/** Access and period, and whether it may be shown before all its files are ready. */
export const visibleFields = {
  access: optionalChoice(RELEASE_ACCESS),
  embargo_until: clearableInstant(),
  expires_at: clearableInstant(),
  show_unready: optionalBoolean(),
};

/** A text after a change. @throws 400 if both languages are empty */
export function mergeName(field: string, before: Bilingual, change: TextChange | undefined): Bilingual {
  const after = { ...before, ...change };
  if (after.en === '' && after.it === '') throw invalidField(field, 'one_language');
  return after;
}

export const NO_TEXT: Bilingual = { en: '', it: '' };
