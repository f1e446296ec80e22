import type { Texts } from './texts.ts';

/** Press releases in the office, with reviews, previews and templates. */
export const RELEASES_MESSAGES = {
  no_such_transition: {
    en: 'A release that is "{from}" cannot become "{to}".',
    it: 'Un comunicato "{from}" non può diventare "{to}".',
  },
  written_alone: {
    en: 'In this newsroom nobody releases what they alone wrote. It may be released by: {names}.',
    it: 'In questa sala stampa nessuno pubblica ciò che ha scritto da solo. Lo può fare: {names}.',
  },
  written_alone_of_all: {
    en: 'In this newsroom nobody releases what they alone wrote, and nobody else has the right to publish.',
    it: 'In questa sala stampa nessuno pubblica ciò che ha scritto da solo, e nessun altro ha il diritto di pubblicare.',
  },
  changed_alone: {
    en: 'In this newsroom a second person releases every text. Keep the change for later, or call off the schedule first.',
    it: 'In questa sala stampa ogni testo è pubblicato da una seconda persona. Conserva la modifica per dopo, o annulla prima la programmazione.',
  },
  kit_changed_alone: {
    en: 'In this newsroom a second person publishes every press kit. Take it back to draft, change it there, and let somebody else publish it.',
    it: 'In questa sala stampa ogni cartella è pubblicata da una seconda persona. Riportala in bozza, modificala lì e falla pubblicare a qualcun altro.',
  },
  calendar_days: {
    en: 'Ask for one day to six weeks.',
    it: 'Chiedi da un giorno a sei settimane.',
  },
  only_drafts_deleted: {
    en: 'Only drafts can be deleted; withdraw what was published.',
    it: 'Si possono eliminare solo le bozze; ritira ciò che è stato pubblicato.',
  },
  title_missing: {
    en: 'A language can be published only with a title.',
    it: 'Una lingua si pubblica solo con un titolo.',
  },
  no_language_to_publish: {
    en: 'There is no language with a title to publish.',
    it: 'Nessuna lingua ha un titolo da pubblicare.',
  },
  machine_unread: {
    en: 'A machine proposed passages that nobody has read yet. Accept or change them first: {n}.',
    it: 'Una macchina ha proposto passaggi che nessuno ha ancora letto. Accettali o modificali prima: {n}.',
  },
  translation_off: {
    en: 'No provider of translations is configured here.',
    it: 'Qui non è configurato nessun fornitore di traduzioni.',
  },
  no_picture_to_describe: {
    en: 'This file is no picture, or is still being prepared.',
    it: 'Questo file non è un’immagine, o è ancora in preparazione.',
  },
  translation_same: {
    en: 'Choose two different languages.',
    it: 'Scegli due lingue diverse.',
  },
  translation_nothing: {
    en: 'There is nothing to translate in these fields.',
    it: 'In questi campi non c’è nulla da tradurre.',
  },
  translation_spent: {
    en: 'This newsroom has reached its limit of characters for today. Left: {n}.',
    it: 'Questa sala stampa ha raggiunto il limite di caratteri di oggi. Restano: {n}.',
  },
  translation_refused: {
    en: '{host} refuses the request. Whoever runs the press room can check its key and settings.',
    it: '{host} rifiuta la richiesta. Chi gestisce la sala stampa può controllare chiave e impostazioni.',
  },
  translation_quota: {
    en: 'The plan with {host} is used up.',
    it: 'Il piano presso {host} è esaurito.',
  },
  translation_limited: {
    en: '{host} is busy. Try again in a few minutes.',
    it: '{host} è occupato. Riprova fra qualche minuto.',
  },
  translation_unreachable: {
    en: '{host} cannot be reached, or is in trouble.',
    it: '{host} non è raggiungibile, o ha un problema.',
  },
  translation_slow: {
    en: '{host} did not answer in time. Try fewer fields.',
    it: '{host} non ha risposto in tempo. Prova con meno campi.',
  },
  translation_unreadable: {
    en: '{host} answered something that cannot be used. Nothing was changed.',
    it: '{host} ha dato una risposta inutilizzabile. Nulla è stato cambiato.',
  },
  unknown_release: {
    en: 'This press release does not exist or is not open to you.',
    it: 'Questo comunicato non esiste o non è accessibile.',
  },
  release_withdrawn: {
    en: 'This press release has been withdrawn.',
    it: 'Questo comunicato stampa è stato ritirato.',
  },
  correction_unpublished: {
    en: 'Only what has been published can be corrected in public.',
    it: 'Si può rettificare solo ciò che è stato pubblicato.',
  },
  pending_unpublished: {
    en: 'Only changes of what readers have can wait.',
    it: 'Possono restare in attesa solo le modifiche di ciò che i lettori vedono.',
  },
  pending_waits: {
    en: 'Changes of this are waiting to be shown to readers: {fields}. Show them or discard them first.',
    it: 'Ci sono modifiche in attesa di essere mostrate ai lettori: {fields}. Prima mostrale o scartale.',
  },
  note_in_each_language: {
    en: 'Write the note in each language in which the release is published.',
    it: 'Scrivi la nota in ogni lingua in cui il comunicato è pubblicato.',
  },
  unknown_officer: {
    en: 'There is nobody of the press office with this number.',
    it: "Nessuna persona dell'ufficio stampa ha questo numero.",
  },
  unknown_comment: {
    en: 'There is no such comment on this release.',
    it: 'Questo commento non esiste per il comunicato.',
  },
  answer_to_answer: {
    en: 'Answer the comment that the thread begins with.',
    it: 'Rispondi al commento con cui inizia la discussione.',
  },
  comments_full: {
    en: 'This release has too many comments.',
    it: 'Il comunicato ha troppi commenti.',
  },
  not_in_the_text: {
    en: 'This passage does not stand in the text.',
    it: 'Questo passo non si trova nel testo.',
  },
  not_your_comment: {
    en: 'Only who wrote a comment may change or delete it.',
    it: 'Solo chi ha scritto un commento può modificarlo o eliminarlo.',
  },
  comment_answered: {
    en: 'A comment that has been answered cannot be deleted.',
    it: 'Un commento che ha ricevuto risposta non può essere eliminato.',
  },
  preview_days: {
    en: 'A link lives {n} days at most.',
    it: 'Un link dura al massimo {n} giorni.',
  },
  preview_links_full: {
    en: 'There are too many links for this release. Take one back first.',
    it: 'I link per questo comunicato sono troppi. Revocane prima uno.',
  },
  preview_withdrawn: {
    en: 'A release that was withdrawn has no preview.',
    it: 'Un comunicato ritirato non ha anteprima.',
  },
  unknown_template: {
    en: 'There is no such template for this newsroom.',
    it: 'Questo modello non esiste per la sala stampa.',
  },
  template_name_taken: {
    en: 'The newsroom has a template of this name already.',
    it: 'La sala stampa ha già un modello con questo nome.',
  },
  embargo_terms: {
    en: 'The press office gives you press releases before they are published if you accept this: you publish nothing of them, and forward nothing, before the time that their first line names. The press office sees which of them you open and download, to tell you of corrections.',
    it: 'L’ufficio stampa ti dà i comunicati prima della pubblicazione se accetti questo: non ne pubblichi e non ne inoltri nulla prima dell’ora indicata nella prima riga. L’ufficio stampa vede quali apri e scarichi, per avvisarti delle rettifiche.',
  },
  embargo_other_contact: {
    en: 'The press office knows your address with another account. Sign in with that one, or write to the press office.',
    it: 'L’ufficio stampa conosce il tuo indirizzo con un altro account. Accedi con quello o scrivi all’ufficio stampa.',
  },
} as const satisfies Texts;
