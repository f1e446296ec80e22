import { GROUP_NAMES, isStaff } from '@press-room/contract/account-groups';
import type { Language } from '@press-room/contract/languages';
import { z } from 'zod';
import type { Telling } from '../../../core/personal-data/telling.ts';
import { localeOf, toCountryName } from '../../../platform/text/bilingual.ts';
import type { PersonalData } from '../personal-data-queries.ts';
import { GROUPS, PERIODS, QUALIFICATIONS, SECTOR_NAMES } from './words.ts';

const languageNames = (language: Language) => new Intl.DisplayNames(localeOf(language), { type: 'language' });

export function describeAccount(account: PersonalData['account'], telling: Telling): string[] {
  const { say, on, language } = telling;
  const { email, first_name, last_name, created_at, verified_at, last_sign_in_at, disabled_at } = account;
  const groups = GROUP_NAMES.filter((name) => account.groups.includes(name))
    .map((name) => GROUPS[name][language])
    .join(', ');
  const name = `${first_name} ${last_name}`.trim();
  const tongue =
    languageNames(language).of(z.string().catch('en').parse(account.language)) ?? account.language;
  return [
    say(
      `You are ${name || 'without a name'}, your e-mail address is ${email}, your language is ${tongue}.`,
      `Nome: ${name || 'non indicato'}; indirizzo e-mail: ${email}; lingua: ${tongue}.`,
    ),
    say(`The account was created on ${on(created_at)}.`, `L’account è stato creato ${on(created_at)}.`),
    ...(verified_at === null
      ? []
      : [
          say(
            `Your address was confirmed on ${on(verified_at)}.`,
            `L’indirizzo è stato confermato ${on(verified_at)}.`,
          ),
        ]),
    ...(last_sign_in_at === null
      ? []
      : [say(`You last signed in on ${on(last_sign_in_at)}.`, `Ultimo accesso: ${on(last_sign_in_at)}.`)]),
    ...(disabled_at === null
      ? []
      : [say(`It was disabled on ${on(disabled_at)}.`, `È stato disattivato ${on(disabled_at)}.`)]),
    ...describeRequests(account, telling),
    ...describeWork(account, telling),
    ...describeMembership(account, telling),
    say(`Your groups: ${groups || 'none'}.`, `Gruppi: ${groups || 'nessuno'}.`),
    ...account.permissions.map((right) =>
      say(`You hold this right yourself: ${right}.`, `Hai direttamente questo diritto: ${right}.`),
    ),
  ];
}

function describeMembership(
  { press_office_of, company_refusal, company_names }: PersonalData['account'],
  { say, on, starting }: Telling,
): string[] {
  return [
    ...(press_office_of === null
      ? []
      : [
          say(
            `You work for the press office of ${press_office_of.company}; it was confirmed on ${on(press_office_of.confirmed_at)}.`,
            `Lavori per l’ufficio stampa di ${press_office_of.company}: è stato confermato ${on(press_office_of.confirmed_at)}.`,
          ),
        ]),
    ...(company_refusal === null
      ? []
      : [
          say(
            `On ${on(company_refusal.refused_at)} your work for ${company_refusal.company} was not confirmed: ${company_refusal.reason}`,
            `${starting(company_refusal.refused_at)} il tuo lavoro per ${company_refusal.company} non è stato confermato: ${company_refusal.reason}`,
          ),
        ]),
    ...company_names.map(({ name, asked_at }) =>
      say(
        `On ${on(asked_at)} you asked that readers see the name ${name}.`,
        `${starting(asked_at)} hai chiesto che i lettori vedano il nome ${name}.`,
      ),
    ),
  ];
}

function describeRequests(account: PersonalData['account'], { say, on }: Telling): string[] {
  const { pending_email, requested_at, decided_at, is_approved, reason, erasure_due_at } = account;
  const decision =
    decided_at === null
      ? say('it is not decided yet', 'non è ancora decisa')
      : say(
          `on ${on(decided_at)} it was ${is_approved === true ? 'approved' : 'refused'}${reason ? `: ${reason}` : ''}`,
          `è stata ${is_approved === true ? 'accolta' : 'rifiutata'} ${on(decided_at)}${reason ? `: ${reason}` : ''}`,
        );
  return [
    ...(pending_email === null
      ? []
      : [
          say(
            `${pending_email} waits to be confirmed as your new address.`,
            `${pending_email} attende conferma come nuovo indirizzo.`,
          ),
        ]),
    ...(requested_at === null
      ? []
      : [
          say(
            `You asked for accreditation on ${on(requested_at)}; ${decision}.`,
            `Hai chiesto l’accredito ${on(requested_at)}; la richiesta ${decision}.`,
          ),
        ]),
    ...(erasure_due_at === null
      ? []
      : [
          say(
            `The account will be erased on ${on(erasure_due_at)}.`,
            `L’account sarà cancellato ${on(erasure_due_at)}.`,
          ),
        ]),
  ];
}

function describeWork(account: PersonalData['account'], telling: Telling): string[] {
  const { say, language } = telling;
  const { newspaper, country, publishing_house, website, periodicity, printing_copies, sector } = account;
  const company = account.known_company_name || account.company_name;
  const facts: [string, string, string | null | undefined][] = [
    ['Professional role', 'Qualifica', toRole(account, telling)],
    ['Company', 'Azienda', company],
    ['Newspaper', 'Testata', newspaper],
    ['Country', 'Paese', country && toCountryName(country, language)],
    ['Publishing house', 'Casa editrice', publishing_house],
    ['Website', 'Sito web', website],
    ['Published', 'Periodicità', periodicity && PERIODS[periodicity][language]],
    ['Print run', 'Tiratura', printing_copies?.toLocaleString(localeOf(language))],
    ['Sectors', 'Settori', sector.map((each) => SECTOR_NAMES[each][language]).join(', ')],
  ];
  return facts.filter(([, , fact]) => fact).map(([en, it, fact]) => `${say(en, it)}: ${fact}.`);
}

/** Officers are not journalists, whatever profession the account states. */
function toRole({ groups, qualify }: PersonalData['account'], { say, language }: Telling): string | null {
  if (isStaff({ groups: groups.map((name) => ({ name })) })) return say('press office', 'ufficio stampa');
  return qualify && QUALIFICATIONS[qualify][language];
}
