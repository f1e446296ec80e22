import { withDateline } from '@press-room/contract/dateline';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { escapeMarkup } from '@press-room/contract/markup';
import type { PressRelease, ReleaseContact, ReleaseCorrection } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { linkVideos } from '@press-room/contract/release-videos';
import { toBlocks } from '@press-room/contract/rich-text-blocks';
import { joinBlocks } from '@press-room/contract/rich-text-lines';
import { markFigures } from '@press-room/contract/table-figures';
import { region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

type RichText = { html: string; plain: string };

/** Same text as in downloads, but without line breaks at a fixed width. */
const toPlainText = (html: string): string => joinBlocks(toBlocks(html), Number.POSITIVE_INFINITY).join('\n');

/** Issuer and date, in the language of the text. */
export const toByline = (release: PressRelease): string =>
  `${issuerOf(release).name}, ${new Intl.DateTimeFormat(region(release.language), LONG_DAY).format(new Date(release.date))}`;
const LONG_DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

export const toContactLine = ({ name, role, email, phone }: ReleaseContact): string =>
  [name, role, toReadableAddress(email), phone].filter(Boolean).join(', ');

/** Correction line in the language of the note. */
export function toCorrectionLine({ at, note, language }: ReleaseCorrection): string {
  const date = new Intl.DateTimeFormat(region(language), CORRECTED_DAY).format(new Date(at));
  return `${m['pressReleases.corrections.on']({ date }, { locale: language })} ${note}`;
}
const CORRECTED_DAY = { dateStyle: 'long', timeZone: 'Europe/Rome' } as const;

/**
 * A release for pasting, with and without formatting: the embargo line if any, headline, byline, standfirst, text,
 * contacts, and `address`, its public address.
 */
export function toRichText(release: PressRelease, address: string): RichText {
  const { title, subtitle, abstract, boilerplate } = release;
  const line = release.embargo?.line;
  const byline = toByline(release);
  const body = linkVideos(withDateline(release.body, release.dateline), escapeMarkup(address));
  const contacts = release.contacts.map(toContactLine);
  const corrections = release.corrections.map(toCorrectionLine);
  const html = [
    line && `<p><strong>${escapeMarkup(line)}</strong></p>`,
    `<h1>${escapeMarkup(title)}</h1>`,
    subtitle && `<h2>${escapeMarkup(subtitle)}</h2>`,
    `<p>${escapeMarkup(byline)}</p>`,
    ...corrections.map((line) => `<p>${escapeMarkup(line)}</p>`),
    abstract && `<p><strong>${escapeMarkup(abstract)}</strong></p>`,
    markFigures(body),
    markFigures(boilerplate),
    ...contacts.map((line) => `<p>${escapeMarkup(line)}</p>`),
    `<p><a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a></p>`,
  ];
  const plain = [
    line,
    title,
    subtitle,
    byline,
    ...corrections,
    abstract,
    toPlainText(body),
    toPlainText(boilerplate),
    contacts.join('\n'),
    address,
  ];
  return { html: html.filter(Boolean).join('\n'), plain: plain.filter(Boolean).join('\n\n') };
}
