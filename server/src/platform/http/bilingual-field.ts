import { languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import { refuse, whenPresent } from './field.ts';
import { readText, type TextOptions } from './fields.ts';

/** One text in each language; a language that is left out is empty. */
export const optionalBilingual = (options: TextOptions) =>
  whenPresent((value) => {
    const parsed = z.partialRecord(languageSchema, z.unknown()).safeParse(value);
    if (!parsed.success) return refuse('not_of_this_shape');
    const read = (text: unknown): string => readText(text ?? '', { ...options, allowBlank: true });
    return { it: read(parsed.data.it), en: read(parsed.data.en) };
  });
