import type { Texts } from './texts.ts';

/** Alerts by e-mail: the form, and the pages linked in messages. */
export const ALERTS_MESSAGES = {
  alert_asked: {
    en: 'We have sent a message to {email}. Follow its link to confirm: nothing else is sent before.',
    it: 'Abbiamo inviato un messaggio a {email}. Segui il link per confermare: prima non arriva altro.',
  },
  alert_wording: {
    en: 'I agree to get press releases by e-mail at this address. Each message has a link by which I can stop them at once.',
    it: 'Accetto di ricevere comunicati stampa per e-mail a questo indirizzo. Ogni messaggio contiene un link per smettere subito.',
  },
  alert_wording_media: {
    en: 'I agree to get news of galleries, magazines and press kits by e-mail at this address. Each message has a link by which I can stop them at once.',
    it: 'Accetto di ricevere novità su gallerie, riviste e cartelle stampa per e-mail a questo indirizzo. Ogni messaggio contiene un link per smettere subito.',
  },
  time_zone: { en: 'This is no time zone.', it: 'Non è un fuso orario.' },
  alert_about_all: { en: 'All press releases', it: 'Tutti i comunicati stampa' },
  alert_about_place: { en: 'Press releases of {place}', it: 'Comunicati stampa di {place}' },
  alert_about_words: { en: 'with the words “{words}”', it: 'con le parole «{words}»' },
  alert_about_some_words: { en: 'with the words that were searched', it: 'con le parole cercate' },
  alert_about_sector: { en: 'sector {sector}', it: 'settore {sector}' },
  alert_about_event: { en: 'about {event}', it: 'su {event}' },
  alert_about_en: { en: 'in English only', it: 'solo in inglese' },
  alert_about_it: { en: 'in Italian only', it: 'solo in italiano' },
  alert_about_gallery: {
    en: 'New picture galleries',
    it: 'Nuove gallerie di immagini',
  },
  alert_about_magazine: {
    en: 'New issues of all magazines',
    it: 'Nuovi numeri di tutte le riviste',
  },
  alert_about_magazine_italian: {
    en: 'New issues of the Italian magazines',
    it: 'Nuovi numeri delle riviste italiane',
  },
  alert_about_magazine_international: {
    en: 'New issues of the international magazines',
    it: 'Nuovi numeri delle riviste internazionali',
  },
  alert_about_press_kit: {
    en: 'New press kits',
    it: 'Nuove cartelle stampa',
  },
  alert_about_press_kit_place: {
    en: 'New press kits of {place}',
    it: 'Nuove cartelle stampa di {place}',
  },
  alert_about_period: { en: 'dated {period}', it: 'con data: {period}' },
  alert_about_taken: { en: 'with pictures taken in {period}', it: 'con immagini scattate nel {period}' },
  alert_about_territory: { en: 'for {territory}', it: 'per: {territory}' },
  alert_about_landscape: { en: 'with landscape pictures', it: 'con immagini orizzontali' },
  alert_about_portrait: { en: 'with portrait pictures', it: 'con immagini verticali' },
  alert_about_square: { en: 'with square pictures', it: 'con immagini quadrate' },
  alert_about_side: {
    en: 'with pictures of {pixels} pixels or more',
    it: 'con immagini da {pixels} pixel in su',
  },
  alert_about_credit: { en: 'with pictures by {credit}', it: 'con immagini di {credit}' },
  alert_about_some_credit: {
    en: 'with pictures by the photographer that was chosen',
    it: 'con immagini dell’autore scelto',
  },
  alert_told_gallery: { en: 'gallery', it: 'galleria' },
  alert_told_magazine: { en: 'magazine issue', it: 'rivista' },
  alert_told_press_kit: { en: 'press kit', it: 'cartella stampa' },
  alert_rhythm_now: { en: 'At once', it: 'Subito' },
  alert_rhythm_daily: { en: 'Once a day', it: 'Una volta al giorno' },
  alert_rhythm_weekly: { en: 'Once a week', it: 'Una volta alla settimana' },
  alert_language_en: { en: 'English', it: 'Inglese' },
  alert_language_it: { en: 'Italian', it: 'Italiano' },
  alert_page_confirm: { en: 'News by e-mail', it: 'Novità per e-mail' },
  alert_page_confirm_lead: {
    en: 'Somebody, probably you, asked for this at {email}:',
    it: 'Qualcuno, probabilmente tu, ha chiesto per {email}:',
  },
  alert_page_confirm_button: { en: 'Yes, send it to me', it: 'Sì, voglio riceverle' },
  alert_page_confirm_hint: {
    en: 'If it was not you, close this page: nothing is sent.',
    it: 'Se non l’hai chiesto tu, chiudi questa pagina: non arriverà nulla.',
  },
  alert_page_confirmed: { en: 'It is confirmed', it: 'Conferma ricevuta' },
  alert_page_confirmed_lead: {
    en: 'From now on you get the news at {email}.',
    it: 'Da ora riceverai le novità all’indirizzo {email}.',
  },
  alert_page_mine: { en: 'What I get', it: 'Che cosa ricevo' },
  alert_page_mine_lead: {
    en: 'News that comes by e-mail to {email}. Times are those of {zone}.',
    it: 'Le novità che arrivano per e-mail a {email}. Gli orari sono quelli di {zone}.',
  },
  alert_page_mine_empty: {
    en: 'You get nothing by e-mail. You can ask for news on any list of the press room.',
    it: 'Non ricevi nulla per e-mail. Puoi chiedere le novità da qualsiasi elenco della sala stampa.',
  },
  alert_page_rhythm: { en: 'How often', it: 'Ogni quanto' },
  alert_page_language: { en: 'Language', it: 'Lingua' },
  alert_page_hour: {
    en: 'At what hour, if not at once',
    it: 'A che ora, se non subito',
  },
  alert_page_weekday: { en: 'On what day, if weekly', it: 'In che giorno, se settimanale' },
  alert_page_pause: { en: 'Pause until and including', it: 'In pausa fino al giorno (compreso)' },
  alert_page_pause_hint: {
    en: 'What appears during the pause comes after it, in one message. Empty: no pause.',
    it: 'Ciò che esce durante la pausa arriva dopo, in un solo messaggio. Vuoto: nessuna pausa.',
  },
  alert_page_save: { en: 'Save', it: 'Salva' },
  alert_page_delete: { en: 'Delete', it: 'Elimina' },
  alert_page_saved: { en: 'Saved.', it: 'Salvato.' },
  alert_page_invalid: {
    en: 'This could not be saved. Check the day and the hour.',
    it: 'Non è stato possibile salvare. Controlla il giorno e l’ora.',
  },
  alert_page_embargo: { en: 'News under embargo', it: 'Notizie sotto embargo' },
  alert_page_embargo_button: { en: 'I accept the embargo', it: 'Accetto l’embargo' },
  alert_page_figures: { en: 'Visits by name', it: 'Visite per nome' },
  alert_page_figures_lead: {
    en: 'The press office counts how often links in its messages are opened, without names. If you agree, it also sees that you opened one, and does not remind you of what you have read. You can take this back here at any time.',
    it: 'L’ufficio stampa conta quante volte si aprono i link dei suoi messaggi, senza nomi. Se accetti, vede anche che ne hai aperto uno e non ti ricorda ciò che hai già letto. Puoi ripensarci qui in ogni momento.',
  },
  alert_page_figures_agreed: {
    en: 'You have agreed that the press office sees when you open a link in its messages. If you take this back, what was kept so far is deleted.',
    it: 'Hai accettato che l’ufficio stampa veda quando apri un link dei suoi messaggi. Se ci ripensi, quanto conservato finora viene eliminato.',
  },
  alert_page_figures_agree: { en: 'Count my visits by name', it: 'Conta le mie visite per nome' },
  alert_page_figures_refuse: { en: 'Count me without my name', it: 'Contami senza nome' },
  alert_page_nothing: { en: 'Nothing more', it: 'Non voglio più nulla' },
  alert_page_nothing_lead: {
    en: 'Stops all messages to you: these, and what the press office sends to its contacts.',
    it: 'Ferma tutti i messaggi per te: questi e quelli che l’ufficio stampa manda ai suoi contatti.',
  },
  alert_page_data: { en: 'A copy of your data, or their erasure', it: 'Copia o cancellazione dei tuoi dati' },
  alert_page_data_lead: {
    en: 'You need no account to get a copy of everything that we store about you, or to have it erased.',
    it: 'Puoi avere una copia di tutto ciò che conserviamo su di te, o farlo cancellare, anche senza account.',
  },
  alert_page_leave: { en: 'Stop all messages', it: 'Smettere di ricevere messaggi' },
  alert_page_leave_button: { en: 'Send me nothing more', it: 'Non inviatemi più nulla' },
  alert_page_change: { en: 'Change what I get instead', it: 'Cambia invece che cosa ricevi' },
  alert_page_left: { en: 'You get nothing more', it: 'Non riceverai più nulla' },
  alert_page_left_lead: {
    en: 'We write to you no more. If you change your mind, ask for press releases in the press room.',
    it: 'Non ti scriveremo più. Se cambi idea, chiedi i comunicati nella sala stampa.',
  },
  alert_page_missing: { en: 'This link does not work', it: 'Questo link non funziona' },
  alert_page_missing_lead: {
    en: 'It is not complete, or what it was for is over. You can ask for press releases again in the press room.',
    it: 'Non è completo, oppure non serve più. Puoi chiedere di nuovo i comunicati nella sala stampa.',
  },
  material_account: {
    en: 'With an account: all pictures and files, in every size',
    it: 'Con un account: tutte le immagini e i file, in ogni formato',
  },
  material_gone: {
    en: 'What was here is not public any more, or the address is not complete.',
    it: 'Quello che c’era qui non è più pubblico, oppure l’indirizzo non è completo.',
  },
  alert_page_room: { en: 'To the press room', it: 'Vai alla sala stampa' },
} as const satisfies Texts;
