import { isUtf8 } from 'node:buffer';
import { type DigitalSourceType, KEYWORD_MAX_LENGTH, KEYWORDS_MAX } from '@press-room/contract/admin-assets';
import type { Language } from '@press-room/contract/languages';
import { ALT_MAX_LENGTH, CAPTION_MAX_LENGTH, CREDIT_MAX_LENGTH } from '@press-room/contract/limits';
import { toSingleLine } from '@press-room/contract/single-line';
import { z } from 'zod';
import { loadSharp } from '../../../platform/pictures/open-picture.ts';
import { readIim } from '../metadata/read-iim.ts';
import { readXmp, type XmpText } from '../metadata/read-xmp.ts';
import type { AssetWords } from '../queries.ts';

/** More than programs write: reading it would block other requests. */
const XMP_MAX_BYTES = 1024 * 1024;

/** A text by language, and without one. */
interface Texts {
  it: string;
  en: string;
  any: string;
}

/**
 * Texts of photographers and agencies in a picture, from IPTC and XMP. Of EXIF only copyright and date are read; the
 * rest describes the camera's owner.
 */
export interface EmbeddedWords {
  credit: string;
  copyright: string;
  caption: Texts;
  rights: Texts;
  alt: Texts;
  /** `YYYY-MM-DD` */
  taken_on: string | null;
  keywords: string[];
  digital_source_type: DigitalSourceType | null;
}

/** Other terms of the vocabulary, mapped to our four. */
const SOURCE_TYPES: Record<string, DigitalSourceType> = {
  digitalCapture: 'digitalCapture',
  computationalCapture: 'digitalCapture',
  negativeFilm: 'digitalCapture',
  positiveFilm: 'digitalCapture',
  print: 'digitalCapture',
  humanEdits: 'digitalCapture',
  minorHumanEdits: 'digitalCapture',
  composite: 'composite',
  compositeCapture: 'composite',
  compositeSynthetic: 'composite',
  digitalCreation: 'digitalCreation',
  digitalArt: 'digitalCreation',
  softwareImage: 'digitalCreation',
  virtualRecording: 'digitalCreation',
  dataDrivenMedia: 'digitalCreation',
  trainedAlgorithmicMedia: 'trainedAlgorithmicMedia',
  compositeWithTrainedAlgorithmicMedia: 'trainedAlgorithmicMedia',
  algorithmicMedia: 'trainedAlgorithmicMedia',
};

/** Never refuses a picture: unreadable metadata are ignored. */
export async function readEmbeddedWords(bytes: Buffer): Promise<EmbeddedWords | null> {
  try {
    return await readWords(bytes);
  } catch {
    return null;
  }
}

async function readWords(bytes: Buffer): Promise<EmbeddedWords | null> {
  const sharp = await loadSharp();
  const { xmp, iptc, exif } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if ((xmp?.length ?? 0) > XMP_MAX_BYTES) return null;
  const inXmp = await readXmp(xmp?.toString() ?? '');
  const inIim = iptc === undefined ? {} : readIim(iptc);
  const inExif = await readExif(exif).catch(() => NO_EXIF);
  const first = (...texts: (string | undefined)[]): string =>
    cut(texts.map((text) => toSingleLine(text ?? '').trim()).find(Boolean) ?? '', CREDIT_MAX_LENGTH);
  const caption = toTexts(inXmp.description);
  return {
    credit: first(
      inXmp.Credit[0]?.text,
      inXmp.creator.map(({ text }) => text).join(', '),
      inIim.credit?.[0],
      inIim.byline?.[0],
      toNames(inExif.artist),
    ),
    copyright: first(inXmp.rights[0]?.text, inIim.copyright?.[0], toNames(inExif.copyright)),
    caption: hasWords(caption) ? caption : { it: '', en: '', any: inIim.caption?.[0] ?? '' },
    rights: toTexts(inXmp.UsageTerms),
    alt: toTexts(inXmp.AltTextAccessibility),
    taken_on: toDay(inXmp.DateCreated[0]?.text) ?? toDay(inIim.date?.[0]) ?? toDay(inExif.day),
    keywords: toKeywords([...inXmp.subject.map(({ text }) => text), ...(inIim.keywords ?? [])]),
    digital_source_type: SOURCE_TYPES[inXmp.DigitalSourceType[0]?.text.split('/').at(-1) ?? ''] ?? null,
  };
}

