import { toOfficeDay } from '@press-room/contract/office-clock';

/** Letters that do not fall apart into a base and accents, and the alphabets of neighbours who write for the trade press. */
const LETTERS = new Map(
  `ß ss æ ae œ oe ø o đ d ð d þ th ł l ħ h ı i ŋ ng
  а a б b в v г g ґ g д d е e є ie ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh
  щ shch ъ - ы y ь - э e ю iu я ia α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f
  χ ch ψ ps ω o`
    .split(/\s+/)
    .map((letter, at, row) => [letter, row[at + 1] ?? ''] as const)
    .filter((_, at) => at % 2 === 0),
)
  .set('ъ', '')
  .set('ь', '');

const NOT_ASCII = /\P{ASCII}/gu;
const MARK = /^\p{M}$/u;

const SUBJECT_LENGTH = 60;
const SOURCE_LENGTH = 30;

/** Words as a part of a file name: lower case ASCII letters, digits and hyphens; empty if none are left. */
export function toSlug(text: string, maxLength = SUBJECT_LENGTH): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(NOT_ASCII, (letter) => (MARK.test(letter) ? '' : (LETTERS.get(letter) ?? letter)));
  const slug = plain.replace(/[’'`]/g, '').replace(/[^a-z0-9]+/g, '-');
  const trimmed = slug.replace(/^-|-$/g, '');
  if (trimmed.length <= maxLength) return trimmed;
  const end = trimmed.lastIndexOf('-', maxLength);
  return trimmed.slice(0, end > maxLength / 2 ? end : maxLength);
}

export interface NameParts {
  /** Source: a press group, a photographer. */
  source?: string;
  /** A day or a year, as digits. */
  date?: string;
  subject: string;
  language?: string;
  /** Variant of the file: `print`, `1280px`. */
  variant?: string;
  /** With or without the dot. */
  extension: string;
}

/** `source_date_subject_language_variant.ext`: ASCII, lower case, at most 120 characters; empty parts are left out. */
export function toFileName({
  source = '',
  date = '',
  subject,
  language = '',
  variant = '',
  extension,
}: NameParts): string {
  const origin = [toSlug(source, SOURCE_LENGTH), date].filter((part) => part !== '');
  const said = toSlug(subject);
  // A file downloaded here before already contains its source in the name.
  const head = `${origin.join('-')}-`;
  const words = origin.length > 0 && said.startsWith(head) ? said.slice(head.length) : said;
  const stem = [...origin, words === '' ? 'file' : words, language, variant]
    .filter((part) => part !== '')
    .join('_');
  const ending = toSlug(extension, 10);
  return ending === '' ? stem : `${stem}.${ending}`;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
};

/** By content type; for types without a known extension, that of the name. */
export function extensionOf(mediaType: string, name = ''): string {
  const known = EXTENSIONS[mediaType];
  if (known !== undefined) return known;
  const image = /^image\/([a-z0-9]{2,5})$/.exec(mediaType)?.[1];
  return image ?? /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}

export const stemOf = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,10}$/, '');

/** Name of an asset for one of its files, which may be of another type. */
export const toServedName = (name: string, mediaType: string): string =>
  `${stemOf(name)}.${extensionOf(mediaType, name)}`;

/** Generic names given by cameras and phones. */
const CAMERA_NAME = /^(?:img|dscn?|dscf|dji|pxl|gopro|p|photo|image|picture|foto|immagine)?[\W_\d]*$/i;

export interface NamedPicture {
  name: string;
  caption_en: string;
  caption_it: string;
  credit: string;
  taken_on: string | null;
  created_at: string;
}

export const yearOf = ({ taken_on, created_at }: Pick<NamedPicture, 'taken_on' | 'created_at'>): number =>
  Number((taken_on ?? toOfficeDay(new Date(created_at))).slice(0, 4));

/**
 * Name under which a picture is saved: its own words, else those of its caption, and the variant; the original has no
 * `variant`.
 */
export function toPictureName(picture: NamedPicture, mediaType: string, variant?: string): string {
  const stem = stemOf(picture.name);
  const caption = picture.caption_en || picture.caption_it;
  return toFileName({
    subject: CAMERA_NAME.test(stem) && toSlug(caption) !== '' ? caption : stem,
    source: picture.credit,
    date: String(yearOf(picture)),
    ...(variant !== undefined && { variant }),
    extension: extensionOf(mediaType, picture.name),
  });
}

/**
 * Returns each name unchanged, with a number if it was returned before or is `reserved`; names that differ only in case
 * are equal.
 */
export function createNamePool(reserved: readonly string[] = []): (name: string) => string {
  const taken = new Set(reserved.map((name) => name.toLowerCase()));
  const counts = new Map<string, number>();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    const key = name.toLowerCase();
    let count = counts.get(key) ?? 0;
    let free = name;
    while (taken.has(free.toLowerCase())) {
      count += 1;
      free = `${stem}_${count + 1}${ending}`;
    }
    counts.set(key, count);
    taken.add(free.toLowerCase());
    return free;
  };
}

/** Readable form of a file name: `scheda_tecnica-2026.pdf` is "Scheda tecnica 2026". */
export function toWords(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
