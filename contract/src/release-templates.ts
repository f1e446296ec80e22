import { z } from 'zod';
import { RELEASE_ACCESS } from './access.ts';
import { officeContactSchema } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { releaseBoilerplatesSchema } from './release-boilerplates.ts';
import { releaseTextSchema } from './release-text.ts';

export const RELEASE_TEMPLATE_PATH = '/api/office/press_release_template/';
export const releaseTemplatePath = (id: number): string => `${RELEASE_TEMPLATE_PATH}${id}/`;
export const TEMPLATE_NAME_MAX_LENGTH = 100;

/** Initial content of new releases of the group. */
export const templateContentSchema = z.object({
  access: z.enum(RELEASE_ACCESS),
  sectors: z.array(z.int()),
  /** Id of the event. */
  event: z.int().nullable(),
  contacts: z.array(officeContactSchema),
  boilerplates: releaseBoilerplatesSchema.default(null),
  text: z.partialRecord(languageSchema, releaseTextSchema),
});
export type TemplateContent = z.infer<typeof templateContentSchema>;

export const releaseTemplateSchema = templateContentSchema.extend({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  press_group: namedSchema,
  name: z.string(),
  updated_at: z.iso.datetime(),
});
export type ReleaseTemplate = z.infer<typeof releaseTemplateSchema>;

/** `press_group` is an id or a name. */
export const releaseTemplateFormSchema = z
  .object({
    press_group: z.union([z.int(), z.string()]),
    name: z.string(),
    access: z.enum(RELEASE_ACCESS),
    sectors: z.array(z.int()),
    event: z.int().nullable(),
    contacts: z.array(officeContactSchema),
    boilerplates: releaseBoilerplatesSchema,
    text: z.partialRecord(languageSchema, releaseTextSchema.partial()),
  })
  .partial();
