import { z } from 'zod';
import { CLIPPING_LANGUAGES } from './clippings.ts';

/** Articles about one company (`?company=`) or one press group (`?group=`), if the press office publishes them. */
export const IN_THE_PRESS_PATH = '/api/press_room/in_the_press/';
/** Maximum number of articles, newest first. */
export const IN_THE_PRESS_MAX = 20;

/** A link to an article, without its text or file. */
export const pressLinkSchema = z.object({
  id: z.int(),
  headline: z.string(),
  outlet: z.string(),
  published_on: z.iso.date(),
  url: z.string(),
  /** Language of the article; empty: unknown. */
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
});
export type PressLink = z.infer<typeof pressLinkSchema>;

export const inThePressSchema = z.object({ results: z.array(pressLinkSchema) });
