import type { BasketItem, BasketKind } from '@press-room/contract/downloads';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PageRange } from '@press-room/contract/page-range';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import type { Bilingual } from '../../../platform/text/bilingual.ts';

/** Entry of an item in the list of the archive. */
export interface ListedItem {
  /** File or folder in the archive. */
  path: string;
  title: Bilingual;
  /** Credit, copyright, rights. */
  lines: Bilingual[];
}

interface Missing {
  gone: readonly BasketItem[];
  whole: readonly BasketItem[];
}

interface Words {
  fileName: string;
  gone: string;
  /** Note that the pages cannot be extracted. */
  whole: string;
  kinds: Readonly<Record<BasketKind, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    fileName: 'contents.txt',
    gone: 'Not in this archive, because they are no longer available:',
    whole:
      'Not in this archive, because these pages cannot be taken out of the PDF. Download the whole issue:',
    kinds: { picture: 'Picture', press_release: 'Release', file: 'File', magazine: 'Magazine' },
  },
  it: {
    fileName: 'contenuto.txt',
    gone: 'Non sono in questo archivio, perché non più disponibili:',
    whole: 'Non sono in questo archivio, perché non si possono estrarre dal PDF. Scarica il numero intero:',
    kinds: { picture: 'Immagine', press_release: 'Comunicato', file: 'File', magazine: 'Rivista' },
  },
};

/** Content of the archive in the order of the basket, with credits and missing items; without a language: in both. */
export const toListEntries = (
  { listed, ...missing }: Missing & { listed: readonly ListedItem[] },
  { language, modified_at }: { language: Language | undefined; modified_at: Date },
): ArchiveEntry[] =>
  LANGUAGES.filter((each) => language === undefined || each === language).map((each) => ({
    name: WORDS[each].fileName,
    modified_at,
    content: Buffer.from(`${[...listed.map(toText(each)), ...toMissingText(missing, each)].join('\n\n')}\n`),
  }));

const toText =
  (language: Language) =>
  ({ path, title, lines }: ListedItem): string =>
    [path, title[language], ...lines.map((line) => line[language])]
      .filter((line) => line !== '')
      .map((line, at) => (at === 0 ? line : `  ${line}`))
      .join('\n');

function toMissingText(missing: Missing, language: Language): string[] {
  const { kinds, ...headings } = WORDS[language];
  const toName = ({ kind, id, title, pages }: BasketItem): string =>
    `- ${[title || `${kinds[kind]} ${id}`, ...(pages ? [describePages(pages, language)] : [])].join(', ')}`;
  return (['gone', 'whole'] as const)
    .filter((why) => missing[why].length > 0)
    .map((why) => `${headings[why]}\n${missing[why].map(toName).join('\n')}`);
}

/** For use within a sentence. */
export function describePages({ first, last }: PageRange, language: Language): string {
  const [one, many] = language === 'it' ? ['pagina', 'pagine'] : ['page', 'pages'];
  return first === last ? `${one} ${first}` : `${many} ${first}–${last}`;
}
