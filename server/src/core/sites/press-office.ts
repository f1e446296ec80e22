import { officePersonSchema, openingHoursSchema, type PressOffice } from '@press-room/contract/contact';
import { type Language, otherLanguage } from '@press-room/contract/languages';
import { toComparedAddress } from '@press-room/contract/mail-addresses';
import { toSingleLine } from '@press-room/contract/single-line';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';

const bilingual = z.strictObject({ en: z.string(), it: z.string() });
const line = z.string().transform(toSingleLine);
const lines = z.strictObject({ en: z.array(z.string()), it: z.array(z.string()) });

/** A press office as stored, in both languages. */
export const storedOfficeSchema = z.strictObject({
  email: z.string(),
  phone: z.string().default(''),
  address: lines.default({ en: [], it: [] }),
  location: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
  time_zone: z.string().default('Europe/Rome'),
  hours: z.array(openingHoursSchema).default([]),
  note: bilingual.default({ en: '', it: '' }),
  people: z
    .array(
      z.strictObject({
        name: line.pipe(z.string().min(1)),
        role: z.strictObject({ en: line, it: line }),
        languages: officePersonSchema.shape.languages.default([]),
        phone: z.string().default(''),
        mobile: z.string().default(''),
        email: z.string().default(''),
        hours: z.array(openingHoursSchema).default([]),
        on_releases: z.boolean().default(false),
      }),
    )
    .default([]),
});
export type StoredOffice = z.infer<typeof storedOfficeSchema>;

/** Converts all addresses to the spelling used for mail. */
export const withMailAddresses = ({ email, people, ...office }: StoredOffice): StoredOffice => ({
  ...office,
  email: toComparedAddress(email),
  people: people.map((person) => ({ ...person, email: toComparedAddress(person.email) })),
});

/** The stored press office; without one, only the address for messages. */
export const readOffice = (
  { PRESS_OFFICE_EMAIL: email }: Pick<Config, 'PRESS_OFFICE_EMAIL'>,
  office: string | null,
): StoredOffice => storedOfficeSchema.parse(office === null ? { email } : JSON.parse(office));

export function toPressOffice(
  config: Pick<Config, 'PRESS_OFFICE_EMAIL' | 'MAP_TILES' | 'MAP_ATTRIBUTION'>,
  { id, name, office }: { id: number; name: string; office: string | null },
  language: Language,
): PressOffice {
  const { MAP_TILES: tiles, MAP_ATTRIBUTION: attribution } = config;
  const { address, note, people, ...stored } = readOffice(config, office);
  return {
    group: { id, name },
    language,
    ...stored,
    address: address[address[language].length > 0 ? language : otherLanguage(language)],
    note: wordsIn(note, language),
    people: people.map((person) => ({ ...person, role: wordsIn(person.role, language) })),
    map: tiles === undefined ? null : { tiles, attribution },
  };
}
