import type { MailTemplate } from '../template.ts';

export const appointmentLink: MailTemplate = {
  page: 'appointment',
  en: {
    subject: 'Your link for: {title}',
    paragraphs: ['here is the link with which you answer to:', '{title}', '{when}'],
    action: 'Answer',
    note: 'If it was not you, ignore this message: nothing else comes.',
  },
  it: {
    subject: 'Il tuo link per: {title}',
    paragraphs: ['ecco il link con cui rispondere a:', '{title}', '{when}'],
    action: 'Rispondi',
    note: 'Se non l’hai chiesto tu, ignora questo messaggio: non arriverà altro.',
  },
};

export const appointmentConfirmed: MailTemplate = {
  page: 'appointment',
  en: {
    subject: 'Confirmed: {title}',
    paragraphs: [
      'your place is confirmed.',
      '{title}',
      '{when}',
      '{place}',
      'Your page shows your code for the entrance. There you change or cancel your answer, too.',
    ],
    action: 'Code and answer',
  },
  it: {
    subject: 'Confermato: {title}',
    paragraphs: [
      'il tuo posto è confermato.',
      '{title}',
      '{when}',
      '{place}',
      'La tua pagina mostra il codice per l’ingresso. Lì puoi anche cambiare o annullare la risposta.',
    ],
    action: 'Codice e risposta',
  },
};

export const appointmentWaiting: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'Waiting list: {title}',
    paragraphs: [
      'all places are taken. You are on the waiting list, and we write to you when a place becomes free.',
      '{title}',
      '{when}',
    ],
    action: 'Your answer',
  },
  it: {
    subject: 'Lista d’attesa: {title}',
    paragraphs: [
      'i posti sono esauriti. Sei in lista d’attesa: ti scriviamo se se ne libera uno.',
      '{title}',
      '{when}',
    ],
    action: 'La tua risposta',
  },
};

export const appointmentRemote: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'Follow remotely: {title}',
    paragraphs: ['you follow this appointment remotely.', '{title}', '{when}', '{link}'],
    action: 'Your answer',
  },
  it: {
    subject: 'A distanza: {title}',
    paragraphs: ['segui questo appuntamento a distanza.', '{title}', '{when}', '{link}'],
    action: 'La tua risposta',
  },
};

export const appointmentDeclined: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'You do not come: {title}',
    paragraphs: [
      'we have noted that you do not come.',
      '{title}',
      '{when}',
      'If it is in your calendar, the attached entry takes it out.',
    ],
    action: 'Change your answer',
  },
  it: {
    subject: 'Non vieni: {title}',
    paragraphs: [
      'abbiamo annotato che non vieni.',
      '{title}',
      '{when}',
      'Se è nel tuo calendario, l’allegato lo toglie.',
    ],
    action: 'Cambia la risposta',
  },
};

export const appointmentMovedUp: MailTemplate = {
  page: 'appointment',
  en: {
    subject: 'A place for you: {title}',
    paragraphs: [
      'a place has become free: it is yours.',
      '{title}',
      '{when}',
      '{place}',
      'If you cannot come, please cancel, so that somebody else can.',
    ],
    action: 'Code and answer',
  },
  it: {
    subject: 'Un posto per te: {title}',
    paragraphs: [
      'si è liberato un posto: è tuo.',
      '{title}',
      '{when}',
      '{place}',
      'Se non puoi venire, annulla, così può venire qualcun altro.',
    ],
    action: 'Codice e risposta',
  },
};

export const appointmentColleague: MailTemplate = {
  page: 'appointment',
  en: {
    subject: 'You are expected: {title}',
    paragraphs: [
      'a colleague has named you in their place.',
      '{title}',
      '{when}',
      '{place}',
      'Your page shows whether your place is confirmed, and your code for the entrance.',
    ],
    action: 'See and answer',
    note: 'If this is a mistake, say on the page that you do not come.',
  },
  it: {
    subject: 'Ti aspettiamo: {title}',
    paragraphs: [
      'una collega o un collega ti ha indicato al suo posto.',
      '{title}',
      '{when}',
      '{place}',
      'La tua pagina mostra se il posto è confermato, e il codice per l’ingresso.',
    ],
    action: 'Guarda e rispondi',
    note: 'Se è un errore, indica nella pagina che non vieni.',
  },
};

export const appointmentChanged: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'Changed: {title}',
    paragraphs: [
      'this appointment has changed. It takes place as follows.',
      '{title}',
      '{when}',
      '{place}',
      '{notice}',
    ],
    action: 'Your answer',
  },
  it: {
    subject: 'Modificato: {title}',
    paragraphs: [
      'questo appuntamento è cambiato. Si svolge così.',
      '{title}',
      '{when}',
      '{place}',
      '{notice}',
    ],
    action: 'La tua risposta',
  },
};

export const appointmentCancelled: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'Cancelled: {title}',
    paragraphs: ['this appointment does not take place.', '{title}', '{when}', '{notice}'],
    action: 'The appointment',
  },
  it: {
    subject: 'Annullato: {title}',
    paragraphs: ['questo appuntamento non si svolge.', '{title}', '{when}', '{notice}'],
    action: 'L’appuntamento',
  },
};

export const appointmentReminder: MailTemplate = {
  page: 'appointment',
  isNotice: true,
  en: {
    subject: 'Soon: {title}',
    paragraphs: ['this appointment takes place soon.', '{title}', '{when}', '{place}', '{link}'],
    action: 'Code and answer',
  },
  it: {
    subject: 'A breve: {title}',
    paragraphs: ['questo appuntamento si svolge a breve.', '{title}', '{when}', '{place}', '{link}'],
    action: 'Codice e risposta',
  },
};

export const appointmentPapers: MailTemplate = {
  page: 'appointment',
  en: {
    subject: 'Papers: {title}',
    paragraphs: ['thank you for coming. The papers are open for you.', '{title}'],
    action: 'Open the papers',
  },
  it: {
    subject: 'Materiali: {title}',
    paragraphs: ['grazie di essere venuti. I materiali sono aperti per te.', '{title}'],
    action: 'Apri i materiali',
  },
};
