import type { MailTemplate } from '../template.ts';

const screen = 'admin/press-kits/{kit}';
const action = { en: 'Open the press kit', it: 'Apri la cartella stampa' };

/** To officers with the right to publish: a company's press office submitted a kit. */
export const kitSubmitted: MailTemplate = {
  screen,
  en: {
    subject: 'For review: press kit “{title}”',
    paragraphs: ['{person} of {company} has submitted the press kit “{title}” for review.', '{note}'],
    action: action.en,
  },
  it: {
    subject: 'Da rivedere: cartella stampa «{title}»',
    paragraphs: ['{person} di {company} ha inviato in revisione la cartella stampa «{title}».', '{note}'],
    action: action.it,
  },
};

/** To the submitter. */
export const kitReturned: MailTemplate = {
  screen,
  en: {
    subject: 'Returned: press kit “{title}”',
    paragraphs: [
      'the press office has returned the press kit “{title}”. What it says:',
      '{note}',
      'You can change the kit now, and submit it again.',
    ],
    action: action.en,
  },
  it: {
    subject: 'Restituita: cartella stampa «{title}»',
    paragraphs: [
      'l’ufficio stampa ha restituito la cartella stampa «{title}» con questa nota:',
      '{note}',
      'Ora puoi modificarla e inviarla di nuovo.',
    ],
    action: action.it,
  },
};

export const kitPublished: MailTemplate = {
  isNotice: true,
  screen: 'press-kit',
  en: {
    subject: 'Published: press kit “{title}”',
    paragraphs: ['the press office has published the press kit “{title}”.', '{note}'],
    action: 'See it as readers do',
  },
  it: {
    subject: 'Pubblicata: cartella stampa «{title}»',
    paragraphs: ['l’ufficio stampa ha pubblicato la cartella stampa «{title}».', '{note}'],
    action: 'Vedila come i lettori',
  },
};

export const kitWithdrawn: MailTemplate = {
  screen,
  en: {
    subject: 'Back to draft: press kit “{title}”',
    paragraphs: [
      'the press office has taken the press kit “{title}” back to draft: readers no longer see it.',
      '{note}',
      'You can change the kit now, and submit it again.',
    ],
    action: action.en,
  },
  it: {
    subject: 'Di nuovo in bozza: cartella stampa «{title}»',
    paragraphs: [
      'l’ufficio stampa ha riportato in bozza la cartella stampa «{title}»: i lettori non la vedono più.',
      '{note}',
      'Ora puoi modificarla e inviarla di nuovo.',
    ],
    action: action.it,
  },
};
