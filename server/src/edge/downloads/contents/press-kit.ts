import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@press-room/contract/languages';
import { toWholeFile } from '../../../content/assets/whole-file.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { type Bilingual, chooseTitle, toName } from '../../../platform/text/bilingual.ts';
import { createNamePool, extensionOf, stemOf, toFileName } from '../../../platform/text/file-names.ts';
import { inBytes } from '../../../platform/text/sizes.ts';
import { toKitOrigin } from './document-origin.ts';
import type { DownloadableAsset, PressKitContents } from './queries.ts';

const CONTENTS: Readonly<Record<Language, { fileName: string; languages: Bilingual }>> = {
  en: { fileName: 'contents.txt', languages: { en: 'English', it: 'Italian' } },
  it: { fileName: 'contenuto.txt', languages: { en: 'inglese', it: 'italiano' } },
};

interface KitFile {
  fileName: string;
  title: Bilingual;
  language: Language | null;
  bytes: number;
}

/**
 * Files of a kit by title, those of both languages in the requested one, with a description in both; empty for a kit
 * without files.
 */
export function toKitEntries(
  kit: PressKitContents,
  assets: readonly DownloadableAsset[],
  asked: Language = DEFAULT_LANGUAGE,
): ArchiveEntry[] {
  const name = createNamePool(LANGUAGES.map((language) => CONTENTS[language].fileName));
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const files = kit.files.flatMap(({ asset_id, language, title_en, title_it }) => {
    const asset = byId.get(asset_id);
    const file = asset === undefined ? null : toWholeFile(asset, asset.renditions);
    if (asset === undefined || file === null) return [];
    const title = toName({ name_en: title_en, name_it: title_it });
    const fileName = name(
      toFileName({
        subject: stemOf(asset.name),
        ...toKitOrigin({ ...kit, language, title_en, title_it }, asked),
        extension: extensionOf(file.media_type, asset.name),
      }),
    );
    return [{ asset, fileName, title, language, ...file }];
  });
  if (files.length === 0) return [];
  return [
    ...LANGUAGES.map((language) => ({
      name: CONTENTS[language].fileName,
      modified_at: new Date(kit.updated_at),
      content: Buffer.from(renderContents(kit, files, language)),
    })),
    ...files.map(({ asset, fileName, key, bytes }) => ({
      name: fileName,
      modified_at: new Date(asset.created_at),
      content: { key, bytes },
    })),
  ];
}

function renderContents(kit: PressKitContents, files: readonly KitFile[], language: Language): string {
  const { languages } = CONTENTS[language];
  const { title } = chooseTitle(kit, language);
  const lines = files.map((file) => {
    const facts = [
      ...(file.language === null ? [] : [languages[file.language]]),
      inBytes(file.bytes, language),
    ];
    return `${file.title[language]}\n  ${file.fileName} (${facts.join(', ')})`;
  });
  return `${title}\n${kit.group_name}, ${kit.year}\n\n${lines.join('\n\n')}\n`;
}
