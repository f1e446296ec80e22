import { z } from 'zod';
import { bilingual, readJson, readParagraphs } from './content.ts';
import { buildFactSheet } from './pdf/fact-sheet.ts';
import { buildTextDocument } from './text-document.ts';
import { type Bilingual, DEMO_GROUPS, type DemoDocument } from './types.ts';

const profileSchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  date: z.iso.date(),
  press_group: z.enum(DEMO_GROUPS),
  title: bilingual,
  subtitle: bilingual,
  facts: z.array(z.strictObject({ what: bilingual, value: bilingual })),
});
type Profile = z.infer<typeof profileSchema>;

const profiles = readJson('sheets/profiles.json', z.array(profileSchema));

const paragraphsOf = ({ press_group }: Profile, language: keyof Bilingual): string[] =>
  readParagraphs(`sheets/${press_group}.${language}.md`);

const LANGUAGES = ['it', 'en'] as const;

const toSheet = (profile: Profile, language: keyof Bilingual): DemoDocument => ({
  key: `profile-${profile.key}-${language}`,
  name: `${profile.name}-fact-sheet-${profile.date.slice(0, 4)}-${language}.pdf`,
  make: () =>
    buildFactSheet({
      language,
      date: profile.date,
      title: profile.title[language],
      subtitle: profile.subtitle[language],
      rows: profile.facts.map(({ what, value }) => [what[language], value[language]]),
      paragraphs: paragraphsOf(profile, language),
    }),
});

const toText = (profile: Profile, language: keyof Bilingual): DemoDocument => ({
  key: `text-${profile.key}-${language}`,
  name: `${profile.name}-text-${profile.date.slice(0, 4)}-${language}.docx`,
  make: () => buildTextDocument(profile.title[language], paragraphsOf(profile, language)),
});

/** Fact sheets and texts that the press kits hold, each in one language. */
export const profileDocuments: readonly DemoDocument[] = profiles.flatMap((profile) =>
  LANGUAGES.flatMap((language) => [toSheet(profile, language), toText(profile, language)]),
);
