import type { AuditAction } from '@press-room/contract/audit';
import type { Language } from '@press-room/contract/languages';
import { describeAnswer } from '../../../content/appointments/answers/personal-data.ts';
import type { Telling } from '../../../core/personal-data/telling.ts';
import { onRome } from '../../../platform/text/bilingual.ts';
import { describeAlerts } from '../../alerts/personal-data.ts';
import { describeBasket, describeBasketLink } from '../../baskets/personal-data.ts';
import { describeContact } from '../../contacts/people/personal-data.ts';
import { describeOpening } from '../../desk/openings.ts';
import { describeInvitations } from '../../invitations/forgetting.ts';
import { describeMailing } from '../../mailings/personal-data.ts';
import { describePrepared } from '../../messages/prepared/personal-data.ts';
import { describeImported } from '../imports.ts';
import type { ContactData, PersonalData } from '../personal-data-queries.ts';
import { describeAccount } from './account.ts';
import { describeAccreditations } from './accreditations.ts';
import { describeForwarded, describeMessage, describeNote } from './messages.ts';
import { describeLink, describeReading, describeTaking } from './readings.ts';
import { ACTIONS, FEED_KINDS, PURPOSES, THINGS } from './words.ts';

/** A section of the export's page: plain texts, in the reader's language. */
export interface ExportSection {
  title: string;
  sentences: string[];
}

/** All data in sentences with local dates; `data.json` beside it contains the same for programs. */
export function toSentences(personal: PersonalData, language: Language): ExportSection[] {
  const telling = toTelling(language);
  const titled = toTitled(telling);
  const { account } = personal;
  return [
    titled('Your account', 'Il tuo account', describeAccount(account, telling)),
    titled('Your consents', 'I tuoi consensi', describeConsents(personal, telling)),
    titled(
      'Your sign-ins of the last 90 days',
      'I tuoi accessi degli ultimi 90 giorni',
      describeSignIns(personal, telling),
    ),
    titled('Your second factor', 'Il tuo secondo fattore', describeFactors(personal, telling)),
    titled('What you downloaded', 'Ciò che hai scaricato', describeDownloads(personal, telling)),
    titled(
      'Your visits to the press kits',
      'Le tue visite alle cartelle stampa',
      describeVisits(personal, telling),
    ),
    titled('Activity log', 'Registro attività', describeActivity(personal, telling)),
    toMessageSection(personal, telling),
    titled(
      'Your accreditations for events',
      'I tuoi accrediti per gli eventi',
      describeAccreditations(personal, telling),
    ),
    titled(
      'What you noted on press releases',
      'Ciò che hai annotato sui comunicati',
      personal.remarks.map((remark) => describeRemark(remark, telling)),
    ),
    titled(
      'What you noted on press kits',
      'Ciò che hai annotato sulle cartelle stampa',
      personal.kit_notes.map((note) => describeKitNote(note, telling)),
    ),
    titled(
      'What you noted on messages',
      'Ciò che hai annotato sui messaggi',
      personal.message_notes.map((note) => describeNote(note, telling)),
    ),
    titled(
      'Changes of yours that readers do not see yet',
      'Le tue modifiche che i lettori non vedono ancora',
      personal.pending_changes.map((pending) => describePending(pending, telling)),
    ),
    titled(
      'Preview links that you made',
      'I link di anteprima che hai creato',
      personal.preview_links.map((link) => describeLink(link, telling)),
    ),
    titled(
      'Articles that were forwarded in your name',
      'Gli articoli inoltrati a tuo nome',
      personal.forwarded_articles.map((article) => describeForwarded(article, telling)),
    ),
    titled(
      'What you read under embargo',
      'Ciò che hai letto sotto embargo',
      personal.embargo_readings.map((reading) => describeReading(reading, telling)),
    ),
    titled(
      'Press releases that you took',
      'I comunicati che hai preso',
      personal.takings.map((taking) => describeTaking(taking, telling)),
    ),
    titled(
      'What you opened to read',
      'Ciò che hai aperto per leggere',
      personal.openings.map((opening) => describeOpening(opening, telling)),
    ),
    titled(
      'Your baskets',
      'Le tue raccolte',
      personal.baskets.map((basket) => describeBasket(basket, telling)),
    ),
    titled(
      'Links to your baskets',
      'I link alle tue raccolte',
      personal.basket_links.map((link) => describeBasketLink(link, telling)),
    ),
    titled(
      'Private feeds that you made',
      'I feed riservati che hai creato',
      personal.private_feeds.map((feed) => describeFeed(feed, telling)),
    ),
    ...toReachSections(personal, telling),
  ];
}

