import type { ContactMessage } from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import { CONTACT_FACTS, CONTACT_TOPIC_NAMES } from '../../mail/letters/contact.ts';
import { localeOf } from '../../text/bilingual.ts';

interface About {
  message: ContactMessage;
  /** Time zone of the press office. */
  time_zone: string;
  release: { title: string; url: string } | null;
  /** Name of the press group whose site it was written on. */
  site: string;
}

const inWords = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant));

/** What fills the letters about a message. */
export function toLetterParameters(
  { message, time_zone, release, site }: About,
  language: Language,
): Record<string, string> {
  const words = CONTACT_FACTS[language];
  const { name, email, topic, deadline, reference, subject, message: text } = message;
  const facts = [
    [words.site, site],
    [words.name, name],
    [words.email, email],
    [words.topic, CONTACT_TOPIC_NAMES[topic][language]],
    [words.deadline, deadline === null ? '' : inWords(deadline, language, time_zone)],
    [words.release, release === null ? '' : `${release.title} ${release.url}`],
  ];
  const lines = facts.flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : []));
  return { reference, subject, message: text, facts: lines.join('\n') };
}
