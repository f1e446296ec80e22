import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

export const demoGroups = readJson(
  'groups.json',
  z.array(
    z.strictObject({
      key: z.enum(DEMO_GROUPS),
      name: z.string(),
      theme: z.string(),
      tagline: bilingual,
      /** "About …" as HTML. */
      boilerplate: bilingual,
      office: z.record(z.string(), z.unknown()),
    }),
  ),
);

/** Press contacts of releases, by key. */
export const demoContacts = readJson(
  'contacts.json',
  z.record(
    z.string(),
    z.strictObject({ name: bilingual, role: bilingual, email: z.email(), phone: z.string() }),
  ),
);
