import type { Texts } from './texts.ts';

/** Crises of press groups. */
export const CRISIS_MESSAGES = {
  crisis_banner_more: {
    en: 'Updates, questions and contacts',
    it: 'Aggiornamenti, domande e contatti',
  },
  crisis_page_as_of: { en: 'As of {at}', it: 'Situazione al {at}' },
  crisis_page_updates: { en: 'Updates', it: 'Aggiornamenti' },
  crisis_page_questions: { en: 'Urgent questions', it: 'Domande urgenti' },
  crisis_page_form: { en: 'Write to the press office', it: 'Scrivi all’ufficio stampa' },
  crisis_page_contacts: { en: 'Press office', it: 'Ufficio stampa' },
  crisis_page_none: {
    en: 'There is no statement at the moment.',
    it: 'Al momento non ci sono dichiarazioni.',
  },
  crisis_page_room: { en: 'To the press room', it: 'Vai alla sala stampa' },
  crisis_over: {
    en: 'This crisis is over: its texts stay as they were.',
    it: 'Questa crisi è conclusa: i suoi testi restano com’erano.',
  },
  crisis_group_stays: {
    en: 'A statement stays with its newsroom. Prepare another one.',
    it: 'Una dichiarazione resta al suo sito. Preparane un’altra.',
  },
  crisis_is_no_draft: {
    en: 'Only a prepared statement can be deleted.',
    it: 'Si può eliminare solo una dichiarazione preparata.',
  },
  no_such_crisis_move: {
    en: 'That is not possible in the present state of the statement. Reload the page.',
    it: 'Non è possibile nello stato attuale della dichiarazione. Ricarica la pagina.',
  },
  crisis_already_on: {
    en: 'Another crisis of this newsroom is on or rehearsed: end it first.',
    it: 'Per questo sito è già in corso un’altra crisi o una prova: concludila prima.',
  },
  crisis_alerts_decided: {
    en: 'Somebody has already decided about these alerts.',
    it: 'Su questi avvisi qualcuno ha già deciso.',
  },
  crisis_not_on: {
    en: 'Updates are published only while a crisis is on or rehearsed.',
    it: 'Gli aggiornamenti si pubblicano solo durante una crisi o una prova.',
  },
  crisis_updates_full: {
    en: 'This crisis has too many updates: remove some.',
    it: 'Questa crisi ha troppi aggiornamenti: rimuovine alcuni.',
  },
} as const satisfies Texts;
