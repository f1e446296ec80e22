import type { Language } from '@press-room/contract/languages';
import { toText } from '../../../platform/text/messages.ts';

export interface MailingWords {
  embargoSubject: string;
  read: string;
  readCorrected: string;
  readEdition: string;
  /** Subject of an invitation. */
  invitation: (title: string) => string;
  /** Subject of an invitation only to those who have not answered the first one. */
  reminder: (title: string) => string;
  /** Button of an invitation. */
  answer: string;
  calendar: string;
  /** Link to the whole edition. */
  editionPdf: string;
  /** Line for a company whose news the press office mails. */
  issuer: (name: string) => string;
  withdrawnTitle: (title: string) => string;
  withdrawn: (title: string, date: string) => string;
  reason: (note: string) => string;
  correction: string;
  contacts: string;
  material: string;
  asked: (date: string) => string;
  interest: (source: string) => string;
  /** Article 14 GDPR, in the first message. */
  notice: string;
  mine: string;
  leave: string;
  privacy: string;
}

export const MAILING_WORDS: Record<Language, MailingWords> = {
  en: {
    embargoSubject: 'EMBARGO: ',
    read: 'Read the press release',
    readCorrected: 'Read the corrected press release',
    readEdition: 'Read the press review',
    editionPdf: 'Press review as a PDF',
    invitation: (title) => `Invitation: ${title}`,
    reminder: (title) => `Reminder: ${title}`,
    answer: 'Answer',
    calendar: toText({ key: 'appointment_page_entry' }, 'en'),
    issuer: (name) => `Press release of ${name}`,
    withdrawnTitle: (title) => `Withdrawn: ${title}`,
    withdrawn: (title, date) =>
      `The press release “${title}” of ${date} has been withdrawn. Please do not use it, and remove it where you have published it.`,
    reason: (note) => `Reason: ${note}`,
    correction: 'Correction',
    contacts: 'Press contacts',
    material: 'Pictures and documents',
    asked: (date) => `You receive this message because you asked for our news on ${date}.`,
    interest: (source) =>
      `You receive this message because of your work as a journalist. Source of your address: ${source}.`,
    notice:
      'This is our first message to you. We use your work address only to send you news of your field (legitimate interest, article 14 GDPR). You can object at any time with one click.',
    mine: 'What I get',
    leave: 'Unsubscribe',
    privacy: 'Privacy notice',
  },
  it: {
    embargoSubject: 'EMBARGO: ',
    read: 'Leggi il comunicato',
    readCorrected: 'Leggi il comunicato corretto',
    readEdition: 'Leggi la rassegna stampa',
    editionPdf: 'Rassegna stampa in PDF',
    invitation: (title) => `Invito: ${title}`,
    reminder: (title) => `Promemoria: ${title}`,
    answer: 'Rispondi',
    calendar: toText({ key: 'appointment_page_entry' }, 'it'),
    issuer: (name) => `Comunicato stampa di ${name}`,
    withdrawnTitle: (title) => `Ritirato: ${title}`,
    withdrawn: (title, date) =>
      `Il comunicato «${title}» del ${date} è stato ritirato. Ti preghiamo di non utilizzarlo e di rimuoverlo dove lo hai pubblicato.`,
    reason: (note) => `Motivo: ${note}`,
    correction: 'Correzione',
    contacts: 'Contatti stampa',
    material: 'Immagini e documenti',
    asked: (date) => `Ricevi questo messaggio perché hai chiesto le nostre notizie il ${date}.`,
    interest: (source) =>
      `Ricevi questo messaggio per la tua attività giornalistica. Provenienza dell’indirizzo: ${source}.`,
    notice:
      'È il nostro primo messaggio. Usiamo il tuo indirizzo di lavoro solo per inviarti notizie del tuo settore (legittimo interesse, articolo 14 GDPR). Puoi opporti in ogni momento con un clic.',
    mine: 'Che cosa ricevo',
    leave: 'Non voglio più ricevere messaggi',
    privacy: 'Informativa sulla privacy',
  },
};
