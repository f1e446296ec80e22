import { z } from 'zod';

export const PRESS_GROUP_PATH = '/api/press_room/press_group/';

/** Colour themes, named after glazes; each press group has one. The web app defines their values. */
export const GROUP_THEMES = ['cobalt', 'terracotta', 'copper', 'manganese', 'amber', 'celadon'] as const;
export type GroupTheme = (typeof GROUP_THEMES)[number];

/** Own colours of a group, such as `#1b3d9c`, for light and dark schemes. */
export const groupColoursSchema = z.object({ light: z.string(), dark: z.string() });
export type GroupColours = z.infer<typeof groupColoursSchema>;

/** Logo in the size that screens show. */
export const groupLogoSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Empty: the group's name is used. */
  alt: z.object({ en: z.string(), it: z.string() }),
});
export type GroupLogo = z.infer<typeof groupLogoSchema>;

export const pressGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  theme: z.enum(GROUP_THEMES),
  /** Instead of the theme's colours; null: none. */
  colours: groupColoursSchema.nullable(),
  logo: groupLogoSchema.nullable(),
  tagline: z.object({ en: z.string(), it: z.string() }),
});
export type PressGroup = z.infer<typeof pressGroupSchema>;
