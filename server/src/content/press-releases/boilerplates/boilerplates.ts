import type { Language } from '@press-room/contract/languages';
import { type BoilerplateKind, readBoilerplateKey } from '@press-room/contract/release-boilerplates';
import { toCompanyAbout } from '@press-room/contract/release-issuer';
import { z } from 'zod';
import { publicField, publicName } from '../../../core/companies/names.ts';
import { guessLanguage } from '../../../core/search/guess-language.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { toText } from '../../../platform/text/messages.ts';

const storedSchema = z.array(z.string()).nullable();

/** From the stored JSON. */
export const readBoilerplates = (json: string | null): string[] | null =>
  json === null ? null : storedSchema.parse(JSON.parse(json));
export const toStoredBoilerplates = (keys: readonly string[] | null): string | null =>
  keys === null ? null : JSON.stringify(keys);

/** Note to readers that a text exists in another language only. */
export const noteLanguage = (shown: Language, language: Language): string =>
  toText({ key: shown === 'it' ? 'only_in_italian' : 'only_in_english' }, language);

/** Sanitised HTML by key, for texts of a language. */
export type OtherAbouts = Record<Language, ReadonlyMap<string, string>>;
const NO_OTHERS: OtherAbouts = { en: new Map(), it: new Map() };

/** The about texts of a release other than those of its press group, company and event. */
export async function listOtherAbouts(db: Db, keys: readonly string[] | null): Promise<OtherAbouts> {
  const ids = idsIn(keys);
  if (ids.size === 0) return NO_OTHERS;
  const abouts = [
    ...(await listPairs(db, 'press_group', ids.get('press_group'))),
    ...(await listCompanies(db, ids.get('company'))),
    ...(await listPairs(db, 'event', ids.get('event'))),
  ];
  const toMap = (language: Language) => new Map(abouts.map(({ key, about }) => [key, about[language]]));
  return { en: toMap('en'), it: toMap('it') };
}

/** Ids of the chosen texts. */
function idsIn(keys: readonly string[] | null): Map<BoilerplateKind, number[]> {
  const ids = new Map<BoilerplateKind, number[]>();
  for (const key of keys ?? []) {
    const read = readBoilerplateKey(key);
    if (read !== null && read.id !== null) ids.set(read.kind, [...(ids.get(read.kind) ?? []), read.id]);
  }
  return ids;
}

interface About {
  key: string;
  about: Record<Language, string>;
}

async function listPairs(db: Db, kind: 'press_group' | 'event', ids: number[] = []): Promise<About[]> {
  if (ids.length === 0) return [];
  const rows =
    kind === 'event'
      ? await db
          .selectFrom('event')
          .select(['id', 'about_en as en', 'about_it as it'])
          .where('id', 'in', ids)
          .execute()
      : await db
          .selectFrom('press_group')
          .select(['id', 'boilerplate_en as en', 'boilerplate_it as it'])
          .where('id', 'in', ids)
          .execute();
  return rows.map(({ id, ...about }) => ({ key: `${kind}:${id}`, about }));
}

async function listCompanies(db: Db, ids: number[] = []): Promise<About[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', publicName.as('name'), publicField('short_description').as('short_description')])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, ...row }) => {
    const company = { ...row, short_description_language: guessLanguage(row.short_description) };
    const aboutIn = (language: Language) =>
      toCompanyAbout(company, { language, toLanguageNote: (shown) => noteLanguage(shown, language) });
    return { key: `company:${id}`, about: { en: aboutIn('en'), it: aboutIn('it') } };
  });
}

/** Existing ones of stored keys, because texts may have been deleted. */
export async function keepBoilerplates<Keys extends string[] | null>(db: Db, keys: Keys): Promise<Keys> {
  const { en: there } = await listOtherAbouts(db, keys);
  return (keys?.filter((key) => readBoilerplateKey(key)?.id === null || there.has(key)) ?? null) as Keys;
}

/** @throws 400 for a text that does not exist */
export async function requireBoilerplates(db: Db, keys: string[] | null | undefined): Promise<void> {
  const kept = await keepBoilerplates(db, keys ?? []);
  if (kept.length < (keys?.length ?? 0)) throw invalidField('boilerplates', 'unknown_boilerplate');
}
