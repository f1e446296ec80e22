/** A table of contacts as an Italian press office keeps it in Excel: semicolons, Windows-1252, and what people type. */
const HEAD = 'Cognome;Nome;Titolo;Testata;Ruolo;E-mail;Telefono;Lingua;Paese;Settori;Note';

export const CONTACTS = 200;
/** Contacts with other subjects. */
const OTHERS = 12;
/** Contacts that were suppressed before the import. */
const STOPPED = 8;
/** Of the list of tiles. */
export const LISTED = CONTACTS - OTHERS;
export const REACHED = LISTED - STOPPED;
/** Missing mailboxes: the mail server refuses some at once, and returns the others later. */
const REFUSED = 8;
const RETURNED = 4;
/** Invalid rows: no address, half of one, an unknown country and an unknown language. */
export const FAULTY = 4;
/** Duplicate rows. */
export const REPEATED = 2;

const SURNAMES = [
  "Dall'Ò",
  'D’Angelo',
  'Rossi',
  'Cantù',
  'De Carlì',
  'Muñoz',
  'Groß',
  'BIANCHI',
  'Nicolò',
  'Lo Presti',
  'Müller',
  'Pellè',
  'Fabbri',
  'Zanasi',
  'Ferrari',
  'D’Urso',
  'Òrtiz',
  'Gàbor',
  'Marchesi',
  'Bèrgamo',
  'Tosi',
  'Villa',
  'Conti',
  'Serra',
  'Monti',
];
const NAMES = [
  'Niccolò',
  'Maria José',
  'Luca',
  'Elisabetta',
  'Zoë',
  'Gian Luca',
  'Mirò',
  'Anna',
  'Chloé',
  'Paolo',
  'Ilaria',
  'Noè',
  'Teresa',
  'Ugo',
  'Marta',
  'Piero',
  'Ada',
  'Remo',
  'Silvia',
  'Ivo',
];
const TITLES = ['Dott.', 'Dott.ssa', 'Sig.', ''];
const OUTLETS = [
  'Il Gazzettino dell’Emilia',
  'Corriere Ceramico',
  'Tile World',
  "L'Ora; Radio Città",
  'Bad & Küche',
];
const ROLES = ['Redattore', 'Caporedattrice', 'Freelance', 'Vice direttore'];
/** Language and country as the cells write them. */
const PLACES = [
  ['Italiano', 'Italia'],
  ['IT', 'ITALIA'],
  ['inglese', 'Regno Unito'],
  ['', ''],
  ['EN', 'Stati Uniti'],
  ['Tedesco', 'Germania'],
] as const;
const BEATS = ['Piastrelle', 'Piastrelle, Sanitari', 'Design; Piastrelle', 'Piastrelle / Economia'];

/** An entry of a list that goes round. */
const pick = <Entry>(from: readonly Entry[], at: number): Entry => from[at % from.length] as Entry;

export const emailOf = (at: number): string => `redazione.${at}@testata-${at % 25}.example`;
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at);
export const STOPPED_EMAILS = numbers(0, STOPPED).map(emailOf);
export const REFUSED_EMAILS = numbers(60, REFUSED).map(emailOf);
export const RETURNED_EMAILS = numbers(104, RETURNED).map(emailOf);

/** As it was typed: in capitals, with blanks, copied out of a mail program, and a second one after it. */
function typedEmail(at: number): string {
  const email = emailOf(at);
  const capitals = `R${email.slice(1)}`;
  return pick([email, capitals, `${email} `, `${email}; privato.${at}@posta.example`, `mailto:${email}`], at);
}

function toRow(at: number): string {
  const [language, country] = pick(PLACES, at);
  const isOther = at >= CONTACTS - OTHERS;
  const cells = [
    pick(SURNAMES, at),
    pick(NAMES, Math.floor(at / SURNAMES.length)),
    pick(TITLES, at),
    pick(OUTLETS, at),
    pick(ROLES, at),
    typedEmail(at),
    `0536 81 ${80 + (at % 20)} ${10 + (at % 90)}`,
    language,
    country,
    isOther ? 'Sport' : pick(BEATS, at),
    at === 7 ? 'Non chiamare il lunedì: "chiusura"' : '',
  ];
  return cells.map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');
}

const FAULTS = [
  'Senza;Posta;;Tile World;;;;;;;',
  'Mezza;Posta;;Tile World;;mezza.posta@;;;;;',
  'Altrove;Anna;;Tile World;;altrove@paper.example;;;Atlantide;;',
  'Muta;Anna;;Tile World;;muta@paper.example;;klingon;;;',
];

/** Letters of Windows that Latin 1 has not. */
const toWindows = (text: string): Buffer => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');

export function buildContactFile(): Buffer {
  const rows = numbers(0, CONTACTS).map(toRow);
  const again = numbers(120, REPEATED).map(toRow);
  // Excel leaves such a row below the last one.
  const blank = ';'.repeat(HEAD.split(';').length - 1);
  return toWindows(`${[HEAD, ...rows, ...FAULTS, ...again, blank].join('\r\n')}\r\n`);
}
