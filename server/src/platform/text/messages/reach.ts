import type { Texts } from './texts.ts';

/** Mailings, and their recipients. */
export const REACH_MESSAGES = {
  mailing_is_no_draft: {
    en: 'This mailing is no draft: it can no longer be changed or deleted.',
    it: 'Questo invio non è più una bozza: non si può modificare né eliminare.',
  },
  mailing_held_by_crisis: {
    en: 'A crisis of the newsroom holds its mailings. Who may end the crisis can let this one go.',
    it: 'Una crisi del sito trattiene i suoi invii. Chi può concluderla può lasciar partire questo.',
  },
  no_such_mailing_move: {
    en: 'That is not possible in the present state of the mailing. Reload the page.',
    it: 'Non è possibile nello stato attuale dell’invio. Ricarica la pagina.',
  },
  mailing_hidden: {
    en: 'Nobody can read it yet: send it when it is published.',
    it: 'Non è ancora leggibile: invia dopo la pubblicazione.',
  },
  mailing_not_awaited: {
    en: 'It is published or withdrawn already: there is nothing to wait for.',
    it: 'È già pubblicato o ritirato: non c’è nulla da attendere.',
  },
  mailing_withdrawn: {
    en: 'This press release is withdrawn: nobody can be reminded of it.',
    it: 'Questo comunicato è stato ritirato: non si possono inviare promemoria.',
  },
  mailing_of_one: {
    en: 'A mailing is about one press release, edition of the press review or appointment.',
    it: 'Un invio riguarda un solo comunicato, edizione della rassegna stampa o appuntamento.',
  },
  unknown_appointment: {
    en: 'This appointment is not there any more.',
    it: 'Questo appuntamento non c’è più.',
  },
  unknown_review: {
    en: 'This edition of the press review is not there any more.',
    it: 'Questa edizione della rassegna stampa non c’è più.',
  },
  unknown_contact_list: {
    en: 'One of these lists of contacts is not there any more.',
    it: 'Una di queste liste di contatti non c’è più.',
  },
  unknown_mailing: {
    en: 'This press release was not sent by that mailing.',
    it: 'Questo comunicato non è stato inviato con quell’invio.',
  },
  mailing_without_recipients: {
    en: 'Nobody would get this mailing: choose lists or contacts.',
    it: 'Nessuno riceverebbe questo invio: scegli liste o contatti.',
  },
  mailing_recipients_changed: {
    en: 'The number of recipients has changed: it is {n}. Check it and confirm again.',
    it: 'Il numero dei destinatari è cambiato: ora sono {n}. Controlla e conferma di nuovo.',
  },
  proposal_decided: {
    en: 'Somebody has decided about this proposal already.',
    it: 'Qualcuno ha già deciso su questa proposta.',
  },
  proposal_not_refused: {
    en: 'This proposal is not refused.',
    it: 'Questa proposta non è rifiutata.',
  },
  proposal_waits_already: {
    en: 'Another proposal of this article waits already.',
    it: 'Un’altra proposta di questo articolo è già in attesa.',
  },
  proposal_merge_one: {
    en: 'Name one clipping or one proposal.',
    it: 'Indica un’uscita o una proposta.',
  },
  proposal_merge_unknown: {
    en: 'That clipping or proposal is not there, or the proposal does not wait.',
    it: 'Quell’uscita o proposta non c’è, o la proposta non è in attesa.',
  },
  feed_address_taken: {
    en: 'This feed is watched already.',
    it: 'Questo feed è già seguito.',
  },
  feeds_many: {
    en: 'There are {n} feeds already. Delete one first.',
    it: 'Ci sono già {n} feed. Eliminane prima uno.',
  },
  page_reading_off: {
    en: 'This installation does not read pages of other sites.',
    it: 'Questa installazione non legge pagine di altri siti.',
  },
  page_unreachable: {
    en: 'The page could not be reached. Check the address, or fill in the fields by hand.',
    it: 'Non è stato possibile raggiungere la pagina. Controlla l’indirizzo o compila i campi a mano.',
  },
  page_refused: {
    en: 'The site did not give out the page (status {status}). Fill in the fields by hand.',
    it: 'Il sito non ha dato la pagina (stato {status}). Compila i campi a mano.',
  },
  page_no_page: {
    en: 'There is no web page at this address. Fill in the fields by hand.',
    it: 'A questo indirizzo non c’è una pagina web. Compila i campi a mano.',
  },
  licence_day_without: {
    en: 'Only a licence has a last day: choose “licensed”.',
    it: 'Solo una licenza ha un ultimo giorno: scegli “con licenza”.',
  },
  unknown_companies: {
    en: 'There is no company with the number {ids}.',
    it: 'Nessuna azienda ha il numero {ids}.',
  },
  unknown_releases: {
    en: 'There is no press release with the number {ids}.',
    it: 'Nessun comunicato ha il numero {ids}.',
  },
  unknown_clippings: {
    en: 'There is no clipping of this newsroom with the number {ids}.',
    it: 'Nessuna uscita di questa sala stampa ha il numero {ids}.',
  },
  review_clipping_twice: {
    en: 'A clipping can be in an edition once.',
    it: 'Un’uscita può stare in un’edizione una volta sola.',
  },
  review_group_fixed: {
    en: 'An edition stays with its newsroom.',
    it: 'Un’edizione resta della sua sala stampa.',
  },
  review_published: {
    en: 'The edition is published. Make it a draft again first.',
    it: 'L’edizione è pubblicata. Prima riportala in bozza.',
  },
  review_draft: {
    en: 'The edition is a draft already.',
    it: 'L’edizione è già una bozza.',
  },
  review_empty: {
    en: 'An edition without clippings cannot be published.',
    it: 'Un’edizione senza uscite non si può pubblicare.',
  },
  clipping_file_unlicensed: {
    en: 'Files {ids} are pages of clippings whose licence does not allow to hand them out.',
    it: 'I file {ids} sono pagine di uscite stampa la cui licenza non permette di distribuirle.',
  },
  review_page_pdf: { en: 'As a PDF', it: 'In PDF' },
  review_page_archive: { en: 'Press reviews by month', it: 'Rassegne stampa per mese' },
  review_page_months: { en: 'Months', it: 'Mesi' },
  review_page_none: { en: 'There is no edition yet.', it: 'Non c’è ancora nessuna edizione.' },
} as const satisfies Texts;
