/** For messages about changes of a release that the reader has. */
export const TAKEN_WORDS = {
  en: {
    taken:
      'You copied or downloaded this press release or a file of it, or put it into a basket, on {date}. This is what became of it:',
    takenWithdrawn: 'You copied or downloaded it or a file of it, or put it into a basket, on {date}.',
    fields: {
      title: 'Title',
      subtitle: 'Subtitle',
      abstract: 'Summary',
      dateline: 'Place',
      body: 'Text',
    },
    before: 'Before',
    after: 'Now',
    rest: 'More has changed: the page of the press release shows all of it.',
    read: 'In the press room',
    why: 'You get this message because you took the press release or a file of it while you were signed in.',
    off: 'Turn these messages off',
  },
  it: {
    taken:
      'Hai copiato o scaricato questo comunicato o un suo file, oppure lo hai messo in una raccolta, {date}. Ecco che cosa è cambiato:',
    takenWithdrawn:
      'Hai copiato o scaricato il comunicato o un suo file, oppure lo hai messo in una raccolta, {date}.',
    fields: {
      title: 'Titolo',
      subtitle: 'Sottotitolo',
      abstract: 'Sommario',
      dateline: 'Luogo',
      body: 'Testo',
    },
    before: 'Prima',
    after: 'Ora',
    rest: 'Ci sono altre modifiche: la pagina del comunicato le mostra tutte.',
    read: 'Nella sala stampa',
    why: 'Ricevi questo messaggio perché hai preso il comunicato o un suo file mentre eri collegato al tuo account.',
    off: 'Disattiva questi messaggi',
  },
};
