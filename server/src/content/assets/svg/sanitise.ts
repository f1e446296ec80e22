import type { IFrame, IOptions } from 'sanitize-html';
import { readPicture, UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { isDrawable } from './drawing-cost.ts';
import { cleanStyleSheet, cleanStyles } from './style-sheet.ts';
import { ATTRIBUTES, ELEMENTS, isHarmless, LEFT_OUT_WHOLE } from './vocabulary.ts';

// Runs in the picture process, for `intake.ts`.

const ELEMENTS_MAX = 50_000;
const DEPTH_MAX = 100;
/** Maximum size of a picture within a drawing. */
const PICTURE_MAX_PIXELS = 25_000_000;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const DEFINITION = /<!(?:entity|element|attlist|notation)|<!doctype[^>]*\[/i;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,([a-z0-9+/=\s]+)$/i;
/** XML does not allow these characters, in any notation. */
const NEVER_IN_XML = /[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv;
const OPENING = /^<svg\b[^>]*>/;

/**
 * Sanitises a drawing: keeps visible content, removes everything that runs or loads, and limits the cost.
 * @throws {UnreadablePicture}
 */
export async function* perform(file: Buffer): AsyncGenerator<Buffer> {
  const source = decodeXml(file);
  // Entity definitions can expand to billions of times their length.
  if (DEFINITION.test(source)) throw new UnreadablePicture({ key: 'picture_svg_definitions' });
  const { svg, styleSheet, pictures } = await clean(source);
  if (!OPENING.test(svg)) throw new UnreadablePicture({ key: 'picture_broken' });
  for (const picture of pictures) await readPicture(picture, PICTURE_MAX_PIXELS);
  if (!(await isDrawable(svg, styleSheet))) throw tooComplex();
  yield Buffer.from(
    styleSheet === '' ? svg : svg.replace(OPENING, (tag) => `${tag}<style>${styleSheet}</style>`),
  );
}

const tooComplex = (): UnreadablePicture => new UnreadablePicture({ key: 'picture_svg_complex' });

/** Encoding by the first bytes, else by its declaration. */
function decodeXml(file: Buffer): string {
  const head = file.toString('latin1', 0, 200);
  const mark = /^(?:\xff\xfe|\xfe\xff)/.exec(head)?.[0];
  const declared = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? 'utf-8';
  const encoding = mark === undefined ? declared : mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch (cause) {
    throw new UnreadablePicture({ key: 'picture_broken' }, { cause });
  }
}

interface Cleaned {
  svg: string;
  styleSheet: string;
  /** Pictures within the drawing. */
  pictures: Buffer[];
}

async function clean(source: string): Promise<Cleaned> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  const sheets: string[] = [];
  const pictures: Buffer[] = [];
  let [elements, depth] = [0, 0];
  const options: IOptions = {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...ELEMENTS],
    nonTextTags: [...LEFT_OUT_WHOLE],
    disallowedTagsMode: 'completelyDiscard',
    allowedAttributes: { '*': [...ATTRIBUTES], svg: ['xmlns', 'xmlns:xlink'] },
    // XML does not allow an attribute without a value.
    nonBooleanAttributes: ['*'],
    // `toAttributes` and `cleanStyleSheet` check addresses and styles.
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    allowVulnerableTags: true,
    selfClosing: [],
    onOpenTag: () => {
      elements += 1;
      depth += 1;
      if (elements > ELEMENTS_MAX || depth > DEPTH_MAX) throw tooComplex();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: toAttributes(tagName, attributes, pictures) }),
    },
    exclusiveFilter: ({ tag, text }: IFrame) => {
      if (tag === 'style') sheets.push(text);
      return tag === 'style';
    },
  };
  const svg = sanitizeHtml(source, options).replace(NEVER_IN_XML, '').toWellFormed().trim();
  return { svg, styleSheet: cleanStyleSheet(sheets.join('\n')), pictures };
}

function toAttributes(
  tagName: string,
  attributes: Record<string, string>,
  pictures: Buffer[],
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) =>
    name === 'href' || name === 'xlink:href' ? isOwnPart(tagName, value, pictures) : isHarmless(value),
  );
  return {
    ...Object.fromEntries(kept),
    ...(attributes.style !== undefined && { style: cleanStyles(attributes.style) }),
    ...(tagName === 'svg' && { xmlns: SVG, 'xmlns:xlink': XLINK }),
  };
}

/** References within the drawing, and to its own pictures. */
function isOwnPart(tagName: string, address: string, pictures: Buffer[]): boolean {
  if (tagName !== 'image') return /^#[^\s]+$/.test(address);
  const content = PICTURE.exec(address.trim())?.[1];
  if (content !== undefined) pictures.push(Buffer.from(content, 'base64'));
  return content !== undefined;
}
