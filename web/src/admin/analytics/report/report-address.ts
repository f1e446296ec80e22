import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { OFFICE_PATHS } from '../../paths.ts';
import { type AnalyticsState, readAnalyticsState } from '../analytics-address.ts';

/** State of the screen. All of it is in the address. */
export interface ReportState extends Pick<AnalyticsState, 'span' | 'from' | 'to' | 'group' | 'event'> {
  /** Language of the report; default: the language of the interface. */
  language: Language;
}

const USUAL_SPAN = 'quarter';

const toLanguage = (locale: string | null): Language | undefined =>
  LANGUAGES.find((language) => language === locale);

export function readReportState(search: string, locale: string): ReportState {
  const parameters = new URLSearchParams(search);
  const { span, from, to, group, event } = readAnalyticsState(search);
  return {
    span: span === 'own' || parameters.has('span') ? span : USUAL_SPAN,
    from,
    to,
    group,
    event,
    language: toLanguage(parameters.get('language')) ?? toLanguage(locale) ?? 'en',
  };
}

export function toReport(state: ReportState, locale: string): string {
  const { span, from, to, group, event, language } = state;
  const days = span === 'own' ? { from, to } : { span: span === USUAL_SPAN ? '' : span };
  const chosen = { ...days, group, event, language: language === locale ? '' : language };
  const parameters = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return parameters.size > 0 ? `${OFFICE_PATHS.report}?${parameters}` : OFFICE_PATHS.report;
}
