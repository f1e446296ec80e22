/** Events, applications for them, and badges. */
export const FAIR_MESSAGES = {
  ends_before_start: {
    en: 'It ends before it begins.',
    it: 'La fine precede l’inizio.',
  },
  applications_after_event: {
    en: 'Nobody applies after the event: choose an earlier moment.',
    it: 'Dopo l’evento non si accettano domande: scegli un momento precedente.',
  },
  event_in_use: {
    en: 'Somebody has applied for this event: it cannot be deleted.',
    it: 'Per questo evento ci sono già domande di accredito: non può essere eliminato.',
  },
  event_has_releases: {
    en: 'Press releases belong to this event: it cannot be deleted.',
    it: 'Ci sono comunicati legati a questo evento: non può essere eliminato.',
  },
  unknown_boilerplate: {
    en: 'There is no such boilerplate.',
    it: 'Questo boilerplate non esiste.',
  },
  unknown_event: {
    en: 'There is no such event.',
    it: 'Questo evento non esiste.',
  },
  event_closed: {
    en: 'Applications for this event are closed.',
    it: 'Le domande di accredito per questo evento sono chiuse.',
  },
  lane_closed: {
    en: 'The event takes no applications of this kind.',
    it: 'Per questo evento non si accettano domande di questa categoria.',
  },
  already_applied: {
    en: 'You have already applied for this event.',
    it: 'Hai già una domanda di accredito per questo evento.',
  },
  application_sent: {
    en: 'The application has been sent and can no longer be changed.',
    it: 'La domanda è stata inviata e non si può più modificare.',
  },
  application_decided: {
    en: 'The application has been decided and can no longer be withdrawn.',
    it: 'La domanda è già stata esaminata e non si può più ritirare.',
  },
  proof_missing: {
    en: 'Give your number in the Order with its region where that is enough, or add at least one document.',
    it: 'Indica il numero di tessera dell’Ordine con la regione, se la categoria lo prevede, oppure allega almeno un documento.',
  },
  proof_type: {
    en: 'Documents must be PDF, JPEG or PNG files.',
    it: 'I documenti devono essere file PDF, JPEG o PNG.',
  },
  order_number_invalid: {
    en: 'The number of the Order’s card has up to six digits.',
    it: 'Il numero della tessera dell’Ordine ha al massimo sei cifre.',
  },
  no_appeal: {
    en: 'There is no appeal against this, or no longer.',
    it: 'Il riesame non è previsto, oppure il termine è scaduto.',
  },
  not_to_be_decided: {
    en: 'Nothing of this kind can be decided here now.',
    it: 'In questo stato non si può prendere questa decisione.',
  },
  appeal_by_another: {
    en: 'You refused this application: somebody else decides on the appeal.',
    it: 'Hai respinto tu questa domanda: sul riesame decide un’altra persona.',
  },
} as const;
