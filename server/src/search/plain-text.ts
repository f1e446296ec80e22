import { detach } from './words.ts';

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

/** Without its tags; `<` may not occur in one, so that a text of nothing but `<` is read once. */
function withoutTags(html: string): string {
  let text = '';
  let from = 0;
  let start = html.indexOf('<');
  while (start !== -1) {
    const end = html.indexOf('>', start);
    if (end === -1) break;
    start = html.lastIndexOf('<', end);
    text += html.slice(from, start) + replaceTag(html.slice(start, end + 1));
    from = end + 1;
    start = html.indexOf('<', from);
  }
  return text + html.slice(from);
}

/** Rows of blanks, and blanks that are not plain. */
const IRREGULAR_BLANKS = /\s\s+|[^\S \n]/g;

/** Of each row of blanks one is left: a line break where there is one in it. */
const collapseBlanks = (text: string): string =>
  text.replace(IRREGULAR_BLANKS, (blanks) => (blanks.includes('\n') ? '\n' : ' ')).trim();

/** The text of sanitised HTML, one line per block; for the index and for snippets, never for display as HTML. */
export function toPlainText(html: string): string {
  const text = withoutTags(html);
  return collapseBlanks(text.includes('&') ? decodeEntities(text) : text);
}
