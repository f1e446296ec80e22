import { isStruckBy, SILENT_TAGS, toLeftOut } from '@press-room/contract/left-out';
import { readCaptions, writeCaptions } from '@press-room/contract/release-videos';
import { type Block, toBlocks } from '@press-room/contract/rich-text-blocks';
import { joinBlocks } from '@press-room/contract/rich-text-lines';
import type sanitizeHtml from 'sanitize-html';
import { loadLate } from './load-late.ts';

const loadSanitizer = loadLate<typeof sanitizeHtml>('sanitize-html');

/** Deleted words, comments and hidden text are removed; text struck out by a style stays struck out. */
const toKept: sanitizeHtml.Transformer = (tagName, attribs) => {
  const { class: name, style = '', href, hidden } = attribs;
  if (toLeftOut({ tag: tagName, class: name, style, href, hidden }) !== null)
    return { tagName: 'del', attribs: {} };
  const isStruck = (tagName === 'span' || tagName === 'font') && isStruckBy(style);
  return isStruck ? { tagName: 's', attribs } : { tagName, attribs };
};

/** Allowed rich text; everything else is removed on write, so readers receive the text as stored. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    // Blocks
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    // Source of a quote, below it
    'footer',
    // A picture of the release or the poster of a video, by id: readers get it from `pictures` and `attachments`
    'figure',
    // Within a line
    'a',
    'abbr',
    'b',
    'cite',
    'em',
    'i',
    'q',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'u',
    // Tables
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'rel'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    figure: ['data-asset', 'data-video', 'data-captions'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...SILENT_TAGS],
  transformTags: {
    '*': toKept,
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
    b: 'strong',
    i: 'em',
    strike: 's',
    // A figure without a picture keeps only its content.
    figure: (_tagName, attribs) => toFigure(attribs),
  },
};

const LETTER: sanitizeHtml.IOptions = { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, div: 'p' } };

const ASSET = /^[1-9]\d{0,8}$/;

function toFigure(attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const {
    'data-asset': asset = '',
    'data-video': video = '',
    'data-captions': written = '',
    ...rest
  } = attribs;
  if (!ASSET.test(asset)) return { tagName: 'div', attribs: {} };
  const picture = { tagName: 'figure', attribs: { ...rest, 'data-asset': asset } };
  if (!ASSET.test(video)) return picture;
  const captions = writeCaptions(readCaptions(written));
  const shown = { ...picture.attribs, 'data-video': video };
  return { ...picture, attribs: captions === '' ? shown : { ...shown, 'data-captions': captions } };
}

const FIGURE = /<figure\b[^>]*\bdata-asset="(\d+)"/g;

export const sanitizeRichText = (html: string): string => loadSanitizer()(html, OPTIONS).trim();

export const parseRichText = (html: string): Block[] => toBlocks(sanitizeRichText(html));

/** Converts HTML from elsewhere, such as a letter, to plain text with a line for each block. */
export const toPlainText = (html: string): string =>
  joinBlocks(toBlocks(loadSanitizer()(html, LETTER)), Number.POSITIVE_INFINITY).join('\n');

/** Ids of the pictures in a sanitised text, in their order. */
export const listPicturesIn = (html: string): number[] => [
  ...new Set(Array.from(html.matchAll(FIGURE), ([, id]) => Number(id))),
];
