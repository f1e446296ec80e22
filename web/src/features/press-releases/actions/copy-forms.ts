import { withDateline } from '@press-room/contract/dateline';
import { escapeMarkup } from '@press-room/contract/markup';
import type { PressRelease } from '@press-room/contract/press-releases';
import { linkVideos } from '@press-room/contract/release-videos';
import { toBlocks } from '@press-room/contract/rich-text-blocks';
import { escapeLine, toMarkdownBlocks } from '@press-room/contract/rich-text-markdown';
import { m } from '../../../paraglide/messages.js';
import { toByline, toContactLine, toCorrectionLine, toRichText } from './rich-text.ts';

/** `rich`: formatted text; `html`: formatted text whose plain version is HTML source. */
export type CopyForm = 'rich' | 'plain' | 'html' | 'markdown' | 'credit';

interface Copied {
  /** Null: plain text only. */
  html: string | null;
  plain: string;
}

/** Text of a release for the clipboard; under embargo every format starts with the embargo line. */
export function toCopied(release: PressRelease, address: string, form: CopyForm): Copied {
  const rich = toRichText(release, address);
  switch (form) {
    case 'rich':
      return rich;
    case 'plain':
      return { html: null, plain: rich.plain };
    case 'html':
      return { html: rich.html, plain: rich.html };
    case 'markdown':
      return { html: null, plain: toMarkdown(release, address) };
    case 'credit': {
      const credit = toCredit(release, address);
      return {
        html: `${rich.html}\n<p><em>${escapeMarkup(credit)}</em></p>`,
        plain: `${rich.plain}\n\n${credit}`,
      };
    }
  }
}

/** Credit line, in the language of the text. */
function toCredit(release: PressRelease, address: string): string {
  const { title, language } = release;
  return m['pressReleases.copyAs.source'](
    { byline: toByline(release), title, address },
    { locale: language },
  );
}

function toMarkdown(release: PressRelease, address: string): string {
  const { title, subtitle, abstract, dateline, body, boilerplate, corrections, contacts, embargo } = release;
  const sections = [
    embargo && `> **${escapeLine(embargo.line)}**`,
    `# ${escapeLine(title)}`,
    subtitle && `## ${escapeLine(subtitle)}`,
    escapeLine(toByline(release)),
    ...corrections.map((each) => `> ${escapeLine(toCorrectionLine(each))}`),
    abstract && `**${escapeLine(abstract)}**`,
    toMarkdownBlocks(toBlocks(linkVideos(withDateline(body, dateline), escapeMarkup(address)))),
    toMarkdownBlocks(toBlocks(boilerplate)),
    contacts.map((each) => `- ${escapeLine(toContactLine(each))}`).join('\n'),
    `<${address}>`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
