import { joinBlocks, LINE_LENGTH, underline, wrap } from '@press-room/contract/rich-text-lines';
import { parseRichText } from '../../../platform/text/rich-text.ts';
import {
  describeContact,
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toDocumentBody,
  toLongDate,
} from './release-document.ts';

/** Plain text for editors: wrapped lines, lists and link addresses, without markup. */
export function renderReleaseText(release: ReleaseDocument): string {
  const { language, issuer, title, subtitle, abstract, boilerplate, corrections, contacts } = release;
  const { embargo } = release;
  const heading = wrap(title, LINE_LENGTH);
  const richText = (html: string): string[] => joinBlocks(parseRichText(html), LINE_LENGTH);
  const sections = [
    ...(embargo === undefined ? [] : [wrap(embargo.line.toUpperCase(), LINE_LENGTH)]),
    [`${issuer} · ${toLongDate(release)}`],
    [...heading, underline(heading, '=')],
    ...(subtitle === '' ? [] : [wrap(subtitle, LINE_LENGTH)]),
    ...corrections.map((each) => wrap(`${toCorrectionHeading(each, language)} ${each.note}`, LINE_LENGTH)),
    ...(abstract === '' ? [] : [wrap(abstract, LINE_LENGTH)]),
    richText(toDocumentBody(release)),
    richText(boilerplate),
    ...(contacts.length === 0 ? [] : [[HEADINGS[language].contacts.toUpperCase()]]),
    ...contacts.map((contact) => [contact.name, ...describeContact(contact)]),
  ];
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}
