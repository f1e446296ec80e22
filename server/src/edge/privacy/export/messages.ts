import type { Telling } from '../../../core/personal-data/telling.ts';
import type { PersonalData } from '../personal-data-queries.ts';
import { TOPICS } from './words.ts';

/** Describes a message to the press office, and its result. */
export function describeMessage(
  written: PersonalData['messages'][number],
  { say, on, starting }: Telling,
): string {
  const { created_at, topic, name, email, subject, message, deadline, letters, notes } = written;
  const since = letters.map(({ at, from, text }) =>
    from === 'sender'
      ? say(`\nOn ${on(at)} you wrote: ${text}`, `\n${starting(at)} hai scritto: ${text}`)
      : say(`\nOn ${on(at)} we answered: ${text}`, `\n${starting(at)} abbiamo risposto: ${text}`),
  );
  const noted = notes.map(({ at, text }) =>
    say(`\nOn ${on(at)} the office noted: ${text}`, `\n${starting(at)} l’ufficio ha annotato: ${text}`),
  );
  const until =
    deadline === null ? '' : say(` Answer wanted by ${on(deadline)}.`, ` Risposta entro ${on(deadline)}.`);
  return say(
    `On ${on(created_at)}, as ${name} <${email}>, about ${TOPICS[topic].en}: “${subject}”. ${message}${until}${since.join('')}${noted.join('')}`,
    `${starting(created_at)}, come ${name} <${email}>, argomento ${TOPICS[topic].it}: «${subject}». ${message}${until}${since.join('')}${noted.join('')}`,
  );
}

/** Describes an officer's note on a message. */
export const describeNote = (
  { at, contact_message_id: id, text }: PersonalData['message_notes'][number],
  { say, on, starting }: Telling,
): string => say(`On ${on(at)}, on message ${id}: ${text}`, `${starting(at)}, sul messaggio ${id}: ${text}`);

export const describeForwarded = (
  { headline, url, found_at }: PersonalData['forwarded_articles'][number],
  { say, on, starting }: Telling,
): string =>
  say(`On ${on(found_at)}: ${headline} ${url}`.trim(), `${starting(found_at)}: ${headline} ${url}`.trim());
