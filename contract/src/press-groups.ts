import { z } from 'zod';

export const PRESS_GROUP_PATH = '/api/press_room/press_group/';

/** Colour themes, named after glazes; a press group wears one. The web app owns their values. */
export const GROUP_THEMES = ['cobalt', 'terracotta', 'copper', 'manganese', 'amber', 'celadon'] as const;
export type GroupTheme = (typeof GROUP_THEMES)[number];

export const pressGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  theme: z.enum(GROUP_THEMES),
  tagline: z.object({ en: z.string(), it: z.string() }),
});
export type PressGroup = z.infer<typeof pressGroupSchema>;
