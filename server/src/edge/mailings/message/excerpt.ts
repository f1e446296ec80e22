import { withDateline } from '@press-room/contract/dateline';
import type { Mailing } from '@press-room/contract/mailings';
import type { PressRelease } from '@press-room/contract/press-releases';
import { toParagraph } from '../../../platform/mail/layout.ts';
import { toPlainText } from '../../../platform/text/rich-text.ts';

/** A part of a release, as sanitised HTML and with the same words as plain text. */
export interface Excerpt {
  html: string;
  text: string;
}

const FIGURE = /<figure\b[\s\S]*?<\/figure>/g;

/** The body as the page has it, without its pictures. */
const bodyOf = ({ body, dateline }: PressRelease): string => withDateline(body.replace(FIGURE, ''), dateline);

const firstParagraph = (html: string): string => /<p\b[\s\S]*?<\/p>/.exec(html)?.[0] ?? '';

export function toExcerpt(release: PressRelease, extent: Mailing['extent']): Excerpt {
  const html = extent === 'full' ? `${bodyOf(release)}\n${release.boilerplate}` : toTeaser(release);
  return { html, text: toPlainText(html).trim() };
}

const toTeaser = (release: PressRelease): string =>
  release.abstract === '' ? firstParagraph(bodyOf(release)) : toParagraph(release.abstract);
