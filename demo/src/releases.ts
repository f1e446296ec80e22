import { z } from 'zod';
import { listContent, readJson, readText } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

const FOLDER = 'releases';

const releaseSchema = z.strictObject({
  press_group: z.enum(DEMO_GROUPS),
  /** Day of the release. If one of the `…_days` is set, the day is counted from the day of loading instead. */
  date: z.iso.date(),
  /** Absent: published. */
  status: z.enum(['scheduled', 'draft', 'in_review', 'archived']).optional(),
  /** Absent: public. */
  access: z.literal('press').optional(),
  /** Published under an embargo that ends this many days after loading. */
  embargo_days: z.int().optional(),
  /** Scheduled this many days after loading. */
  publish_days: z.int().optional(),
  sectors: z.array(z.string()),
  /** Business name of the issuing company, and one of its brands. Absent: the association. */
  company: z.string().optional(),
  brand: z.string().optional(),
  /** Its about texts; absent: the default ones. */
  boilerplates: z.array(z.enum(['press_group', 'company', 'event'])).optional(),
  /** English name of its event. */
  event: z.string().optional(),
  /** Key of a picture. */
  picture: z.string(),
  /** Keys of further pictures. */
  pictures: z.array(z.string()).optional(),
  /** Key of `contacts.json`. */
  contact: z.string(),
  /** Keys of documents. */
  attachments: z.array(z.string()).optional(),
});

const headSchema = z.strictObject({
  title: z.string(),
  subtitle: z.string(),
  abstract: z.string(),
  dateline: z.string().optional(),
  /** Absent: published. */
  status: z.literal('draft').optional(),
});

export type DemoRelease = ReturnType<typeof readRelease>;

function readRelease(name: string) {
  const folder = `${FOLDER}/${name}`;
  const facts = readJson(`${folder}/release.json`, releaseSchema);
  const textIn = (language: 'it' | 'en') => {
    // The body is HTML with the tags that the sanitiser allows.
    const { head, body } = readText(`${folder}/${language}.html`, headSchema);
    return { ...head, body };
  };
  return { ...facts, text: { it: textIn('it'), en: textIn('en') } };
}

/** All releases of the demo content, oldest first. */
export const demoReleases: readonly DemoRelease[] = listContent(FOLDER)
  .map(readRelease)
  .toSorted(
    (first, second) =>
      first.date.localeCompare(second.date) || first.press_group.localeCompare(second.press_group),
  );
