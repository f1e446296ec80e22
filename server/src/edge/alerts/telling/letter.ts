import type { Language } from '@press-room/contract/languages';
import { releasesPage } from '@press-room/contract/pages';
import type { StoredPressGroup } from '../../../core/sites/press-groups.ts';
import { fill, type RenderedMail, renderFrame } from '../../../platform/mail/layout.ts';
import { lookOf, type MailLook } from '../../../platform/mail/looks.ts';
import { ALERT_WORDS } from '../../../platform/mail/templates/alerts.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { toText } from '../../../platform/text/messages.ts';
import type { NewsItem } from './news-items.ts';

export interface Letter {
  language: Language;
  house: StoredPressGroup | null;
  items: readonly NewsItem[];
  /** Absolute addresses. */
  links: { mine: string; leave: string };
  origin: string;
}

/** Releases with their text; webmail cuts longer messages. */
const ITEMS_MAX = 40;
const SUMMARY_MAX = 400;

function shorten(text: string): string {
  if (text.length <= SUMMARY_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_MAX))} …`;
}

/** Message with all news of a person; its plain text and HTML contain the same words. */
export function renderNews({ language, house, items, links, origin }: Letter): RenderedMail {
  const words = ALERT_WORDS[language];
  const shown = items.slice(0, ITEMS_MAX);
  const rest = items.length - shown.length;
  const title = toTitle(items, language);
  const sender = house?.name ?? toText({ key: 'manifest_name' }, language);
  const look = lookOf(house);
  const all = { text: fill(words.rest, { n: String(rest) }), url: origin + releasesPage(language) };
  const text = [
    ...shown.map(toPlain),
    ...(rest > 0 ? [`${all.text}\n${all.url}`] : []),
    `-- \n${words.why}\n${words.mine}: ${links.mine}\n${words.leave}: ${links.leave}`,
  ].join('\n\n');
  const more =
    rest > 0 ? `<p style="margin:0">${escapeMarkup(all.text)} ${toAnchor(all.url, all.url, look)}</p>` : '';
  return {
    subject: `${title} – ${sender}`,
    text: `${text}\n`,
    html: renderFrame({
      language,
      sender,
      look,
      title,
      preheader: shorten(items[0]?.summary ?? ''),
      content: shown.map((item) => toHtml(item, { language, look })).join('\n') + more,
      footer: `${escapeMarkup(words.why)}<br>${toAnchor(links.mine, words.mine, look)} | ${toAnchor(links.leave, words.leave, look)}`,
    }),
  };
}

function toTitle(items: readonly NewsItem[], language: Language): string {
  const { several, more } = ALERT_WORDS[language];
  const [first] = items;
  const label = first?.label.split(/[:.]/, 1)[0] ?? '';
  const title = [label, first?.title ?? ''].filter(Boolean).join(': ');
  if (items.length <= 1) return title;
  return items.length === 2 ? fill(more, { title }) : fill(several, { title, n: String(items.length - 1) });
}

/** Linear text for screen readers. */
const toPlain = ({ title, label, facts, summary, url }: NewsItem): string =>
  [label, title, facts.join(', '), shorten(summary), url].filter(Boolean).join('\n');

const toAnchor = (url: string, words: string, { glaze }: MailLook): string =>
  `<a href="${escapeMarkup(url)}" style="color:${glaze}">${escapeMarkup(words)}</a>`;

function toHtml(
  { title, label, facts, summary, url, language: own }: NewsItem,
  { language, look }: { language: Language; look: MailLook },
): string {
  const lang = own === language ? '' : ` lang="${own}"`;
  const soft = `margin:0 0 6px;font-size:13px;line-height:1.5;color:${look.inkSoft}`;
  return `<div style="margin:0 0 24px;padding:0 0 24px;border-bottom:1px solid ${look.joint}">
${label === '' ? '' : `<p style="margin:0 0 6px;font-weight:bold">${escapeMarkup(label)}</p>`}
<h2${lang} style="margin:0 0 6px;font-size:19px;line-height:1.3;font-weight:bold">${toAnchor(url, title, look)}</h2>
${facts.length === 0 ? '' : `<p class="soft" style="${soft}">${escapeMarkup(facts.join(', '))}</p>`}
${summary === '' ? '' : `<p${lang} style="margin:0">${escapeMarkup(shorten(summary))}</p>`}
</div>`;
}
