import { z } from 'zod';

export const PRESS_GROUP_PATH = '/api/press_room/press_group/';

/** Colour themes, named after glazes; a press group wears one. The web app owns their values. */
export const GROUP_THEMES = ['cobalt', 'terracotta', 'copper', 'manganese', 'amber', 'celadon'] as const;
export type GroupTheme = (typeof GROUP_THEMES)[number];

/** A group's own colours, such as `#1b3d9c`: by day and by night. */
export const groupColoursSchema = z.object({ light: z.string(), dark: z.string() });
export type GroupColours = z.infer<typeof groupColoursSchema>;

export const pressGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  theme: z.enum(GROUP_THEMES),
  tagline: z.object({ en: z.string(), it: z.string() }),
});
export type PressGroup = z.infer<typeof pressGroupSchema>;
