import type { Language } from '@press-room/contract/languages';
import { NEWS_WORDS } from '../../../platform/mail/templates/release-news.ts';
import { onRome } from '../../../platform/text/bilingual.ts';
import type { MailedRelease, WaitingNotice } from './queries.ts';

interface NewsLetter {
  parameters: Record<string, string>;
  /** If a single colleague acted, replies go to them. */
  reply_to?: { address: string; name: string };
}

/** Parameters of the mail: one line per event, with the person. */
export function toNewsParameters(
  release: MailedRelease,
  notices: readonly WaitingNotice[],
  { language, address }: { language: Language; address: string | null },
): NewsLetter {
  const words = NEWS_WORDS[language];
  const title = release.title === '' ? words.untitled : release.title;
  const people = new Map(notices.flatMap((notice) => toColleague(notice)));
  const [only] = people.values();
  return {
    parameters: {
      release: String(release.id),
      title,
      news: notices.map((notice) => toLine(notice, release, language)).join('\n\n'),
      summary: notices.length === 1 ? words.short[notices[0]?.kind ?? 'commented'] : words.several,
      address: address === null ? '' : `${words.address} ${address}`,
      people: people.size === 0 ? '' : `${words.people} ${Array.from(people.values(), toAddress).join(', ')}`,
    },
    ...(people.size === 1 && only !== undefined ? { reply_to: only } : {}),
  };
}

/** Omits schedules that were cancelled before anybody was informed. */
export function withoutTakenBack(notices: readonly WaitingNotice[]): WaitingNotice[] {
  const left: WaitingNotice[] = [];
  for (const notice of notices) {
    const at = notice.kind === 'recalled' ? left.findLastIndex(({ kind }) => kind === 'scheduled') : -1;
    if (at === -1) left.push(notice);
    else left.splice(at, 1);
  }
  return left;
}

const nameOf = ({ first_name, last_name }: WaitingNotice): string =>
  [first_name, last_name].filter(Boolean).join(' ');

const toColleague = (notice: WaitingNotice): [number, { address: string; name: string }][] =>
  notice.actor_id === null || notice.email === null
    ? []
    : [[notice.actor_id, { address: notice.email, name: nameOf(notice) }]];

const toAddress = ({ address, name }: { address: string; name: string }): string =>
  name === '' ? address : `${name} (${address})`;

function toLine(
  notice: WaitingNotice,
  { publish_at, visible_from }: MailedRelease,
  language: Language,
): string {
  const words = NEWS_WORDS[language];
  const who = nameOf(notice);
  const values: Record<string, string> = {
    person: who === '' ? words.somebody : who,
    when: publish_at === null ? '' : onRome(publish_at, language),
    from: visible_from === null ? '' : onRome(visible_from, language),
    quote: notice.exact ?? '',
    body: notice.body ?? '',
    note: notice.note ?? '',
  };
  const isByTime = notice.kind === 'published' && notice.actor_id === null;
  const hasPassage = notice.kind === 'commented' && values.quote !== '';
  const isHidden = visible_from !== null && visible_from > notice.at;
  const appeared = isHidden ? words.embargoed : words.appeared;
  const sentence = isByTime ? appeared : hasPassage ? words.commentedOn : words.lines[notice.kind];
  const line = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return values.note === '' ? line : `${line} ${words.note.replace('{note}', () => values.note ?? '')}`;
}
