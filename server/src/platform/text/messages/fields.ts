import type { Texts } from './texts.ts';

/** Errors of values, for any field. */
export const FIELDS_MESSAGES = {
  not_of_this_shape: { en: 'Not of the expected shape.', it: 'Non ha la forma prevista.' },
  one_language: { en: 'Give it in one language at least.', it: 'Scrivilo in almeno una lingua.' },
  too_small: {
    en: 'Ensure this value is greater than or equal to {n}.',
    it: 'Assicurati che il valore sia maggiore o uguale a {n}.',
  },
  ends_before_it_begins: {
    en: 'It would end before readers see it: choose a later end.',
    it: 'Scadrebbe prima che i lettori lo vedano: scegli una scadenza successiva.',
  },
  instant_in_the_past: {
    en: 'Choose an instant in the future.',
    it: 'Scegli un momento futuro.',
  },
  one_of_both: { en: 'Give one of both.', it: 'Indica uno dei due.' },
  required: { en: 'This field is required.', it: 'Campo obbligatorio.' },
  blank: { en: 'This field may not be blank.', it: 'Questo campo non può essere omesso.' },
  null: { en: 'This field may not be null.', it: 'Il campo non può essere nullo.' },
  not_a_string: { en: 'Not a valid string.', it: 'Stringa non valida.' },
  null_characters: {
    en: 'Null characters are not allowed.',
    it: 'I caratteri null non sono ammessi.',
  },
  too_long: {
    en: 'Ensure this field has no more than {n} characters.',
    it: 'Assicurati che questo campo non abbia più di {n} caratteri.',
  },
  not_an_integer: { en: 'A valid integer is required.', it: 'È richiesto un numero intero valido.' },
  choice: { en: '"{input}" is not a valid choice.', it: '"{input}" non è una scelta valida.' },
  not_an_object: {
    en: 'Invalid data. Expected a dictionary, but got {type}.',
    it: 'Dati non validi. Era atteso un dizionario, ma si è ricevuto {type}.',
  },
  not_a_boolean: { en: 'Must be a valid boolean.', it: 'Deve essere un valore booleano valido.' },
  url: { en: 'Url not valid', it: 'Url non valido' },
  email: { en: 'Enter a valid email address.', it: 'Inserisci un indirizzo email valido.' },
  too_large: {
    en: 'Ensure this value is less than or equal to {n}.',
    it: 'Assicurati che il valore sia minore o uguale a {n}.',
  },
  in_the_past: { en: 'This moment has passed.', it: 'Questo momento è già passato.' },
  search_too_short: { en: 'Type at least {n} characters.', it: 'Digita almeno {n} caratteri.' },
  not_a_date: { en: 'Enter a date such as 2026-11-20.', it: 'Inserisci una data come 2026-11-20.' },
  not_a_subject: {
    en: 'Name one thing, such as press_release:12.',
    it: 'Indica una cosa, come press_release:12.',
  },
  before_from: {
    en: 'The last day comes before the first.',
    it: 'L’ultimo giorno precede il primo.',
  },
  too_many_periods: {
    en: 'These are more than {n} periods: choose weeks or months.',
    it: 'Sono più di {n} periodi: scegli le settimane o i mesi.',
  },
  too_many_days: {
    en: 'The period has at most {n} days.',
    it: 'Il periodo ha al massimo {n} giorni.',
  },
  one_subject: {
    en: 'Name one thing: {kinds}.',
    it: 'Indica una cosa sola: {kinds}.',
  },
  not_an_instant: {
    en: 'Enter an instant such as 2026-11-20T09:00:00Z.',
    it: 'Inserisci un istante come 2026-11-20T09:00:00Z.',
  },
  not_a_list: { en: 'Expected a list of items.', it: 'Attesa una lista di oggetti.' },
  empty_list: { en: 'This list may not be empty.', it: 'Questa lista non può essere vuota.' },
  too_many: { en: 'Choose at most {n}.', it: 'Scegline al massimo {n}.' },
  not_a_record: { en: 'Expected an object.', it: 'Atteso un oggetto.' },
  no_text: {
    en: 'Write the text in at least one language.',
    it: 'Scrivi il testo in almeno una lingua.',
  },
} as const satisfies Texts;
