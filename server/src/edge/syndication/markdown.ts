import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { escapeLine, toMarkdownBlocks } from '@press-room/contract/rich-text-markdown';
import { parseRichText } from '../../platform/text/rich-text.ts';
import { renderReleaseText } from '../downloads/release-texts/plain.ts';
import {
  describeContact,
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toDocumentBody,
  toLongDate,
} from '../downloads/release-texts/release-document.ts';

const toDocument = (release: PressRelease): ReleaseDocument => ({
  ...release,
  issuer: issuerOf(release).name,
  page: release.address,
});

/** Plain text for editors, as in downloads. */
export const toPlainRelease = (release: PressRelease): string => renderReleaseText(toDocument(release));

/** CommonMark with tables; all texts of a release are escaped. */
export function toMarkdown(release: PressRelease): string {
  const { language, title, subtitle, abstract, boilerplate, corrections, contacts } = release;
  const sections = [
    release.embargo === undefined ? '' : `> **${escapeLine(release.embargo.line)}**`,
    `# ${escapeLine(title)}`,
    `${escapeLine(issuerOf(release).name)} · ${toLongDate(toDocument(release))}`,
    subtitle === '' ? '' : `_${escapeLine(subtitle)}_`,
    ...corrections.map((each) => `> **${toCorrectionHeading(each, language)}** ${escapeLine(each.note)}`),
    abstract === '' ? '' : `**${escapeLine(abstract)}**`,
    toMarkdownBlocks(parseRichText(toDocumentBody(toDocument(release)))),
    boilerplate === '' ? '' : `---\n\n${toMarkdownBlocks(parseRichText(boilerplate))}`,
    contacts.length === 0 ? '' : `## ${HEADINGS[language].contacts}`,
    ...contacts.map((each) => `- ${[each.name, ...describeContact(each)].map(escapeLine).join(', ')}`),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
