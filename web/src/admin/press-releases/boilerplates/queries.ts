import { COMPANY_SEARCH_PATH, type CompanyName } from '@press-room/contract/account';
import { type OfficePressGroup, officePressGroupPath } from '@press-room/contract/admin-press-groups';
import { type CompanyPage, companyPagePath } from '@press-room/contract/company-pages';
import { EVENT_PATH, eventPath, type OpenEvent } from '@press-room/contract/events';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { COMPANY_SEARCH_MIN_LENGTH } from '@press-room/contract/limits';
import type { PressGroup } from '@press-room/contract/press-groups';
import type { BoilerplateKind } from '@press-room/contract/release-boilerplates';
import { toCompanyAbout } from '@press-room/contract/release-issuer';
import { queryOptions } from '@tanstack/react-query';
import type { Found } from '../../../components/combobox.tsx';
import { getJson } from '../../../lib/api.ts';
import { joinFacts, languageName } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { labelOf } from '../field-labels.ts';

export interface About {
  name: string;
  /** Sanitised HTML; empty if the press group, company or event has no about text. */
  text: Readonly<Record<Language, string>>;
}

type Load = (id: number, signal: AbortSignal) => Promise<About>;
const LOAD: Readonly<Record<BoilerplateKind, Load>> = {
  press_group: async (id, signal) => {
    const group = await getJson<OfficePressGroup>(officePressGroupPath(id), {}, signal);
    return { name: group.name, text: group.boilerplate };
  },
  company: async (id, signal) => {
    const company = await getJson<CompanyPage>(companyPagePath(id), {}, signal);
    const text = Object.fromEntries(LANGUAGES.map((each) => [each, aboutIn(each, company)]));
    return { name: company.name, text: text as Record<Language, string> };
  },
  event: async (id, signal) => {
    const event = await getJson<OpenEvent>(eventPath(id), {}, signal);
    return { name: nameWithYear(event), text: event.about };
  },
};

/** Note for readers of `language` if the text exists only in the other language (`shown`). */
export const noteLanguage = (shown: Language, language: Language): string =>
  m['office.editor.aboutOnlyIn']({ language: languageName(shown, language) }, { locale: language });

const aboutIn = (language: Language, company: CompanyPage): string =>
  toCompanyAbout(company, { language, toLanguageNote: (shown) => noteLanguage(shown, language) });

const nameWithYear = ({ name, starts_on }: OpenEvent): string =>
  joinFacts([ownWords(name), starts_on.slice(0, 4)]);

/** The about text of a press group, a company or an event. */
export const aboutQuery = (kind: BoilerplateKind, id: number) =>
  queryOptions({
    queryKey: ['about', kind, id],
    queryFn: ({ signal }) => LOAD[kind](id, signal),
  });

const OFFERED = 8;

/** About texts by name: of every press group, of events, and of companies once enough of a name is typed. */
export async function searchAbouts(
  q: string,
  groups: readonly PressGroup[],
  signal: AbortSignal,
): Promise<Found[]> {
  const words = q.toLocaleLowerCase();
  const [events, companies] = await Promise.all([
    getJson<{ results: OpenEvent[] }>(EVENT_PATH, { past: 'true', ...(q === '' ? {} : { q }) }, signal),
    q.length < COMPANY_SEARCH_MIN_LENGTH
      ? { results: [] }
      : getJson<{ results: CompanyName[] }>(COMPANY_SEARCH_PATH, { q }, signal),
  ]);
  const toFound = (kind: BoilerplateKind, id: number, text: string): Found => ({
    key: `${kind}:${id}`,
    text,
    note: labelOf(kind),
  });
  return [
    ...groups
      .filter(({ name }) => name.toLocaleLowerCase().includes(words))
      .map(({ id, name }) => toFound('press_group', id, name)),
    ...companies.results.slice(0, OFFERED).map(({ id, name }) => toFound('company', id, name)),
    ...events.results.slice(0, OFFERED).map((event) => toFound('event', event.id, nameWithYear(event))),
  ];
}
