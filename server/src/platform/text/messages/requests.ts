import type { Texts } from './texts.ts';

/** Answers that any call can give. */
export const REQUESTS_MESSAGES = {
  forbidden: {
    en: 'You do not have permission to perform this action.',
    it: "Non hai l'autorizzazione per eseguire questa azione.",
  },
  not_found: { en: 'Not found.', it: 'Non trovato.' },
  method_not_allowed: { en: 'Method "{method}" not allowed.', it: 'Metodo "{method}" non consentito' },
  media_type: {
    en: 'Unsupported media type "{media_type}" in request.',
    it: 'Tipo di media "{media_type}" non supportato.',
  },
  format_not_offered: {
    en: 'This format is not offered.',
    it: 'Questo formato non è disponibile.',
  },
  not_acceptable: {
    en: 'Could not satisfy the request Accept header.',
    it: 'Impossibile soddisfare l\'header "Accept" presente nella richiesta.',
  },
  throttled: {
    en: 'Request was throttled. Expected available in {n} seconds.',
    it: 'La richiesta è stata limitata (throttled). Sarà di nuovo possibile tra {n} secondi.',
  },
  body_too_large: {
    en: 'The request is too large: at most {n} bytes.',
    it: 'La richiesta è troppo grande: al massimo {n} byte.',
  },
  range_not_satisfiable: {
    en: 'The file ends before the part that was asked for: it has {n} bytes.',
    it: 'Il file finisce prima della parte richiesta: ha {n} byte.',
  },
  version_required: {
    en: 'Name the version that this change was made from in the header If-Match.',
    it: "Indica nell'header If-Match la versione da cui parte la modifica.",
  },
  version_stale: {
    en: 'Somebody else has changed this in the meantime.',
    it: 'Nel frattempo qualcun altro ha fatto una modifica.',
  },
  not_a_version: {
    en: 'The header If-Match must hold a version such as "3".',
    it: 'L\'header If-Match deve contenere una versione come "3".',
  },
  too_many_ids: { en: 'Ask for fewer numbers at once.', it: 'Chiedi meno numeri alla volta.' },
  server_error: { en: 'A server error occurred.', it: 'Errore del server.' },
  unavailable: {
    en: 'The service is temporarily unavailable. Try again in a moment.',
    it: 'Il servizio è temporaneamente non disponibile. Riprova tra poco.',
  },
  busy: {
    en: 'The press room is very busy at the moment. Try again in a few seconds.',
    it: 'La sala stampa è molto occupata in questo momento. Riprova tra qualche secondo.',
  },
  search_too_slow: {
    en: 'This search takes too long. Make it simpler, or narrow the list first, for example to one year.',
    it: "Questa ricerca richiede troppo tempo. Semplificala oppure restringi prima l'elenco, per esempio a un anno.",
  },
  search_too_complex: {
    en: 'This search is too complex: use fewer columns, a shorter text or a simpler expression.',
    it: "Questa ricerca è troppo complessa: usa meno colonne, un testo più breve o un'espressione più semplice.",
  },
  storage_full: {
    en: 'The server has no room left to store this. Nothing was changed; try again later.',
    it: 'Il server non ha più spazio per memorizzare i dati. Nulla è stato modificato; riprova più tardi.',
  },
  json_parse: { en: 'JSON parse error - {reason}', it: 'JSON parse error - {reason}' },
  bad_request: { en: 'The request could not be read.', it: 'Impossibile leggere la richiesta.' },
  request_timeout: {
    en: 'The request took too long to arrive.',
    it: 'La richiesta ha impiegato troppo tempo ad arrivare.',
  },
  address_too_long: { en: 'The address is too long.', it: "L'indirizzo è troppo lungo." },
  expectation_failed: {
    en: 'The request expects what is not offered here.',
    it: 'La richiesta si aspetta ciò che qui non è previsto.',
  },
  headers_too_large: {
    en: 'The headers of the request are too large.',
    it: 'Le intestazioni della richiesta sono troppo grandi.',
  },
  no_data: { en: 'No data provided', it: 'Nessun dato fornito' },
  invalid_page: { en: 'Invalid page.', it: 'Pagina non valida.' },
  job_is_running: {
    en: 'This job is running at the moment.',
    it: 'Questa operazione è in corso.',
  },
} as const satisfies Texts;
