import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import type { ReleaseContact } from '@press-room/contract/press-releases';
import { toSingleLine } from '@press-room/contract/single-line';
import { toEntryUrl } from '../../../content/appointments/answers/address.ts';
import { renderFrame, toParagraph } from '../../../platform/mail/layout.ts';
import { lookOf } from '../../../platform/mail/looks.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { type MergeValues, mergeFields } from './merge-fields.ts';
import type { Prepared } from './prepared.ts';
import { MAILING_WORDS } from './words.ts';

/** Individual part of a person's message. */
export interface Addressed {
  fields: MergeValues;
  /** Absolute address of a target. */
  toUrl: (target: string) => string;
  /** Why they receive it. */
  reason: string;
  /** The first message names the source of the address. */
  isFirst: boolean;
  /** For an invitation: personal link to answer; null: the message has the same links for everybody. */
  answerUrl: string | null;
  mineUrl: string;
  leaveUrl: string;
  privacyUrl: string;
}

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** Message for one person; its plain text and HTML contain the same words. */
export function composeMessage(prepared: Prepared, addressed: Addressed): Composed {
  const { language, house, title } = prepared;
  const merge = (text: string): string => mergeFields(text, addressed.fields);
  const subject = toSingleLine(merge(prepared.subject));
  const opening = merge(prepared.opening)
    .split(/\n{2,}/)
    .filter(Boolean);
  const parts = { ...prepared, opening };
  return {
    subject,
    text: toText(parts, addressed),
    html: renderFrame({
      language,
      sender: house.name,
      look: lookOf(house),
      title,
      preheader: merge(prepared.preheader),
      content: toContent(parts, addressed),
      footer: toFooter(prepared, addressed),
    }),
  };
}

type Parts = Omit<Prepared, 'opening'> & { opening: readonly string[] };

const toLink = (url: string, words: string, colour: string): string =>
  `<a href="${escapeMarkup(url)}" style="color:${colour}">${escapeMarkup(words)}</a>`;

function toContent(parts: Parts, { toUrl, answerUrl }: Addressed): string {
  const { language, house, notices, opening, picture, byline, release, excerpt, target, material } = parts;
  const words = MAILING_WORDS[language];
  const { glaze } = lookOf(house);
  const url = target === null ? answerUrl : toUrl(target);
  return [
    ...notices.map((notice) => `<p style="margin:0 0 16px;font-weight:bold">${escapeMarkup(notice)}</p>`),
    ...opening.map(toParagraph),
    picture === null
      ? ''
      : `<p style="margin:0 0 16px"><img src="${escapeMarkup(picture.url)}" alt="${escapeMarkup(picture.alt)}" width="496" style="width:100%;max-width:496px;height:auto;border:0"></p>`,
    byline === '' ? '' : `<p style="margin:0 0 16px;font-weight:bold">${escapeMarkup(byline)}</p>`,
    release === null || release.subtitle === ''
      ? ''
      : `<p style="margin:0 0 16px;font-size:18px">${escapeMarkup(release.subtitle)}</p>`,
    excerpt.html,
    url === null
      ? ''
      : `<p style="margin:8px 0 24px"><a class="fill" href="${escapeMarkup(url)}" style="display:inline-block;padding:13px 24px;background:${glaze};color:#ffffff;font-weight:bold;text-decoration:none">${escapeMarkup(parts.action)}</a></p>`,
    answerUrl === null
      ? ''
      : `<p style="margin:0 0 16px">${toLink(toEntryUrl(answerUrl), words.calendar, glaze)}</p>`,
    material.length === 0
      ? ''
      : `<p style="margin:0 0 16px"><strong>${words.material}</strong><br>${material
          .map(({ title, target: at }) => toLink(toUrl(at), title, glaze))
          .join('<br>')}</p>`,
    release === null || release.contacts.length === 0
      ? ''
      : `<p style="margin:0 0 16px"><strong>${words.contacts}</strong><br>${release.contacts.map((contact) => toContactHtml(contact, glaze)).join('<br>')}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

const describeContact = ({ name, role }: ReleaseContact): string => [name, role].filter(Boolean).join(', ');

function toContactHtml(contact: ReleaseContact, colour: string): string {
  const { email, phone } = contact;
  const address = email === '' ? '' : toLink(toMailtoUrl(email), toReadableAddress(email), colour);
  return [escapeMarkup(describeContact(contact)), address, escapeMarkup(phone)].filter(Boolean).join(' · ');
}

function toFooter({ language, house }: Prepared, addressed: Addressed): string {
  const words = MAILING_WORDS[language];
  const { inkSoft } = lookOf(house);
  const { reason, isFirst, mineUrl, leaveUrl, privacyUrl } = addressed;
  const links = [
    toLink(mineUrl, words.mine, inkSoft),
    toLink(leaveUrl, words.leave, inkSoft),
    toLink(privacyUrl, words.privacy, inkSoft),
  ];
  return [escapeMarkup(reason), ...(isFirst ? [escapeMarkup(words.notice)] : []), links.join(' · ')].join(
    '<br>',
  );
}

function toText(parts: Parts, addressed: Addressed): string {
  const { language, house, notices, opening, byline, release, excerpt, target, material, title } = parts;
  const words = MAILING_WORDS[language];
  const { toUrl, answerUrl, reason, isFirst, mineUrl, leaveUrl, privacyUrl } = addressed;
  const url = target === null ? answerUrl : toUrl(target);
  return `${[
    title,
    ...notices,
    ...opening,
    byline,
    release?.subtitle ?? '',
    excerpt.text,
    url === null ? '' : `${parts.action}:\n${url}`,
    answerUrl === null ? '' : `${words.calendar}:\n${toEntryUrl(answerUrl)}`,
    material.length === 0
      ? ''
      : `${words.material}:\n${material.map((each) => `${each.title}: ${toUrl(each.target)}`).join('\n')}`,
    release === null || release.contacts.length === 0
      ? ''
      : `${words.contacts}:\n${release.contacts.map(toContactText).join('\n')}`,
    `-- \n${house.name}`,
    [reason, ...(isFirst ? [words.notice] : [])].join(' '),
    `${words.mine}: ${mineUrl}\n${words.leave}: ${leaveUrl}\n${words.privacy}: ${privacyUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const toContactText = (contact: ReleaseContact): string =>
  [describeContact(contact), toReadableAddress(contact.email), contact.phone].filter(Boolean).join(' · ');
