import type { MailTemplate } from '../template.ts';

/** To colleagues: an event of a release that concerns them. */
export const releaseNews: MailTemplate = {
  screen: 'admin/press-releases/{release}',
  en: {
    subject: '{summary}: “{title}”',
    paragraphs: ['here is what’s new with “{title}”:', '{news}', '{address}'],
    action: 'Open the release',
    note: '{people}',
  },
  it: {
    subject: '{summary}: «{title}»',
    paragraphs: ['ecco le novità sul comunicato «{title}»:', '{news}', '{address}'],
    action: 'Apri il comunicato',
    note: '{people}',
  },
};

export const NEWS_WORDS = {
  en: {
    /** Event as worded in the subject. */
    short: {
      submitted: 'For review',
      returned: 'Returned',
      recalled: 'No longer scheduled',
      scheduled: 'Scheduled',
      published: 'Published',
      withdrawn: 'Withdrawn',
      assigned: 'Assigned to you',
      commented: 'New comment',
      corrected: 'Correction published',
    },
    several: 'News',
    lines: {
      submitted: '{person} has sent it for review.',
      returned: '{person} has returned it.',
      recalled: '{person} has taken it off the schedule.',
      scheduled: '{person} has scheduled it for {when}.',
      published: '{person} has published it.',
      withdrawn: '{person} has withdrawn it.',
      assigned: '{person} has assigned it to you.',
      commented: '{person} comments: {body}',
      corrected: '{person} has published a correction.',
    },
    commentedOn: '{person} on “{quote}”: {body}',
    appeared: 'It was published as scheduled.',
    /** Scheduled publication under an embargo that continues. */
    embargoed: 'It has been published as scheduled; readers see it from {from}.',
    note: 'Note: {note}',
    somebody: 'Somebody',
    untitled: 'Untitled',
    people: 'Reply to:',
    /** Before the page that everybody can read. */
    address: 'Public address:',
  },
  it: {
    short: {
      submitted: 'Da rivedere',
      returned: 'Restituito',
      recalled: 'Non più programmato',
      scheduled: 'Programmato',
      published: 'Pubblicato',
      withdrawn: 'Ritirato',
      assigned: 'Assegnato a te',
      commented: 'Nuovo commento',
      corrected: 'Rettifica pubblicata',
    },
    several: 'Novità',
    lines: {
      submitted: '{person} lo ha inviato in revisione.',
      returned: '{person} lo ha restituito.',
      recalled: '{person} ne ha annullato la programmazione.',
      scheduled: '{person} lo ha programmato per {when}.',
      published: '{person} lo ha pubblicato.',
      withdrawn: '{person} lo ha ritirato.',
      assigned: '{person} lo ha assegnato a te.',
      commented: '{person} commenta: {body}',
      corrected: '{person} ha pubblicato una rettifica.',
    },
    commentedOn: '{person} su «{quote}»: {body}',
    appeared: 'È stato pubblicato come programmato.',
    embargoed: 'È stato pubblicato come programmato; l’embargo finisce {from}.',
    note: 'Nota: {note}',
    somebody: 'Qualcuno',
    untitled: 'Senza titolo',
    people: 'Per rispondere:',
    address: 'Indirizzo pubblico:',
  },
};