interface ExifWords {
  artist: string;
  copyright: string;
  /** Day of the picture by the camera's clock. */
  day: string | undefined;
}
const NO_EXIF: ExifWords = { artist: '', copyright: '', day: undefined };

async function readExif(exif: Buffer | undefined): Promise<ExifWords> {
  if (exif === undefined) return NO_EXIF;
  const { default: read } = await import('exif-reader');
  const { Photo, Image } = read(exif);
  const taken = Photo?.DateTimeOriginal ?? Image?.DateTimeOriginal;
  const isDay = taken instanceof Date && !Number.isNaN(taken.getTime());
  return {
    artist: textOf(Image?.Artist),
    copyright: textOf(Image?.Copyright),
    day: isDay ? taken.toISOString() : undefined,
  };
}

/** The library returns bytes for non-ASCII texts: UTF-8 by the third edition of the standard, else Western. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Buffer.isBuffer(value)) return '';
  return isUtf8(value) ? value.toString() : new TextDecoder('windows-1252').decode(value);
}
/** EXIF separates names by semicolons, and the notices of photographer and editor by a zero byte. */
const toNames = (text: string): string =>
  text
    .split(/[;\0]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(', ');

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trim();
const hasWords = ({ it, en, any }: Texts): boolean => `${it}${en}${any}` !== '';
function toTexts(found: readonly XmpText[]): Texts {
  const texts: Texts = { it: '', en: '', any: '' };
  for (const { text, language } of found) {
    const known = language.toLowerCase().split('-')[0];
    texts[known === 'it' || known === 'en' ? known : 'any'] ||= text;
  }
  return texts;
}

/** `2026-10-02T10:11:12`, `2026:10:02 10:11:12` and `20261002` as a day. */
function toDay(text = ''): string | null {
  const [, year, month, day] = /^(\d{4})[-:]?(\d{2})[-:]?(\d{2})/.exec(text) ?? [];
  const parsed = z.iso.date().safeParse([year, month, day].join('-'));
  return parsed.success ? parsed.data : null;
}

const toKeywords = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => cut(toSingleLine(text), KEYWORD_MAX_LENGTH)))]
    .filter((text) => text !== '')
    .slice(0, KEYWORDS_MAX);

/**
 * Texts for the row of a picture: given values are kept, missing ones are taken from the file. A text without a
 * language is stored in the language of the uploader.
 */
export function fillWords(given: AssetWords, found: EmbeddedWords | null, language: Language): AssetWords {
  if (found === null) return given;
  const inLanguage = ({ any, ...texts }: Texts, each: Language, max: number): string =>
    cut(texts[each] || (each === language && texts.it === '' && texts.en === '' ? any : ''), max);
  const { caption, rights, alt } = found;
  return {
    ...given,
    credit: given.credit || found.credit,
    copyright: given.copyright || found.copyright,
    caption_en: given.caption_en || inLanguage(caption, 'en', CAPTION_MAX_LENGTH),
    caption_it: given.caption_it || inLanguage(caption, 'it', CAPTION_MAX_LENGTH),
    rights_en: given.rights_en || inLanguage(rights, 'en', CAPTION_MAX_LENGTH),
    rights_it: given.rights_it || inLanguage(rights, 'it', CAPTION_MAX_LENGTH),
    alt_en: given.alt_en || toSingleLine(inLanguage(alt, 'en', ALT_MAX_LENGTH)),
    alt_it: given.alt_it || toSingleLine(inLanguage(alt, 'it', ALT_MAX_LENGTH)),
    taken_on: given.taken_on ?? found.taken_on,
    digital_source_type: given.digital_source_type ?? found.digital_source_type,
    keywords: given.keywords === '[]' ? JSON.stringify(found.keywords) : given.keywords,
  };
}
