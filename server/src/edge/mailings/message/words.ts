import { toText } from '../../../platform/text/messages.ts';

export const MAILING_WORDS = {
  en: {
    embargoSubject: 'EMBARGO: ',
    read: 'Read the press release',
    readCorrected: 'Read the corrected press release',
    readEdition: 'Read the press review',
    /** Of the whole edition. */
    editionPdf: 'Press review as a PDF',
    /** Subject of an invitation. */
    invitation: (title: string) => `Invitation: ${title}`,
    /** Subject of an invitation that goes only to those who have not answered the first. */
    reminder: (title: string) => `Reminder: ${title}`,
    /** To an invitation. */
    answer: 'Answer',
    calendar: toText({ key: 'appointment_page_entry' }, 'en'),
    /** Of a company, where the press office mails its news. */
    issuer: (name: string) => `Press release of ${name}`,
    withdrawnTitle: (title: string) => `Withdrawn: ${title}`,
    withdrawn: (title: string, date: string) =>
      `The press release “${title}” of ${date} has been withdrawn. Please do not use it, and remove it where you have published it.`,
    reason: (note: string) => `Reason: ${note}`,
    correction: 'Correction',
    contacts: 'Press contacts',
    material: 'Pictures and documents',
    asked: (date: string) => `You receive this message because you asked for our news on ${date}.`,
    interest: (source: string) =>
      `You receive this message because of your work as a journalist. Source of your address: ${source}.`,
    /** Article 14 GDPR, in the first message. */
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
    invitation: (title: string) => `Invito: ${title}`,
    reminder: (title: string) => `Promemoria: ${title}`,
    answer: 'Rispondi',
    calendar: toText({ key: 'appointment_page_entry' }, 'it'),
    issuer: (name: string) => `Comunicato stampa di ${name}`,
    withdrawnTitle: (title: string) => `Ritirato: ${title}`,
    withdrawn: (title: string, date: string) =>
      `Il comunicato «${title}» del ${date} è stato ritirato. Ti preghiamo di non utilizzarlo e di rimuoverlo dove lo hai pubblicato.`,
    reason: (note: string) => `Motivo: ${note}`,
    correction: 'Correzione',
    contacts: 'Contatti stampa',
    material: 'Immagini e documenti',
    asked: (date: string) => `Ricevi questo messaggio perché hai chiesto le nostre notizie il ${date}.`,
    interest: (source: string) =>
      `Ricevi questo messaggio per la tua attività giornalistica. Provenienza dell’indirizzo: ${source}.`,
    notice:
      'È il nostro primo messaggio. Usiamo il tuo indirizzo di lavoro solo per inviarti notizie del tuo settore (legittimo interesse, articolo 14 GDPR). Puoi opporti in ogni momento con un clic.',
    mine: 'Che cosa ricevo',
    leave: 'Non voglio più ricevere messaggi',
    privacy: 'Informativa sulla privacy',
  },
};
