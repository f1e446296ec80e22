import type { Texts } from './texts.ts';

/** Appointments of the press office, and the answers to them. */
export const AGENDA_MESSAGES = {
  appointment_too_long: {
    en: 'An appointment lasts 14 days at most.',
    it: 'Un appuntamento dura al massimo 14 giorni.',
  },
  appointment_is_over: {
    en: 'This appointment is over.',
    it: 'Questo appuntamento è già finito.',
  },
  appointment_cancelled: {
    en: 'This appointment is cancelled, or not announced yet.',
    it: 'Questo appuntamento è annullato, o non è ancora annunciato.',
  },
  appointment_not_remote: {
    en: 'This appointment cannot be followed remotely.',
    it: 'Questo appuntamento non si può seguire a distanza.',
  },
  appointment_not_for_you: {
    en: 'This appointment is for people accredited for its event.',
    it: 'Questo appuntamento è per chi è accreditato per l’evento.',
  },
  slot_taken: {
    en: 'Somebody else has just taken this time. Choose another one.',
    it: 'Qualcun altro ha appena preso questo orario. Scegline un altro.',
  },
  slot_missing: { en: 'Choose a time.', it: 'Scegli un orario.' },
  slot_is_over: {
    en: 'This time has passed. Choose another one.',
    it: 'Questo orario è già passato. Scegline un altro.',
  },
  slot_taken_stays: {
    en: 'Somebody has taken this slot: it cannot be removed.',
    it: 'Qualcuno ha preso questa fascia oraria: non si può togliere.',
  },
  colleague_incomplete: {
    en: 'Give the name and the e-mail address of the colleague.',
    it: 'Indica il nome e l’indirizzo e-mail di chi mandi.',
  },
  colleague_is_self: {
    en: 'This is your own address.',
    it: 'Questo è il tuo indirizzo.',
  },
  too_many_colleagues: {
    en: 'You have named enough colleagues. Write to the press office.',
    it: 'Hai già indicato abbastanza colleghi. Scrivi all’ufficio stampa.',
  },
  appointment_answered: {
    en: 'People were invited or have answered: cancel it instead.',
    it: 'Qualcuno è già stato invitato o ha risposto: annullalo.',
  },
  appointment_asked: {
    en: 'We have sent you a link with which you answer. It may be in your spam folder.',
    it: 'Ti abbiamo inviato un link con cui rispondere. Controlla anche la posta indesiderata.',
  },
  appointment_page: { en: 'Your answer', it: 'La tua risposta' },
  appointment_page_saved: { en: 'Saved.', it: 'Salvato.' },
  appointment_page_over: { en: 'This appointment is over.', it: 'Questo appuntamento è finito.' },
  appointment_page_cancelled: {
    en: 'This appointment is cancelled.',
    it: 'Questo appuntamento è annullato.',
  },
  appointment_page_papers: { en: 'Papers', it: 'Materiali' },
  appointment_page_entry: { en: 'Add it to your calendar', it: 'Aggiungilo al tuo calendario' },
  appointment_page_follow: { en: 'Follow it here', it: 'Seguilo qui' },
  appointment_page_code: {
    en: 'Show this code at the entrance: {code}',
    it: 'Mostra questo codice all’ingresso: {code}',
  },
  appointment_page_languages: { en: 'Languages: {languages}', it: 'Lingue: {languages}' },
  appointment_page_colleague_name: { en: 'Name of the colleague', it: 'Nome di chi mandi' },
  appointment_page_colleague_email: { en: 'E-mail of the colleague', it: 'E-mail di chi mandi' },
  appointment_page_slot: { en: 'Time', it: 'Orario' },
  appointment_page_slot_none: { en: 'Choose a time', it: 'Scegli un orario' },
  appointment_page_needs: { en: 'What I need', it: 'Di che cosa ho bisogno' },
  appointment_page_note: { en: 'Something else', it: 'Altro' },
  appointment_page_note_hint: {
    en: 'Deleted seven days after the appointment.',
    it: 'Cancellato sette giorni dopo l’appuntamento.',
  },
  appointment_page_send: { en: 'Send the answer', it: 'Invia la risposta' },
  appointment_page_full: {
    en: 'All places are taken: you join the waiting list and hear from us when one becomes free.',
    it: 'I posti sono esauriti: entri in lista d’attesa e ti scriviamo se se ne libera uno.',
  },
  appointment_answer_yes: { en: 'I come', it: 'Vengo' },
  appointment_answer_remote: { en: 'I follow remotely', it: 'Seguo a distanza' },
  appointment_answer_no: { en: 'I do not come', it: 'Non vengo' },
  appointment_answer_colleague: { en: 'I send a colleague', it: 'Mando una collega o un collega' },
  appointment_need_interpreter: { en: 'An interpreter', it: 'Un interprete' },
  appointment_need_wheelchair: { en: 'Step-free access', it: 'Un accesso senza gradini' },
  appointment_need_camera: { en: 'A place for a camera', it: 'Un posto per la telecamera' },
  appointment_state_invited: { en: 'You have not answered yet.', it: 'Non hai ancora risposto.' },
  appointment_state_confirmed: { en: 'Your place is confirmed.', it: 'Il tuo posto è confermato.' },
  appointment_state_waiting: {
    en: 'You are on the waiting list.',
    it: 'Sei in lista d’attesa.',
  },
  appointment_state_remote: { en: 'You follow it remotely.', it: 'Lo segui a distanza.' },
  appointment_state_declined: { en: 'You do not come.', it: 'Non vieni.' },
  feed_agenda: { en: 'Press room: agenda', it: 'Sala stampa: agenda' },
  too_many_invited: {
    en: 'These are too many people for one invitation: invite 2,000 at most at a time.',
    it: 'Sono troppe persone per un solo invito: invitane al massimo 2.000 alla volta.',
  },
  slot_outside: {
    en: 'Each slot begins and ends within the appointment.',
    it: 'Ogni fascia oraria inizia e finisce entro l’appuntamento.',
  },
  slots_overlap: {
    en: 'Two slots overlap.',
    it: 'Due fasce orarie si sovrappongono.',
  },
  unknown_press_kits: {
    en: 'There is no press kit with the number {ids}.',
    it: 'Nessuna cartella stampa ha il numero {ids}.',
  },
} as const satisfies Texts;
