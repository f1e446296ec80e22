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