/** The same for a person without an account. */
export function toContactSentences(data: ContactData, language: Language): ExportSection[] {
  const telling = toTelling(language);
  return [...toReachSections(data, telling), toMessageSection(data, telling)];
}

function toTelling(language: Language): Telling {
  const on = (instant: string): string => onRome(instant, language);
  return {
    language,
    on,
    say: (en, it) => (language === 'it' ? it : en),
    starting: (instant) => on(instant).replace(/^[il]/, (first) => first.toUpperCase()),
  };
}

const toTitled =
  ({ say }: Telling) =>
  (en: string, it: string, sentences: string[]): ExportSection => ({ title: say(en, it), sentences });

const toMessageSection = (data: ContactData, telling: Telling): ExportSection =>
  toTitled(telling)(
    'What you wrote to the press office',
    'Ciò che hai scritto all’ufficio stampa',
    data.messages.map((message) => describeMessage(message, telling)),
  );

function toReachSections(data: ContactData, telling: Telling): ExportSection[] {
  const titled = toTitled(telling);
  return [
    titled(
      'Failures that you reported',
      'Errori che hai segnalato',
      data.error_reports.map((report) => describeReport(report, telling)),
    ),
    titled(
      'What the press office prepared for you',
      'Ciò che l’ufficio stampa ha preparato per te',
      data.prepared_baskets.map((prepared) => describePrepared(prepared, telling)),
    ),
    titled('How you were invited', 'I tuoi inviti', describeInvitations(data.invitations, telling)),
    titled(
      'Lists that named you',
      'Elenchi in cui compari',
      data.imports.map((row) => describeImported(row, telling)),
    ),
    titled(
      'What the press office notes of you as a contact',
      'Ciò che l’ufficio stampa annota di te come contatto',
      data.contacts.flatMap((contact) => describeContact(contact, telling)),
    ),
    titled('News that you get by e-mail', 'Le novità che ricevi per e-mail', describeAlerts(data, telling)),
    titled(
      'What the press office sent you',
      'Ciò che l’ufficio stampa ti ha inviato',
      data.mailings.map((row) => describeMailing(row, telling)),
    ),
    titled(
      'Appointments to which you were invited or answered',
      'Gli appuntamenti a cui hai ricevuto un invito o hai risposto',
      data.appointments.map((answer) => describeAnswer(answer, telling)),
    ),
  ];
}

const describeRemark = (
  { at, press_release_id: id, text }: PersonalData['remarks'][number],
  { say, on, starting }: Telling,
): string => say(`On ${on(at)}, on release ${id}: ${text}`, `${starting(at)}, sul comunicato ${id}: ${text}`);

const describeKitNote = (
  { at, press_kit_id: id, text }: PersonalData['kit_notes'][number],
  { say, on, starting }: Telling,
): string =>
  say(`On ${on(at)}, on press kit ${id}: ${text}`, `${starting(at)}, sulla cartella stampa ${id}: ${text}`);

const describePending = (
  { at, press_release_id: id }: PersonalData['pending_changes'][number],
  { say, on, starting }: Telling,
): string => say(`On ${on(at)}, of release ${id}.`, `${starting(at)}, al comunicato ${id}.`);

const describeFeed = (
  { name, kind, q, created_at, used_at }: PersonalData['private_feeds'][number],
  { say, on, starting }: Telling,
): string => {
  const words = [FEED_KINDS[kind], ...(q === '' ? [] : [{ en: `“${q}”`, it: `«${q}»` }])];
  const [en, it] = [words.map((each) => each.en).join(', '), words.map((each) => each.it).join(', ')];
  const used =
    used_at === null
      ? say('It was never read.', 'Non è mai stato letto.')
      : say(`It was last read on ${on(used_at)}.`, `Ultima lettura: ${on(used_at)}.`);
  const made = say(`On ${on(created_at)}: ${name} (${en}).`, `${starting(created_at)}: ${name} (${it}).`);
  return `${made} ${used}`;
};

