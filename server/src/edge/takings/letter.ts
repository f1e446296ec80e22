import type { Language } from '@press-room/contract/languages';
import type { Passage, Piece } from '@press-room/contract/takings';
import type { StoredPressGroup } from '../../core/sites/press-groups.ts';
import { fill, type RenderedMail, renderFrame, toParagraph } from '../../platform/mail/layout.ts';
import { lookOf } from '../../platform/mail/looks.ts';
import { TAKEN_WORDS } from '../../platform/mail/templates/taken.ts';
import { onRome } from '../../platform/text/bilingual.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { toText } from '../../platform/text/messages.ts';
import type { NewsItem } from '../alerts/telling/news-items.ts';

interface Letter {
  language: Language;
  house: StoredPressGroup | null;
  item: NewsItem;
  isWithdrawn: boolean;
  taken_at: string;
  /** In the language of the item. */
  passages: readonly Passage[];
  /** Absolute address of the page for turning these messages off. */
  off: string;
}

/** Webmail cuts longer messages. */
const PASSAGES_MAX = 12;
const PASSAGE_MAX = 1500;

/**
 * Correction of a release, with the changed passages marked in both parts; or its withdrawal, which starts with the
 * request not to use it.
 */
export function renderChange(letter: Letter): RenderedMail {
  const { language, house, item, isWithdrawn, taken_at, passages, off } = letter;
  const words = TAKEN_WORDS[language];
  const sender = house?.name ?? toText({ key: 'manifest_name' }, language);
  const look = lookOf(house);
  const kind = item.label.split(/[:.]/, 1)[0] ?? '';
  const title = [kind, item.title].filter(Boolean).join(': ');
  const taken = fill(isWithdrawn ? words.takenWithdrawn : words.taken, { date: onRome(taken_at, language) });
  const shown = passages.slice(0, PASSAGES_MAX);
  const rest = passages.length > shown.length ? words.rest : '';
  const text = [
    ...(isWithdrawn ? [title, item.label, taken] : [taken, item.label, item.title]),
    ...shown.map((passage) => toPlain(passage, language)),
    rest,
    `${words.read}:\n${item.url}`,
    `-- \n${words.why}\n${words.off}: ${off}`,
  ];
  const link = (url: string, say: string): string =>
    `<a href="${escapeMarkup(url)}" style="color:${look.glaze}">${escapeMarkup(say)}</a>`;
  const lang = item.language === language ? '' : ` lang="${item.language}"`;
  const label = `<p style="margin:0 0 16px;font-weight:bold">${escapeMarkup(item.label)}</p>`;
  const content = [
    ...(isWithdrawn ? [label, toParagraph(taken)] : [toParagraph(taken), label]),
    ...shown.map((passage) => toHtml(passage, { language, lang, soft: look.inkSoft })),
    ...(rest === '' ? [] : [toParagraph(rest)]),
    `<p style="margin:0 0 16px">${link(item.url, words.read)}</p>`,
  ];
  return {
    subject: `${title} – ${sender}`,
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    html: renderFrame({
      language,
      sender,
      look,
      title,
      preheader: item.label,
      content: content.join('\n'),
      footer: `${escapeMarkup(words.why)}<br>${link(off, words.off)}`,
    }),
  };
}

const shorten = (text: string): string =>
  text.length <= PASSAGE_MAX ? text : `${text.slice(0, PASSAGE_MAX)}…`;

/** Marks changed words with asterisks, without surrounding spaces. */
const mark = (text: string): string => text.replace(text.trim(), (words) => `*${words}*`);

const side = (pieces: readonly Piece[], other: Piece['kind']): string =>
  pieces
    .filter(({ kind }) => kind !== other)
    .map(({ kind, text }) => (kind === 'same' || text.trim() === '' ? text : mark(text)))
    .join('')
    .trim();

function toPlain({ field, pieces }: Passage, language: Language): string {
  const { fields, before, after } = TAKEN_WORDS[language];
  const [was, is] = [side(pieces, 'new'), side(pieces, 'gone')];
  return [
    fields[field],
    ...(was === '' ? [] : [`${before}: ${shorten(was)}`]),
    ...(is === '' ? [] : [`${after}: ${shorten(is)}`]),
  ].join('\n');
}

const TAGS = {
  same: (text: string) => text,
  gone: (text: string) => `<del style="text-decoration:line-through">${text}</del>`,
  new: (text: string) => `<ins style="text-decoration:underline;font-weight:bold">${text}</ins>`,
};

function toHtml(
  { field, pieces }: Passage,
  { language, lang, soft }: { language: Language; lang: string; soft: string },
): string {
  const name = escapeMarkup(TAKEN_WORDS[language].fields[field]);
  const marked = pieces.map(({ kind, text }) => TAGS[kind](escapeMarkup(shorten(text)))).join('');
  return `<p class="soft" style="margin:0 0 2px;font-size:13px;color:${soft}">${name}</p>
<p${lang} style="margin:0 0 16px;padding-left:12px;border-left:3px solid ${soft}">${marked}</p>`;
}
