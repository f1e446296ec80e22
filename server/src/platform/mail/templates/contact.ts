import type { ContactTopic } from '@press-room/contract/contact';
import type { Language } from '@press-room/contract/languages';
import type { MailTemplate } from '../template.ts';

export const CONTACT_FACTS: Record<
  Language,
  Record<'urgency' | 'urgent' | 'site' | 'name' | 'email' | 'topic' | 'deadline' | 'release', string>
> = {
  en: {
    urgency: 'Urgent',
    urgent: 'about the crisis',
    site: 'Site',
    name: 'Name',
    email: 'E-mail',
    topic: 'Topic',
    deadline: 'Answer needed by',
    release: 'Press release',
  },
  it: {
    urgency: 'Urgente',
    urgent: 'riguarda la crisi',
    site: 'Sito',
    name: 'Nome',
    email: 'E-mail',
    topic: 'Argomento',
    deadline: 'Risposta entro',
    release: 'Comunicato',
  },
};

export const CONTACT_TOPIC_NAMES: Record<ContactTopic, Record<Language, string>> = {
  release: { en: 'A press release', it: 'Un comunicato stampa' },
  pictures: { en: 'Pictures and material', it: 'Immagini e materiali' },
  interview: { en: 'Interview', it: 'Intervista' },
  accreditation: { en: 'Accreditation', it: 'Accredito' },
  visit: { en: 'Visit or event', it: 'Visita o evento' },
  other: { en: 'Something else', it: 'Altro' },
};

/** To the press office; replies go to the sender. */
export const contactMessage: MailTemplate = {
  en: {
    subject: '[{reference}] {subject}',
    paragraphs: ['a message from the contact page of the press room:', '{facts}', '{message}'],
    note: 'Reply to this message to write to the sender. The press room keeps it under the reference {reference}.',
  },
  it: {
    subject: '[{reference}] Richiesta: {subject}',
    paragraphs: ['un messaggio dalla pagina dei contatti della sala stampa:', '{facts}', '{message}'],
    note: 'Rispondi a questo messaggio per scrivere al mittente. È conservato nella sala stampa con il numero {reference}.',
  },
};

/** To an unverified address: contains nothing chosen by the sender. */
export const contactReceived: MailTemplate = {
  isNotice: true,
  en: {
    subject: 'We have received your message',
    paragraphs: [
      'we have received your message and will answer as soon as we can. Your reference: {reference}.',
      '{facts}',
      'If it is urgent, please call us: the numbers are on the contact page.',
    ],
    action: 'Open the contact page',
    note: 'If you did not write to us, somebody else typed your address. You need not do anything.',
  },
  it: {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    paragraphs: [
      'abbiamo ricevuto il tuo messaggio e risponderemo appena possibile. Numero di riferimento: {reference}.',
      '{facts}',
      'Se è urgente, chiamaci: i numeri sono nella pagina dei contatti.',
    ],
    action: 'Apri la pagina dei contatti',
    note: 'Se non ci hai scritto tu, qualcun altro ha digitato il tuo indirizzo. Non devi fare nulla.',
  },
  screen: 'contact-us',
};

/** To the verified address of an account: with the text. */
export const contactCopy: MailTemplate = {
  isNotice: true,
  en: {
    subject: 'We have received your message {reference}',
    paragraphs: [
      'we have received your message and will answer as soon as we can. If it is urgent, please call us.',
      'You wrote about “{subject}”:',
      '{message}',
      '{facts}',
    ],
    action: 'Open the contact page',
  },
  it: {
    subject: 'Abbiamo ricevuto il tuo messaggio {reference}',
    paragraphs: [
      'abbiamo ricevuto il tuo messaggio e risponderemo appena possibile. Se è urgente, chiamaci.',
      'Ci hai scritto di «{subject}»:',
      '{message}',
      '{facts}',
    ],
    action: 'Apri la pagina dei contatti',
  },
  screen: 'contact-us',
};

/** Answer of an officer to a message; replies to it are recognised by a tag. */
export const contactAnswer: MailTemplate = {
  en: {
    subject: 'Re: {subject} [{reference}]',
    paragraphs: ['{message}', '{files}', 'You wrote to us:', '{original}'],
    action: 'See all files',
    note: 'Your message is kept under the reference {reference}. You can simply reply to this e-mail.',
  },
  it: {
    subject: 'R: {subject} [{reference}]',
    paragraphs: ['{message}', '{files}', 'Ci hai scritto:', '{original}'],
    action: 'Vedi tutti i file',
    note: 'Il tuo messaggio è conservato con il numero {reference}. Puoi rispondere direttamente a questa e-mail.',
  },
  page: 'files',
};
