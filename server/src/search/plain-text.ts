import { detach } from './words.ts';

// `<` may not occur inside, so that a text of nothing but `<` is read once.
const TAG = /<[^<>]*>/g;
const TAG_NAME = /^<\/?([a-z][a-z0-9]{0,15})/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

/** Elements that do not part words: `CO<sub>2</sub>` is one word, `<p>a</p><p>b</p>` are two. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

// Texts come sanitised, so that few names remain; a blank stands for the no-break space.
const ENTITIES = new Map(
  `amp & lt < gt > quot " apos ' hellip … euro € times × deg ° middot · bull • copy © reg ® trade ™ sup2 ² sup3 ³ frac12 ½
  lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » ndash – mdash — agrave à egrave è eacute é igrave ì ograve ò ugrave ù
  Agrave À Egrave È Eacute É Igrave Ì Ograve Ò Ugrave Ù ccedil ç auml ä ouml ö uuml ü szlig ß ntilde ñ`
    .split(/\s+/)
    .map((name, index, row) => [name, row[index + 1] ?? ''] as const)
    .filter((_, index) => index % 2 === 0),
)
  .set('nbsp', ' ')
  .set('shy', '');

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The characters that the entities of a sanitised text stand for. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decodeEntity);

/** Sanitised texts hold a handful of different tags, apart from links. */
const KNOWN_TAGS_MAX = 200;
const KNOWN_TAG_MAX_LENGTH = 16;
const knownTags = new Map<string, string>();

function replaceTag(tag: string): string {
  const known = knownTags.get(tag);
  if (known !== undefined) return known;
  const text = INLINE.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '') ? '' : '\n';
  if (tag.length <= KNOWN_TAG_MAX_LENGTH && knownTags.size < KNOWN_TAGS_MAX) knownTags.set(detach(tag), text);
  return text;
}

/** Runs of blanks within a line other than a single plain one, which is nearly every one. */
const BLANKS = /[^\S\n ][^\S\n]*| [^\S\n]+/g;

/** The text of sanitised HTML, one line per block; for the index and for snippets, never for display as HTML. */
export function toPlainText(html: string): string {
  return html
    .replace(TAG, replaceTag)
    .replace(ENTITY, decodeEntity)
    .replace(BLANKS, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
