import type { ContactMessage } from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { CONTACT_FACTS, CONTACT_TOPIC_NAMES } from '../../platform/mail/templates/contact.ts';
import { localeOf } from '../../platform/text/bilingual.ts';

interface BareAbout {
  message: Pick<ContactMessage, 'topic' | 'deadline' | 'reference'>;
  /** Time zone of the press office. */
  time_zone: string;
}

interface About extends BareAbout {
  message: ContactMessage;
  isUrgent: boolean;
  release: { title: string; url: string } | null;
  /** Name of the addressed press group. */
  site: string;
}

/** `5 March 2026 at 18:00 (Central European Time)`: with the zone, because the recipient may be elsewhere. */
function inWords(instant: string, language: Language, timeZone: string): string {
  const locale = localeOf(language);
  const at = new Date(instant);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Italian names of time zones start with a capital only at the beginning of a sentence.
  const inSentence = language === 'it' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${words.format(at)} (${inSentence})`;
}

/** Parameters of the letters about a message. */
export function toLetterParameters(
  { message, isUrgent, time_zone, release, site }: About,
  language: Language,
): Record<string, string> {
  const words = CONTACT_FACTS[language];
  const { name, email, topic, deadline, reference, subject, message: text } = message;
  const facts = [
    [words.urgency, isUrgent ? words.urgent : ''],
    [words.site, site],
    [words.name, name],
    [words.email, toReadableAddress(email)],
    [words.topic, CONTACT_TOPIC_NAMES[topic][language]],
    [words.deadline, deadline === null ? '' : inWords(deadline, language, time_zone)],
    [words.release, release === null ? '' : `${release.title} ${release.url}`],
  ];
  return { reference, subject, message: text, facts: toLines(facts) };
}

const toLines = (facts: readonly (readonly string[])[]): string =>
  facts.flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : [])).join('\n');

/** Reference and deadline of a message; they contain no free text. */
export function toBareParameters(
  { message: { topic, deadline, reference }, time_zone }: BareAbout,
  language: Language,
): Record<'reference' | 'facts', string> {
  const words = CONTACT_FACTS[language];
  const facts = [
    [words.topic, CONTACT_TOPIC_NAMES[topic][language]],
    [words.deadline, deadline === null ? '' : inWords(deadline, language, time_zone)],
  ];
  return { reference, facts: toLines(facts) };
}
