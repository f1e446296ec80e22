import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { CompanyPage } from '@press-room/contract/company-pages';
import type { OpenEvent } from '@press-room/contract/events';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { toIssuer } from '@press-room/contract/release-issuer';
import { NO_RELEASE_TEXT, pickReleaseText } from '@press-room/contract/release-text';
import type { Sector } from '@press-room/contract/sectors';
import { noteLanguage } from '../boilerplates/queries.ts';

const UNTOLD = {
  short_description: '',
  short_description_language: null,
  telephone: '',
  press_contact: '',
  press_email: '',
};

interface PreviewOptions {
  /** Language of the reader. */
  language: Language;
  /** About text of the press group. */
  boilerplate: Readonly<Record<Language, string>> | undefined;
  /** Public page of the issuing company; undefined without a company, or while it loads. */
  issuing: CompanyPage | undefined;
  /** Sectors known to the office. */
  sectors: readonly Sector[];
  /** Event of the release; absent without one, or while it loads. */
  event: Pick<OpenEvent, 'id' | 'name' | 'about'> | undefined;
  /** Other about texts of the release, by key. */
  abouts: ReadonlyMap<string, Readonly<Record<Language, string>>>;
}

/** Release as the public page receives it, including drafts of texts. Files have no downloads. */
export function toPreview(
  release: OfficePressRelease,
  files: ReadonlyMap<number, OfficeAssetRow>,
  { language: wanted, boilerplate, issuing, sectors, event, abouts }: PreviewOptions,
): PressRelease {
  const { id, date, access, hero, text, press_group, contacts, updated_at } = release;
  const { company, brand, hall, stand } = release;
  const languages = LANGUAGES.filter((each) => text[each]?.title);
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? wanted);
  const issuer = toIssuer({
    language,
    toLanguageNote: (shown) => noteLanguage(shown, language),
    group: { name: press_group.name, boilerplate: boilerplate?.[language] ?? '' },
    company: company && { ...UNTOLD, ...issuing, name: company.name },
    eventAbout: event?.about[language] ?? '',
    boilerplates: release.boilerplates,
    others: new Map(Array.from(abouts, ([key, text]) => [key, text[language]])),
    contacts: contacts.map(({ name, role, ...ways }) => ({
      ...ways,
      name: name[language],
      role: role[language],
    })),
  });
  const pictures = [...new Set([...(hero === null ? [] : [hero]), ...release.pictures])].flatMap((each) => {
    const asset = files.get(each);
    return asset?.picture ? [toPicture(asset, asset.picture, language)] : [];
  });
  return {
    id,
    ...pickReleaseText(text[language] ?? NO_RELEASE_TEXT),
    boilerplate: issuer.boilerplate,
    date,
    access,
    language,
    company,
    brand,
    sectors: sectors.filter((each) => release.sectors.includes(each.id)),
    event: event ? { id: event.id, name: event.name } : null,
    hall,
    stand,
    updated_at,
    pictures,
    address: null,
    corrected_at: release.corrections[0]?.at ?? null,
    corrections: release.corrections.map(({ at, note }) => ({ at, note: note[language], language })),
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    group: press_group,
    languages,
    image: pictures.find((picture) => picture.id === hero) ?? null,
    attachments: release.attachments.flatMap((each) => {
      const asset = files.get(each);
      if (!asset) return [];
      const { name, media_type, bytes, caption, picture, kind } = asset;
      const poster = kind === 'other' && picture ? toPicture(asset, picture, language) : null;
      return [{ id: each, name, media_type, bytes, url: '', title: caption[language] || name, poster }];
    }),
    missing: [...files.values()].flatMap((file) =>
      file.state === 'ready' ? [] : [file.caption[language] || file.name],
    ),
    contacts: [...issuer.contacts],
  };
}

const toPicture = (
  { alt, caption, credit, copyright, rights }: OfficeAssetRow,
  picture: NonNullable<OfficeAssetRow['picture']>,
  language: Language,
): PressRelease['pictures'][number] => ({
  ...picture,
  alt: alt[language],
  caption: caption[language],
  credit,
  copyright,
  rights: rights[language],
  choices: [],
});
