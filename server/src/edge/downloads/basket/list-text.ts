import type { BasketKind } from '@press-room/contract/downloads';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import type { Bilingual } from '../../../platform/text/bilingual.ts';

/** An item as the list of the archive names it. */
export interface ListedItem {
  /** File or folder in the archive. */
  path: string;
  title: Bilingual;
  /** Credit, copyright, rights. */
  lines: Bilingual[];
}

export interface GoneItem {
  kind: BasketKind;
  id: number;
  title?: string | undefined;
}

interface Words {
  fileName: string;
  gone: string;
  kinds: Readonly<Record<BasketKind, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    fileName: 'contents.txt',
    gone: 'Not in this archive, because they are no longer available:',
    kinds: { picture: 'Picture', press_release: 'Release', file: 'File', magazine: 'Magazine' },
  },
  it: {
    fileName: 'contenuto.txt',
    gone: 'Non sono in questo archivio, perché non più disponibili:',
    kinds: { picture: 'Immagine', press_release: 'Comunicato', file: 'File', magazine: 'Rivista' },
  },
};

/** Content of the archive in the order of the basket, with credits, and missing items; without a language, in both. */
export const toListEntries = (
  { listed, gone }: { listed: readonly ListedItem[]; gone: readonly GoneItem[] },
  { language, modified_at }: { language: Language | undefined; modified_at: Date },
): ArchiveEntry[] =>
  LANGUAGES.filter((each) => language === undefined || each === language).map((each) => ({
    name: WORDS[each].fileName,
    modified_at,
    content: Buffer.from(`${[...listed.map(toText(each)), ...toGoneText(gone, each)].join('\n\n')}\n`),
  }));

const toText =
  (language: Language) =>
  ({ path, title, lines }: ListedItem): string =>
    [path, title[language], ...lines.map((line) => line[language])]
      .filter((line) => line !== '')
      .map((line, at) => (at === 0 ? line : `  ${line}`))
      .join('\n');

function toGoneText(gone: readonly GoneItem[], language: Language): string[] {
  if (gone.length === 0) return [];
  const { kinds, gone: heading } = WORDS[language];
  const names = gone.map(({ kind, id, title }) => `- ${title || `${kinds[kind]} ${id}`}`);
  return [`${heading}\n${names.join('\n')}`];
}
