import { z } from 'zod';
import { CLIPPING_LANGUAGES } from './clippings.ts';

/** Articles about one company (`?company=`) or of one press group (`?group=`), if the press office shows them. */
export const IN_THE_PRESS_PATH = '/api/press_room/in_the_press/';
/** The newest of them. */
export const IN_THE_PRESS_MAX = 20;

/** A link to an article: nothing of its text, and no file. */
export const pressLinkSchema = z.object({
  id: z.int(),
  headline: z.string(),
  outlet: z.string(),
  published_on: z.iso.date(),
  url: z.string(),
  /** Of the article; empty: not known. */
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
});
export type PressLink = z.infer<typeof pressLinkSchema>;

export const inThePressSchema = z.object({ results: z.array(pressLinkSchema) });
