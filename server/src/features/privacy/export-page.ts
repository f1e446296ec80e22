import type { Language } from '@press-room/contract/languages';
import { escapeMarkup } from '../../text/markup.ts';

const TITLES: Record<Language, Record<string, string>> = {
  en: {
    title: 'Your data in the press room',
    exported_at: 'Exported on',
    account: 'Account and profile',
    consents: 'Consents',
    sign_ins: 'Sign-ins of the last 90 days',
    second_factor: 'Second factor',
    downloads: 'Downloads',
    activity: 'What was recorded of your actions',
    press_kit_visits: 'Your last visit to the press kits',
    messages: 'Messages to the press office',
    error_reports: 'Failures that you reported',
    empty: 'Nothing is kept here.',
  },
  it: {
    title: 'I tuoi dati nella sala stampa',
    exported_at: 'Esportati il',
    account: 'Account e profilo',
    consents: 'Consensi',
    sign_ins: 'Accessi degli ultimi 90 giorni',
    second_factor: 'Secondo fattore',
    downloads: 'Download',
    activity: 'Cosa è stato registrato delle tue azioni',
    press_kit_visits: 'La tua ultima visita alle cartelle stampa',
    messages: "Messaggi all'ufficio stampa",
    error_reports: 'Errori che hai segnalato',
    empty: 'Qui non è conservato nulla.',
  },
};

const FIELDS_IT: Readonly<Record<string, string>> = {
  id: 'numero',
  email: 'e-mail',
  first_name: 'nome',
  last_name: 'cognome',
  language: 'lingua',
  at: 'quando',
  account_type: 'tipo di account',
  company_name: 'azienda',
  known_company_name: 'azienda nota',
  qualify: 'qualifica',
  publishing_house: 'casa editrice',
  newspaper: 'testata',
  periodicity: 'periodicità',
  printing_copies: 'copie stampate',
  sector: 'settore',
  created_at: 'creato',
  verified_at: 'verificato',
  disabled_at: 'disattivato',
  last_sign_in_at: 'ultimo accesso',
  groups: 'gruppi',
  reason: 'motivazione',
  requested_at: 'accredito chiesto',
  decided_at: 'accredito deciso',
  is_approved: 'accredito approvato',
  erasure_requested_at: 'cancellazione chiesta',
  erasure_due_at: 'cancellazione prevista',
  pending_email: 'nuovo indirizzo in attesa',
  purpose: 'scopo',
  answer: 'risposta',
  privacy_version: "versione dell'informativa",
  second_factor_at: 'secondo fattore dal',
  totp: 'app di autenticazione',
  passkeys: 'passkey',
  recovery_codes_left: 'codici di recupero rimasti',
  user_agent: 'browser',
  media_type: 'formato',
  width: 'larghezza in pixel',
  started_at: 'iniziato',
  action: 'azione',
  name: 'nome',
  topic: 'argomento',
  message: 'messaggio',
  deadline: 'scadenza',
  comment: 'commento',
  previous_at: 'la volta prima',
  route: 'schermata',
  subject: 'oggetto',
};

function toText(value: unknown): string {
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(toText).join(', ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A page that any browser shows without a network. */
export function renderPersonalData(document: { exported_at: string }, language: Language): string {
  const titles = TITLES[language];
  const nameOf = (field: string): string =>
    (language === 'it' ? FIELDS_IT[field] : undefined) ?? field.replaceAll('_', ' ');
  const toTable = (record: object): string =>
    `<table>${Object.entries(record)
      .map(
        ([name, value]) =>
          `<tr><th>${escapeMarkup(nameOf(name))}</th><td>${escapeMarkup(toText(value))}</td></tr>`,
      )
      .join('')}</table>`;
  const { exported_at, ...sections } = document;
  const body = Object.entries(sections).map(([name, content]) => {
    const records: unknown[] = Array.isArray(content) ? content : [content];
    const tables = records.map((record) => toTable(Object(record)));
    return `<h2>${escapeMarkup(titles[name] ?? name)}</h2>${tables.join('') || `<p>${titles.empty}</p>`}`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${titles.title}</title><style>
body{font-family:Arial,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;line-height:1.5}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #ccc;vertical-align:top}th{width:16rem}
</style></head><body><h1>${titles.title}</h1><p>${titles.exported_at} ${exported_at}</p>${body.join('\n')}</body></html>
`;
}