const describeConsents = ({ consents }: PersonalData, { say, on, starting }: Telling): string[] =>
  consents.map(({ at, answer, purpose, privacy_version: version }) =>
    say(
      `On ${on(at)} you ${answer ? 'accepted' : 'refused'} ${PURPOSES[purpose].en} (notice ${version}).`,
      `${starting(at)}: hai ${answer ? 'accettato' : 'rifiutato'} ${PURPOSES[purpose].it} (informativa ${version}).`,
    ),
  );

const describeSignIns = ({ sign_ins }: PersonalData, { say, on, starting }: Telling): string[] =>
  sign_ins.map(({ at, user_agent }) =>
    user_agent === ''
      ? say(`On ${on(at)}.`, `${starting(at)}.`)
      : say(`On ${on(at)} with ${user_agent}.`, `${starting(at)} con ${user_agent}.`),
  );

function describeFactors({ second_factor }: PersonalData, { say, on }: Telling): string[] {
  const { totp, passkeys, recovery_codes_left: left } = second_factor;
  return [
    ...(totp === null
      ? []
      : [
          say(
            `An authenticator app since ${on(totp.confirmed_at)}.`,
            `Un’app di autenticazione, attivata ${on(totp.confirmed_at)}.`,
          ),
        ]),
    ...passkeys.map(({ name, created_at }) =>
      say(
        `The passkey “${name}” since ${on(created_at)}.`,
        `La passkey «${name}», aggiunta ${on(created_at)}.`,
      ),
    ),
    ...(left === 0 ? [] : [say(`Recovery codes left: ${left}.`, `Codici di recupero rimasti: ${left}.`)]),
  ];
}

const describeDownloads = ({ downloads }: PersonalData, { say, on, starting }: Telling): string[] =>
  downloads.map(({ at, name, width, started_at }) => {
    const size = width === null ? '' : say(`, ${width} pixels wide`, `, largo ${width} pixel`);
    const state = started_at === null ? say(', never begun', ', mai iniziato') : '';
    return `${say(`On ${on(at)}`, starting(at))}: ${name}${size}${state}.`;
  });

const describeVisits = ({ press_kit_visits }: PersonalData, { say, on }: Telling): string[] =>
  press_kit_visits.map(({ at, previous_at }) => {
    if (previous_at === null) return say(`Last on ${on(at)}.`, `L’ultima volta ${on(at)}.`);
    const before = on(previous_at);
    return say(
      `Last on ${on(at)}, and before that on ${before}.`,
      `L’ultima volta ${on(at)}, e prima ${before}.`,
    );
  });

const isKnown = (action: string): action is AuditAction => action in ACTIONS;

const describeActivity = ({ account, activity }: PersonalData, { say, on, starting }: Telling): string[] =>
  activity.map(({ at, action, subject }) => {
    const [noun = '', id = ''] = subject.split(':');
    const thing = subject === `user_account:${account.id}` ? undefined : THINGS[noun];
    const about = (word: string | undefined): string => (word === undefined ? '' : ` (${word} ${id})`);
    // An action of earlier releases, without words.
    if (!isKnown(action)) return `${starting(at)}: ${action.replaceAll('_', ' ')}.`;
    const words = ACTIONS[action];
    return say(
      `On ${on(at)} you ${words.en}${about(thing?.en)}.`,
      `${starting(at)}: ${words.it}${about(thing?.it)}.`,
    );
  });

function describeReport(
  report: PersonalData['error_reports'][number],
  { say, on, starting }: Telling,
): string {
  const { created_at, route, message, comment } = report;
  const own = comment === '' ? '' : say(` Your comment: ${comment}`, ` Il tuo commento: ${comment}`);
  const screen = route === '' ? '' : say(`, on the screen ${route}`, `, nella schermata ${route}`);
  return `${say(`On ${on(created_at)}`, starting(created_at))}${screen}: ${message}.${own}`;
}
