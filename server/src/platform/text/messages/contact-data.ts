import type { Texts } from './texts.ts';

/** Pages with stored data about persons without an account. */
export const CONTACT_DATA_MESSAGES = {
  data_page: { en: 'Your data', it: 'I tuoi dati' },
  data_page_lead: {
    en: 'This page may have been forwarded to somebody else. For each request we write to the address that we have for you: nothing happens until you follow the link in that message. It works once, for {hours} hours.',
    it: 'Questa pagina può essere stata inoltrata ad altri. Per ogni richiesta scriviamo all’indirizzo che abbiamo di te: nulla avviene finché non segui il link di quel messaggio. Vale una volta sola, per {hours} ore.',
  },
  data_page_copy: { en: 'A copy of your data', it: 'Una copia dei tuoi dati' },
  data_page_copy_lead: {
    en: 'Everything that we store about you in one ZIP file: a page to read and a machine-readable file.',
    it: 'Tutto ciò che conserviamo su di te in un file ZIP: una pagina da leggere e un file leggibile da un programma.',
  },
  data_page_copy_button: { en: 'Send me a link to the copy', it: 'Inviatemi il link alla copia' },
  data_page_copy_now: {
    en: 'The file has everything that we store about you. The link works once: keep the file.',
    it: 'Il file contiene tutto ciò che conserviamo su di te. Il link vale una volta sola: conserva il file.',
  },
  data_page_copy_do: { en: 'Download the copy', it: 'Scarica la copia' },
  data_page_erase: { en: 'Erase your data', it: 'Cancellare i tuoi dati' },
  data_page_erase_lead: {
    en: 'Erases your entry, your alerts and what you wrote to us. You get no further message.',
    it: 'Cancella la tua scheda, i tuoi avvisi e ciò che ci hai scritto. Non riceverai altri messaggi.',
  },
  data_page_erase_button: { en: 'Send me a link to the erasure', it: 'Inviatemi il link alla cancellazione' },
  data_page_erase_now: {
    en: 'Your entry, your alerts and what you wrote to us are erased at once. Nobody can restore them. Only a keyed hash of your addresses stays, so that nobody writes to you again, and mailings are still counted without your name.',
    it: 'La tua scheda, i tuoi avvisi e ciò che ci hai scritto vengono cancellati subito. Nessuno può recuperarli. Resta solo un’impronta cifrata dei tuoi indirizzi, perché nessuno ti scriva più, e il conteggio degli invii senza il tuo nome.',
  },
  data_page_erase_do: { en: 'Erase everything', it: 'Cancella tutto' },
  data_page_erased: { en: 'Your data are erased', it: 'I tuoi dati sono cancellati' },
  data_page_erased_lead: {
    en: 'We write to you no more, even if somebody gives us your address again. If you change your mind, ask for press releases in the press room.',
    it: 'Non ti scriveremo più, neanche se qualcuno ci dà di nuovo il tuo indirizzo. Se cambi idea, chiedi i comunicati nella sala stampa.',
  },
  data_page_back: { en: 'Back to your data', it: 'Torna ai tuoi dati' },
  data_page_account: {
    en: 'You have an account in the press room. Sign in to get a copy of all your data, or to have them erased with the account.',
    it: 'Hai un account nella sala stampa. Accedi per avere una copia di tutti i tuoi dati o farli cancellare con l’account.',
  },
  data_page_account_link: { en: 'Privacy and your data', it: 'Privacy e i tuoi dati' },
  data_page_sent: { en: 'We have written to you', it: 'Ti abbiamo scritto' },
  data_page_sent_lead: {
    en: 'Follow the link in the message to the address that we have for you. It works once, for {hours} hours.',
    it: 'Segui il link del messaggio all’indirizzo che abbiamo di te. Vale una volta sola, per {hours} ore.',
  },
  data_page_often: { en: 'Not so often', it: 'Troppe richieste' },
  data_page_often_lead: {
    en: 'We have written already: look for the message, also among unwanted mail. You can ask again in a minute, three times a day.',
    it: 'Ti abbiamo già scritto: cerca il messaggio, anche nella posta indesiderata. Puoi chiedere di nuovo tra un minuto, tre volte al giorno.',
  },
  data_page_unreachable: { en: 'We cannot reach you', it: 'Non possiamo raggiungerti' },
  data_page_unreachable_lead: {
    en: 'No message arrives at the address that we have for you. Write to the press office: it gives you the copy or erases your data.',
    it: 'I messaggi all’indirizzo che abbiamo di te non arrivano. Scrivi all’ufficio stampa: ti darà la copia o cancellerà i tuoi dati.',
  },
  data_page_over: {
    en: 'It was used, a newer one was sent, or it is too old. Ask for a new one on the page “What I get”, which each of our messages leads to.',
    it: 'È già stato usato, ne è stato inviato uno più recente oppure è scaduto. Chiedine uno nuovo nella pagina «Che cosa ricevo», a cui porta ogni nostro messaggio.',
  },
} as const satisfies Texts;
