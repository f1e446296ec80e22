import type { MailTemplate } from '../template.ts';

const own = { screen: 'admin/company' };
const action = { en: 'Open my company', it: 'Apri la mia azienda' };

/** To the person who claimed to work for a company. */
export const companyClaimRefused: MailTemplate = {
  screen: 'account/user-profile',
  en: {
    subject: 'Your work for {company} could not be confirmed',
    paragraphs: [
      'you told us that you work for {company}. The press office could not confirm it. The reason given:',
      '{reason}',
      'You can correct this in your profile, or write to the press office.',
    ],
    action: 'Open my profile',
  },
  it: {
    subject: 'Il tuo lavoro per {company} non è stato confermato',
    paragraphs: [
      'ci hai indicato che lavori per {company}. L’ufficio stampa non ha potuto confermarlo. Ecco il motivo:',
      '{reason}',
      'Puoi correggere l’indicazione nel tuo profilo oppure scrivere all’ufficio stampa.',
    ],
    action: 'Apri il mio profilo',
  },
};

export const companyNameApproved: MailTemplate = {
  isNotice: true,
  ...own,
  en: {
    subject: 'Name approved: “{wanted}”',
    paragraphs: [
      'the press office has approved the name “{wanted}” for your company: readers see it now.',
      '{note}',
    ],
    action: action.en,
  },
  it: {
    subject: 'Nome approvato: «{wanted}»',
    paragraphs: [
      'l’ufficio stampa ha approvato il nome «{wanted}» per la tua azienda: i lettori lo vedono da ora.',
      '{note}',
    ],
    action: action.it,
  },
};

export const companyNameRefused: MailTemplate = {
  ...own,
  en: {
    subject: 'The name “{wanted}” could not be approved',
    paragraphs: [
      'the press office could not approve the name “{wanted}” for your company. The reason given:',
      '{note}',
    ],
    action: action.en,
  },
  it: {
    subject: 'Il nome «{wanted}» non è stato approvato',
    paragraphs: [
      'l’ufficio stampa non ha approvato il nome «{wanted}» per la tua azienda. Ecco il motivo:',
      '{note}',
    ],
    action: action.it,
  },
};
